/** Addresses of things that do not exist: each page keeps the navigation, says what is missing, and leads on. */
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, test, visit } from '../app.ts'
import { en, named } from '../words.ts'

const { app } = en
const DEAD_ENDS = [
  { path: '/cards/nosuch', said: en.library.notFound, way: app.shelf.cards },
  { path: '/puzzles/9999', said: en.puzzles.gone, way: en.puzzles.all },
  { path: '/score/nosuch', said: app.gone, way: app.shelf.score },
  { path: '/play/nosuch', said: app.gone, way: app.yourGames },
  { path: '/replay/nosuch', said: app.gone, way: app.yourGames },
  { path: '/t/nosuch', said: en.problems['not-invited'], way: app.yourGames },
  { path: '/nosuch', said: app.notFoundHelp, way: app.yourGames },
]

test('leads on from a page whose card, puzzle, game or table does not exist', async () => {
  const page = await visit('/games')
  for (const { path, said, way } of DEAD_ENDS) {
    await page.goto(new URL(path, page.url()).href)
    await page.getByText(said).waitFor()
    await page.getByRole('navigation', named(app.nav.title)).waitFor()
    await page.getByRole('main').getByRole('link', named(app.home)).waitFor()
    expect(await page.getByRole('main').getByRole('link', named(way)).count(), path).toBe(1)
  }
  expectNoFaults()
  await closeVisit(page)
})

test('leads on from a person without an account', async () => {
  const page = await visit('/people/Nobody')
  await page.getByText(en.problems['no-person']).waitFor()
  await page.getByRole('main').getByRole('link', named(en.community.nav.tables)).click()
  await page.getByRole('heading', { level: 1, ...named(en.community.openTables) }).waitFor()
  await closeVisit(page)
})

test('shows the navigation while a table does not answer', async () => {
  const page = await visit('/games')
  await page.routeWebSocket(/./, (socket) => void socket.close())
  await page.goto(new URL('/t/DkKzAR', page.url()).href)
  await page.getByRole('button', named(en.online.tryNow)).waitFor()
  await page.getByRole('navigation', named(app.nav.title)).getByRole('link', named(app.nav.rules)).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await closeVisit(page)
})
