import { expect, test } from 'vitest'
import { answer, closeVisit, expectNoFaults, hand, useBrowser, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { openInn } from './inn.ts'

useBrowser()

const PHONE = { width: 390, height: 844 }

test('talk is a drawer, a vote stands in the middle, and who watches is nobody’s "you"', async () => {
  const { address } = await openInn()
  const host = await visit('/?edition=2e&seat=you&seat=bot&seat=bot&seat=bot', { address })
  await host.getByRole('button', { name: 'Lay a table' }).click()
  await host.getByRole('heading', { name: 'Your table is laid' }).waitFor()
  const { pathname, hash } = new URL(host.url())
  const maya = await visit(pathname + hash, { address, size: PHONE })
  await maya.getByLabel('Your name at this table').fill('Maya')
  await maya.getByRole('button', { name: 'Sit down' }).click()
  await host.getByRole('button', { name: 'Begin with Maya and 2 bots' }).click()
  await Promise.all([host, maya].map((page) => hand(page).waitFor()))
  await Promise.all([host, maya].map(answer))

  await hand(maya).waitFor()
  await maya.getByRole('button', { name: 'Talk' }).click()
  await maya.getByLabel('Say something').fill('no hurry, I am on the train')
  await maya.keyboard.press('Enter')
  await host.getByText('no hurry, I am on the train').waitFor()
  await expectAccessible(maya)
  await host.getByRole('button', { name: 'Talk' }).click()
  await host
    .getByRole('tabpanel')
    .getByText(/built|sold|bâti/)
    .first()
    .waitFor()
  await expectAccessible(host)
  await host.getByRole('tab', { name: 'Moves' }).click()
  expect(await host.getByRole('tabpanel').getByText('on the train').count()).toBe(0)
  await host.keyboard.press('Escape')
  await host.getByRole('tabpanel').waitFor({ state: 'hidden' })

  await maya.getByRole('button', { name: 'At the table' }).click()
  await maya.getByRole('button', { name: 'Ask for a pause' }).click()
  await host.getByText('Maya asks for a pause.').waitFor()
  await expectAccessible(host)

  const noor = await visit(pathname + hash, { address, language: 'fr' })
  await noor.getByLabel('Votre nom à cette table').fill('Noor')
  await noor.getByRole('button', { name: 'Seulement regarder' }).click()
  await noor.getByText('Les mains restent cachées.').waitFor()
  await expectAccessible(noor)
  expect(await noor.getByText('vous', { exact: true }).count()).toBe(0)
  await host.getByRole('button', { name: 'Agree' }).click()
  await host.getByText('The table rests.').waitFor()
  expectNoFaults()
  for (const page of [host, maya, noor]) await closeVisit(page)
})

test('who sits is told of the turn as wished: quiet hours and an address are kept', async () => {
  const { address } = await openInn()
  const host = await visit('/?edition=2e&seat=you&seat=bot&seat=bot', { address, size: PHONE })
  await host.getByRole('button', { name: 'Lay a table' }).click()
  const ways = host.getByRole('button', { name: 'Quiet hours, webhook' })
  await ways.click()
  await host.getByLabel(/^Webhook(?! of)/).fill('https://push.example/me')
  await host.getByLabel('Quiet hours').check()
  await host.getByLabel('from').fill('21:30')
  await expectAccessible(host)
  await host.getByRole('button', { name: 'Keep', exact: true }).first().click()
  await host.getByText('kept.').waitFor()
  await host.reload()
  await ways.click()
  expect(await host.getByLabel('from').inputValue()).toBe('21:30')
  expect(await host.getByLabel(/^Webhook(?! of)/).inputValue()).toBe('https://push.example/me')
  expectNoFaults()
  await closeVisit(host)
})
