import { clone, type Game, left, resolveConflicts, right, state, strength } from '@heptapolis/engine/show'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, test, plainVisit as visit } from '../app.ts'
import { atTurn, goOn, recordUntil } from '../records.ts'
import { en, named } from '../words.ts'

const SEATS = [0, 1, 2, 3]
const VALUES = [1, 3, 5]
const SYMBOLS = [0, 1, 2]

/** Every number that the table shows of a city. */
function numbersOf(g: Game, seat: number) {
  const won = VALUES.flatMap((value, i) => Array<number>(state.victories.get(g, seat, i)).fill(value))
  const lost = Array<number>(state.defeats.get(g, seat)).fill(-1)
  return {
    coins: [state.coins.get(g, seat)],
    shields: [strength(g, seat)],
    science: SYMBOLS.map((symbol) => state.symbols.get(g, seat, symbol)),
    tokens: [...won, ...lost].toSorted((a, b) => a - b),
  }
}

/** The numbers in a part of the page; words and signs between them are left out. */
async function readIn(page: Page, seat: number, topic: string): Promise<number[]> {
  const texts = await page.locator(`button[data-about="${seat}"][data-explain="${topic}"]`).allInnerTexts()
  return (
    texts
      .join(' ')
      .replaceAll('−', '-')
      .match(/[-]?\d+/g)
      ?.map(Number) ?? []
  )
}

test('shows the numbers of the engine after the conflicts of an Age', async () => {
  const isStart = atTurn(2, 1)
  let game: Game | undefined
  const setup = { edition: '2e' as const, boxes: [], seats: SEATS.map(() => ({})), seed: 'numbers' }
  const record = recordUntil(setup, (g) => {
    if (isStart(g)) game = clone(g)
    return isStart(g)
  })
  if (!game) throw new Error('Age II does not begin.')
  const page = await visit('/games')
  await goOn(page, record)
  await hand(page).waitFor()
  for (const seat of SEATS) {
    const { coins, shields, science, tokens } = numbersOf(game, seat)
    expect(await readIn(page, seat, 'coins'), `coins of ${seat}`).toEqual(coins)
    // Neighbours also show by how much they lead.
    expect((await readIn(page, seat, 'shields'))[0], `shields of ${seat}`).toBe(shields[0])
    expect(await readIn(page, seat, 'science'), `science of ${seat}`).toEqual(science)
    expect(
      (await readIn(page, seat, 'tokens')).toSorted((a, b) => a - b),
      `tokens of ${seat}`,
    ).toEqual(tokens)
  }
  const fights = await page.getByRole('region', named(en.app.ifAgeEnded)).locator('p').first().innerText()
  for (const foe of [left(game, 0), right(game, 0)]) {
    const points = pointsAgainst(game, foe)
    const name = en.say.wonder(game.rules.boards[state.board.get(game, foe)].def.wonder)
    expect(fights).toContain(en.app.fight(name, strength(game, 0), strength(game, foe), points))
  }
  expectNoFaults()
  await closeVisit(page)
})

/** The points of seat 0 in a conflict with one neighbour, if the Age ended now. Added up here on purpose, not by the app's own function. */
function pointsAgainst(g: Game, foe: number): number {
  const after = clone(g)
  let points = 0
  let isTheirs = false
  after.listener = ({ what, seat, ...event }) => {
    if (what === 'conflict') isTheirs = [seat, Reflect.get(event, 'other')].every((one) => one === 0 || one === foe)
    else if (isTheirs && seat === 0) points += Number(Reflect.get(event, 'value'))
  }
  resolveConflicts(after)
  return points
}
