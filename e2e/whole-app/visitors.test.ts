import { expect } from 'vitest'
import { closeVisit, contextOf, hand, test, visit } from '../app.ts'
import { en, fr, named } from '../words.ts'

test('starts every visitor without data of earlier ones', async () => {
  const first = await visit('/?edition=2e&seed=before&seat=you&seat=bot&seat=bot', { language: 'fr' })
  await first.getByRole('button', named(fr.app.play)).click()
  await hand(first).waitFor()
  await contextOf(first).addCookies([{ name: 'before', value: 'yes', url: first.url() }])
  await closeVisit(first)
  const second = await visit('/games')
  expect(contextOf(second)).toBe(contextOf(first))
  expect((await contextOf(second).cookies()).map(({ name }) => name)).not.toContain('before')
  await second.getByRole('heading', named(en.app.yourGames)).waitFor()
  expect(await second.getByRole('link', named(en.app.resume)).count()).toBe(0)
  await closeVisit(second)
})
