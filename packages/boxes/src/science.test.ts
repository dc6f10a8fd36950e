/** All symbols of a city form one hand, from any box, and all choices are decided together. */
import {
  type CityPosition,
  derive,
  EDITIONS,
  type Effect,
  type Game,
  type List,
  left,
  type Piece,
  type Random,
  right,
  type ScienceSymbol,
  SYMBOLS,
  shuffle,
  state,
} from '@heptapolis/engine/box'
import { clone, random, scores } from '@heptapolis/engine/search'
import { piecePoints } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { islands } from './armada/columns.ts'
import { held, SCIENCE_POINTS } from './babel/projects/tokens.ts'
import { rewards } from './edifice/columns.ts'
import { BOXES } from './index.ts'
import { copied, leaders } from './leaders/columns.ts'
import { playOut, points, type Scenario, scenario, setupFor } from './testing.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)

/** Science of the first city beside this neighbour, in a finished game of the first edition with every box. */
function science(city: CityPosition, neighbour: CityPosition = {}, table: Partial<Scenario> = {}): number {
  const cities = [
    { wonder: 'gizah', side: 'a', ...city },
    { wonder: 'rhodos', side: 'a', ...neighbour },
    { wonder: 'ephesos', side: 'a' },
  ]
  return points(
    scenario({
      edition: '1e',
      boxes: ALL,
      options: { leadersAnniversary: true, citiesAnniversary: true },
      ...table,
      cities,
    }),
    0,
    'science',
  )
}

describe('An exchanged symbol', () => {
  test('is one of the own city: a borrowed one cannot be exchanged', () => {
    const neighbour = { cards: ['apothecary'] }
    expect(science({ leaders: ['aganice'], cards: ['pigeonhole'] }, neighbour)).toBe(1)
    // Three gears and a copied compass, which cannot become the fourth gear: a gear becomes the tablet of a set.
    const gears = ['workshop', 'laboratory', 'study']
    expect(science({ leaders: ['aganice'], cards: [...gears, 'pigeonhole'] }, neighbour)).toBe(4 + 1 + 1 + 7)
    // An own compass may become that tablet, beside the copied one.
    expect(science({ leaders: ['aganice', 'euclid'], cards: [...gears, 'pigeonhole'] }, neighbour)).toBe(9 + 1 + 1 + 7)
  })

  test('works for whoever copies Aganice as well', () => {
    const cards = ['apothecary', 'dispensary', 'workshop']
    expect(science({ copied: ['aganice'], cards }, { leaders: ['aganice'] })).toBe(3 + 7)
  })

  test('may be one of free choice, or of the majority, once it has been counted (our ruling)', () => {
    // The majority adds two equal symbols. One of them is exchanged, and the free one makes the set.
    const city = { leaders: ['enheduanna'], cards: ['navigation-firm', 'scientists-guild'] }
    expect(science(city)).toBe(9)
    expect(science({ ...city, leaders: ['enheduanna', 'aganice'] })).toBe(3 + 7)
  })
})

describe('A symbol of the majority', () => {
  test('without any symbol is one of any kind: all three are equal (our ruling)', () => {
    expect(science({ leaders: ['enheduanna'] })).toBe(1)
    expect(science({ cards: ['navigation-firm'] })).toBe(1)
    // The first may be any, the others follow it.
    expect(science({ leaders: ['enheduanna'], cards: ['navigation-firm', 'cabinet-of-explorers'] })).toBe(9)
  })

  test('counts borrowed symbols among those there are', () => {
    const neighbour = { cards: ['workshop', 'laboratory'] }
    const city = { cards: ['apothecary', 'pigeonhole', 'band-of-spies', 'navigation-firm'] }
    expect(science(city, neighbour)).toBe(9 + 1)
  })
})

test('a copied Aristotle, and a token of Archives, raise every set of the hand, free symbols included', () => {
  const free = { cards: ['scientists-guild'], islands: ['golden-archipelago'], leaders: ['euclid'] }
  expect(science(free)).toBe(3 + 7)
  const raised = { ...free, copied: ['aristotle'], projectTokens: [SCIENCE_POINTS] }
  expect(science(raised, { leaders: ['aristotle'] })).toBe(3 + 7 + 3 + 3)
})

