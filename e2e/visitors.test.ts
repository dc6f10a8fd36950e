import { expect } from 'vitest'
import { closeVisit, contextOf, hand, test, visit } from './app.ts'

test('whoever comes finds nothing of whoever was there before', async () => {
  const first = await visit('/?edition=2e&seed=before&seat=you&seat=bot&seat=bot', { language: 'fr' })
  await first.getByRole('button', { name: 'Jouer', exact: true }).click()
  await hand(first).waitFor()
  await contextOf(first).addCookies([{ name: 'before', value: 'yes', url: first.url() }])
  await closeVisit(first)
  const second = await visit('/games')
  expect(contextOf(second)).toBe(contextOf(first))
  expect((await contextOf(second).cookies()).map(({ name }) => name)).not.toContain('before')
  await second.getByRole('heading', { name: 'Your games' }).waitFor()
  expect(await second.getByRole('link', { name: 'Resume' }).count()).toBe(0)
  await closeVisit(second)
})
