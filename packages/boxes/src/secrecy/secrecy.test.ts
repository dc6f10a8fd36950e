import {
  type Action,
  EDITIONS,
  type Game,
  type Layer,
  move,
  type Ruleset,
  state,
  tell,
  toAct,
} from '@heptapolis/engine/box'
import { gameOf, view } from '@heptapolis/engine/records'
import { compile, isFresh, isOver, random, SELL, type Setup } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { begin, finish, playOut, setupFor } from '../testing.ts'
import { leakAhead, leakAt } from './secrecy.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)
const PAIRS = ALL.flatMap((one, i) => ALL.slice(i + 1).map((other) => [one, other]))
const PLAYERS = [4, 3, 2, 6, 5, 7, 8]
const MIXES = [[], ...ALL.map((box) => [box]), ...PAIRS, ALL]

const IS_COMPLETE = process.env.MODE === 'complete'

/**
 * No box, each box, each pair and all; player counts and teams rotate. The complete set plays each pair in both
 * editions, `npm test` in one.
 */
const TABLES = EDITIONS.flatMap((edition, e) =>
  MIXES.flatMap((boxes, m) =>
    IS_COMPLETE || boxes.length !== 2 || m % 2 === e ? tableFor(edition, boxes, m * 3 + e) : [],
  ),
)

function tableFor(edition: Setup['edition'], boxes: string[], from: number): [string, Setup][] {
  const setups = PLAYERS.map((_, i) => {
    const players = PLAYERS[(from + i) % PLAYERS.length]
    const teams = boxes.includes('cities') && players % 2 === 0 && from % 2 === 0
    return setupFor(players, { edition, boxes, seed: `secret ${from}`, ...(teams ? { teams } : {}) })
  })
  const setup = setups.find((one) => compile(one, BOXES).ok)
  if (!setup) return []
  const where = `${setup.seats.length} players${setup.teams ? ' in teams' : ''}`
  return [[`${edition}, ${boxes.join(' + ') || 'base game'}, ${where}`, setup]]
}

/** Of games with two boxes `npm test` compares one position of so many. */
const PAIR_EVERY = IS_COMPLETE ? 1 : 2

/** The open question is always resolved; playing further costs more. */
const AHEAD_EVERY = IS_COMPLETE ? 12 : 24

describe('Two games that differ only in what a seat may not know are the same to it', () => {
  test.each(TABLES)('%s', (_name, setup) => {
    const chance = random(`${setup.seed} compared`)
    const every = setup.boxes.length === 2 ? PAIR_EVERY : 1
    playOut(setup, random(setup.seed), (g) => {
      if (chance.below(every) > 0) return
      const viewer = chance.below(g.rules.players + 1) - 1
      expect(leakAt(g, viewer, chance)).toBeUndefined()
      const isLong = chance.below(AHEAD_EVERY) === 0
      if (isLong || isFresh(g)) expect(leakAhead(g, viewer, chance, isLong ? undefined : 1)).toBeUndefined()
    })
  })
})

test('what a seat holds is shown in the order of the pieces, however it was drawn, picked or passed', () => {
  const fields = ['hand', 'leaderHand', 'drafted', 'islandOffer', 'tiles', 'tilesOffered', 'tilesLaid']
  const met = new Set<string>()
  const look = (g: Game): void => {
    if (isOver(g)) return
    for (const seat of toAct(g)) {
      const city = view(g, seat).cities[seat]
      for (const field of fields) {
        const shown = ((city[field] ?? []) as string[]).map((id) => g.rules.piece(id).index)
        expect(shown).toEqual(shown.toSorted((a, b) => a - b))
        if (shown.length > 1) met.add(field)
      }
    }
  }
  for (const seed of IS_COMPLETE ? ['one', 'two', 'three', 'four'] : ['one', 'two'])
    playOut(setupFor(7, { boxes: ALL, seed }), random(seed), look)
  expect([...met]).toEqual(
    expect.arrayContaining(['drafted', 'hand', 'islandOffer', 'leaderHand', 'tiles', 'tilesOffered']),
  )
})

test('what is hidden, and from whom, is settled: it stays so whatever boxes come', () => {
  const { columns } = begin(setupFor(4, { boxes: ALL })).rules
  const seenBy = (sees: string) => columns.filter((column) => column.sees === sees).map(({ key }) => key)
  const toNobody = ['chance', 'discard', 'pile', 'leaderBox', 'islandPile1', 'islandPile2', 'islandPile3']
  const toItsPlayer = [
    ...['hand', 'chosen', 'replies', 'leaderHand', 'drafted'],
    ...['islandOffer', 'islandKept', 'tiles', 'tilesOffered', 'tilesLaid'],
  ]
  expect(seenBy('none')).toEqual(expect.arrayContaining(toNobody))
  expect(seenBy('own')).toEqual(expect.arrayContaining(toItsPlayer))
  expect(seenBy('owner')).toEqual(['buried'])
})

/** Fresh game under changed rules. */
function under(change: (rules: Ruleset) => Partial<Ruleset>): Game {
  const { rules, cells } = begin(setupFor(3))
  return gameOf({ ...rules, ...change(rules) }, cells)
}

/** Fresh game in which a sale does something else. */
const selling = (activate: Action['activate']): Game =>
  under(({ actions }) => ({ actions: actions.with(SELL, { ...actions[SELL], activate }) }))

function firstLeak(g: Game): string | undefined {
  const chance = random('leaks')
  let found: string | undefined
  finish(g, random('plays'), (now) => {
    found ??= leakAt(now, 0, chance) ?? leakAhead(now, 0, chance)
  })
  return found
}

describe('The comparison notices', () => {
  test('nothing where nothing leaks', () => {
    expect(firstLeak(under(() => ({})))).toBeUndefined()
  })

  test('legal moves that tell a card of the neighbour', () => {
    const nosy: Layer['moves'] = (g, seat, out) => out.push(move(SELL, state.hand.item(g, seat === 0 ? 1 : seat, 0)))
    const [turn, ...others] = begin(setupFor(3)).rules.layers
    const g = under(() => ({ layers: [{ ...turn, moves: nosy }, ...others] }))
    expect(leakAt(g, 0, random('nosy'))).toContain('legal moves')
  })

  test('an event that names a card sold', () => {
    const g = selling((now, seat, { card }) => tell(now, { what: 'sold', seat, card: now.rules.pieces[card].id }))
    expect(firstLeak(g)).toMatch(/^Seat 0 is told .*"sold"/)
  })

  test('a number everybody sees that follows from a card nobody may see', () => {
    expect(firstLeak(selling((g, seat, { card }) => state.coins.add(g, seat, card % 2)))).toContain('coins tells')
  })
})