describe('The symbol of a repeated or copied Scientists Guild', () => {
  const THREES = ['workshop', 'laboratory', 'study', 'apothecary', 'dispensary', 'lodge']
  const edifices = [{ id: 'agora', state: 'built' as const }]

  test('is not held to the ten points of a guild with Armada', () => {
    // The guild gives the second tablet, its repetition the third: twelve more points.
    const city = { cards: [...THREES, 'scriptorium', 'scientists-guild'] }
    expect([science(city), science({ ...city, pawns: [0, 0, 1] }, {}, { edifices })]).toEqual([36, 48])
    const olympia = { wonder: 'olympia', side: 'b', stages: 3, cards: [...THREES, 'scriptorium', 'library'] }
    expect([science(olympia), science(olympia, { cards: ['scientists-guild'] })]).toEqual([36, 48])
  })

  test('joins free, borrowed and majority symbols, and the dearer sets of Aristotle', () => {
    const olympia = { wonder: 'olympia', side: 'b', stages: 3 }
    const lender = { cards: ['scientists-guild', 'lodge'] }
    // Two gears, the copied compass, and the symbol of the guild as the tablet.
    const city = { ...olympia, cards: ['workshop', 'navigation-firm', 'pigeonhole'] }
    expect(science(city, lender)).toBe(4 + 1 + 1 + 7)
    expect(science({ ...city, leaders: ['aristotle'] }, lender)).toBe(4 + 1 + 1 + 10)
    expect(science({ ...city, leaders: ['aristotle', 'enheduanna'] }, lender)).toBe(9 + 1 + 1 + 10)
  })
})

/** Choice about symbols; the order of choices is free. */
type Choice = 'free' | 'borrow' | 'majority' | 'exchange'

interface Symbols {
  own: ScienceSymbol[]
  borrowed: ScienceSymbol[]
  /** Symbols of neighbouring green cards that are not copied yet. */
  lenders: ScienceSymbol[]
}

const howMany = (symbols: readonly ScienceSymbol[], kind: ScienceSymbol): number =>
  symbols.filter((one) => one === kind).length

function worth({ own, borrowed }: Symbols, perSet: number): number {
  const piles = SYMBOLS.map((kind) => howMany([...own, ...borrowed], kind))
  return piles.reduce((sum, pile) => sum + pile * pile, 0) + perSet * Math.min(...piles)
}

const without = <T>(list: readonly T[], one: T): T[] => list.filter((_, i) => i !== list.indexOf(one))

/** Possible results of a choice. */
function outcomes(choice: Choice, { own, borrowed, lenders }: Symbols): Symbols[] {
  const all = [...own, ...borrowed]
  const largest = Math.max(...SYMBOLS.map((kind) => howMany(all, kind)))
  const leading = SYMBOLS.filter((kind) => howMany(all, kind) === largest)
  switch (choice) {
    case 'free':
      return SYMBOLS.map((kind) => ({ own: [...own, kind], borrowed, lenders }))
    case 'majority':
      return leading.map((kind) => ({ own: [...own, kind], borrowed, lenders }))
    case 'borrow':
      return [...new Set(lenders)].map((kind) => ({
        own,
        borrowed: [...borrowed, kind],
        lenders: without(lenders, kind),
      }))
    case 'exchange':
      return [...new Set(own)].flatMap((kind) =>
        SYMBOLS.map((other) => ({ own: [...without(own, kind), other], borrowed, lenders })),
      )
  }
}

/** Brute force over every choice in every order. */
function tryAll(symbols: Symbols, choices: readonly Choice[], perSet: number): number {
  const next = [...new Set(choices)].flatMap((choice) =>
    outcomes(choice, symbols).map((after) => tryAll(after, without(choices, choice), perSet)),
  )
  return Math.max(worth(symbols, perSet), ...next)
}

const CHOICES: Partial<Record<Effect['kind'], Choice>> = {
  mask: 'borrow',
  majority: 'majority',
  commonSymbol: 'majority',
  swapSymbol: 'exchange',
}

const effectsOf = (pieces: readonly Piece[]): Effect[] => pieces.flatMap(({ def }) => def.effects ?? [])
const cardsOf = (g: Game, seat: number): Piece[] => state.cards.items(g, seat).map((card) => g.rules.pieces[card])

/** Guilds that each repeating piece may choose: none, or one of these. */
function guildsToRepeat(g: Game, seat: number, { kind }: Effect): Piece[][] {
  const cities = kind === 'copyGuild' ? [left(g, seat), right(g, seat)] : kind === 'repeatGuild' ? [seat] : undefined
  if (!cities) return []
  return [cities.flatMap((city) => cardsOf(g, city)).filter(({ def }) => def.colour === 'purple')]
}

/** All ways to take one entry of each list. */
const picks = <T>([first, ...rest]: readonly T[][]): T[][] =>
  first === undefined ? [[]] : picks(rest).flatMap((others) => first.map((one) => [one, ...others]))

/** Science and repeated guilds of a city, recomputed from its pieces. */
function secondReckoning(g: Game, seat: number): { most: number; choices: number } {
  const pieces = g.rules.holdings.flatMap((list) => list.items(g, seat).map((index) => g.rules.pieces[index]))
  const effects = effectsOf(pieces)
  const perSet = effects.reduce(
    (sum, effect) => sum + (effect.kind === 'setBonus' || effect.kind === 'projectSets' ? effect.points : 0),
    7,
  )
  const green = [left(g, seat), right(g, seat)].flatMap((city) => cardsOf(g, city))
  const symbols: Symbols = {
    own: symbolsIn(effects),
    borrowed: [],
    lenders: symbolsIn(effectsOf(green.filter(({ def }) => def.colour === 'green'))),
  }
  const choices = [...effects.flatMap(({ kind }) => CHOICES[kind] ?? []), ...freeIn(effects)]
  const repeated = picks(
    effects.flatMap((effect) => guildsToRepeat(g, seat, effect)).filter(({ length }) => length > 0),
  )
  const totals = repeated.map((guilds) => {
    const plain = guilds.reduce((sum, guild) => sum + piecePoints(g, seat, guild), 0)
    return plain + tryAll(symbols, [...choices, ...freeIn(effectsOf(guilds))], perSet)
  })
  return { most: Math.max(...totals), choices: choices.length }
}

const symbolsIn = (effects: readonly Effect[]): ScienceSymbol[] =>
  effects.flatMap((effect) => (effect.kind === 'science' && effect.symbol ? [effect.symbol] : []))
const freeIn = (effects: readonly Effect[]): Choice[] =>
  effects.flatMap((effect) => (effect.kind === 'science' && !effect.symbol ? ['free' as const] : []))

/** The same points from the score sheet: symbols, and pieces that repeat a guild. */
function onTheSheet(g: Game, seat: number): number {
  const repeats = g.rules.pieces.filter(({ def }) =>
    (def.effects ?? []).some(({ kind }) => kind === 'copyGuild' || kind === 'repeatGuild'),
  )
  const sources = new Set(['symbols', ...repeats.map(({ id }) => id)])
  const entries = scores(g)[seat].rows.flatMap(({ from }) => from)
  return entries.filter(({ source }) => sources.has(source)).reduce((sum, entry) => sum + entry.points, 0)
}

/** Pieces with symbols, and their lists. */
const PIECES: readonly [List, string][] = [
  ...['scientists-guild', 'workers-guild', 'apothecary', 'workshop', 'scriptorium'].map(at(state.cards)),
  ...['pigeonhole', 'band-of-spies', 'cabinet-of-explorers', 'navigation-firm'].map(at(state.cards)),
  ...['olympia-b-3', 'great-wall-b-2', 'great-wall-night-2', 'great-wall-a-2', 'great-wall-day-2'].map(
    at(state.stages),
  ),
  ...['aristotle', 'aganice', 'enheduanna', 'euclid'].map(at(leaders)),
  ...['aganice', 'aristotle'].map(at(copied)),
  ...['golden-archipelago', 'emerald-archipelago'].map(at(islands)),
  ...['agora', 'agora'].map(at(rewards)),
  ...[SCIENCE_POINTS].map(at(held)),
]

function at(list: List): (id: string) => [List, string] {
  return (id) => [list, id]
}

/** Finished game with some of them added to every city. */
function enriched(g: Game, chance: Random): Game {
  const richer = clone(g)
  const there = PIECES.filter(([list, id]) => g.rules.holdings.includes(list) && g.rules.byId.has(id))
  for (let seat = 0; seat < g.rules.cities; seat++) {
    for (const [list, id] of shuffle([...there], chance).slice(0, 4)) list.push(richer, seat, g.rules.piece(id).index)
    derive(richer, seat)
  }
  return richer
}

/** Maximum number of choices that brute force can handle. */
const MOST_CHOICES = 6

test.each(EDITIONS)('random finished games of random mixes (%s) score what trying every choice finds', (edition) => {
  const chance = random(`science ${edition}`)
  let checked = 0
  let hard = 0
  for (let game = 0; game < 12; game++) {
    const boxes = game === 0 ? ALL : ALL.filter(() => chance.below(2) > 0)
    const setup = setupFor(3 + chance.below(3), {
      edition,
      boxes,
      options: { leadersAnniversary: true, citiesAnniversary: true },
      seed: `science ${game}`,
    })
    const { game: ended } = playOut(setup, chance)
    for (const g of [ended, enriched(ended, chance), enriched(ended, chance)]) {
      for (let seat = 0; seat < g.rules.players; seat++) {
        const { most, choices } = secondReckoning(g, seat)
        if (choices > MOST_CHOICES) continue
        expect(onTheSheet(g, seat)).toBe(most)
        checked++
        if (choices > 2) hard++
      }
    }
  }
  expect(checked).toBeGreaterThan(100)
  expect(hard).toBeGreaterThan(20)
})
