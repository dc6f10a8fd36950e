/** Compares payments with a brute-force search that uses no vectors: it tries every source for every unit. */

import { compile, type Edition, fromPosition, type Ruleset } from '@heptapolis/engine'
import { type Cost, type PieceDef, RAW, type Resource } from '@heptapolis/engine/show'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { legal, setupFor } from '../testing.ts'

/** One unit per turn of any of these kinds, with its price and payee. */
interface Source {
  kinds: readonly Resource[]
  seller: 'own' | 'left' | 'right'
}
interface City {
  board: string
  stages: number
  cards: string[]
}
interface Table {
  edition: Edition
  cities: City[]
  coins: number
  hand: string
}

const rulesOf = (edition: Edition): Ruleset => {
  const rules = compile(setupFor(3, { edition }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}
const RULES: Record<Edition, Ruleset> = { '1e': rulesOf('1e'), '2e': rulesOf('2e') }

const unitsOf = (def: Pick<PieceDef, 'effects'>, seller: Source['seller']): Source[] =>
  (def.effects ?? []).flatMap((effect) => {
    if (effect.kind !== 'produce') return []
    const sure = (effect.all ?? []).map((kind) => ({ kinds: [kind], seller }))
    return effect.any ? [...sure, { kinds: effect.any, seller }] : sure
  })

function sources(rules: Ruleset, city: City, seller: Source['seller']): Source[] {
  const board = rules.boards.find((one) => one.def.id === city.board)
  if (!board) throw new Error(city.board)
  const cards = city.cards.map((id) => rules.piece(id).def)
  const sold = cards.filter((card) => card.colour === 'brown' || card.colour === 'grey')
  const start = unitsOf({ effects: board.def.start }, seller)
  if (seller !== 'own') return [...start, ...sold.flatMap((card) => unitsOf(card, seller))]
  const stages = board.def.stages.slice(0, city.stages)
  return [...start, ...[...cards, ...stages].flatMap((piece) => unitsOf(piece, seller))]
}

function price(city: City, kind: Resource, side: 'left' | 'right'): number {
  const raw = RAW.includes(kind)
  if (!raw) return city.cards.includes('marketplace') ? 1 : 2
  const post = side === 'left' ? 'west-trading-post' : 'east-trading-post'
  return city.cards.includes(post) || (city.board === 'olympia-b' && city.stages >= 1) ? 1 : 2
}

/** Every payment [left, right, bank] of the cost that no other undercuts. */
function twin({ edition, cities, coins }: Table, cost: Cost): string[] {
  const rules = RULES[edition]
  const [own, left, right] = cities
  const all = [...sources(rules, own, 'own'), ...sources(rules, left, 'left'), ...sources(rules, right, 'right')]
  const { coins: bank = 0, ...goods } = cost
  const needed = Object.entries(goods).flatMap(([kind, count]) => Array<Resource>(Number(count)).fill(kind as Resource))
  let partial = new Map([['', { used: new Set<number>(), left: 0, right: 0 }]])
  for (const kind of needed) {
    const next: typeof partial = new Map()
    for (const { used, left: l, right: r } of partial.values()) {
      for (const [i, source] of all.entries()) {
        if (used.has(i) || !source.kinds.includes(kind)) continue
        const toLeft = source.seller === 'left' ? l + price(own, kind, 'left') : l
        const toRight = source.seller === 'right' ? r + price(own, kind, 'right') : r
        const taken = new Set([...used, i])
        next.set(`${[...taken].sort((a, b) => a - b)} ${toLeft} ${toRight}`, {
          used: taken,
          left: toLeft,
          right: toRight,
        })
      }
    }
    partial = next
  }
  const pays = [...partial.values()].filter((way) => way.left + way.right + Number(bank) <= coins)
  const undercut = (way: { left: number; right: number }) =>
    pays.some((o) => o.left <= way.left && o.right <= way.right && o.left + o.right < way.left + way.right)
  return [...new Set(pays.filter((way) => !undercut(way)).map((way) => `${way.left} ${way.right} ${bank}`))].sort()
}

const TRADING = ['brown', 'grey', 'yellow']

const tables = fc
  .record({
    edition: fc.constantFrom<Edition>('1e', '2e'),
    boards: fc.shuffledSubarray(['alexandria', 'babylon', 'ephesos', 'gizah', 'halikarnassos', 'olympia', 'rhodos'], {
      minLength: 3,
      maxLength: 3,
    }),
    sides: fc.array(fc.nat(1), { minLength: 3, maxLength: 3 }),
    stages: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
    given: fc.array(fc.tuple(fc.nat(199), fc.nat(2)), { maxLength: 30 }),
    coins: fc.nat(14),
    hand: fc.nat(199),
  })
  .map(({ edition, boards, sides, stages, given, coins, hand }): Table => {
    const rules = RULES[edition]
    const cards = rules.pieces.filter((piece) => piece.sort === 'card' || piece.sort === 'guild')
    const trading = cards.filter((card) => TRADING.includes(card.def.colour ?? '') && card.age < 3)
    const cities = boards.map((wonder, seat): City => {
      const sidesOf = rules.boards.filter((board) => board.def.wonder === wonder)
      return { board: sidesOf[sides[seat]].def.id, stages: stages[seat], cards: [] }
    })
    for (const [pick, seat] of given) {
      const card = trading[pick % trading.length]
      const printed = cities.filter((city) => city.cards.includes(card.id)).length < card.copies.length
      const named = cities[seat].cards.some((id) => rules.piece(id).title === card.title)
      if (printed && !named) cities[seat].cards.push(card.id)
    }
    return { edition, cities, coins, hand: cards[hand % cards.length].id }
  })

function load(table: Table) {
  const { boards } = RULES[table.edition]
  const cities = table.cities.map(({ board, stages, cards }, seat) => {
    const { wonder, side } = boards.find((one) => one.def.id === board)?.def ?? { wonder: '', side: '' }
    return {
      wonder,
      side,
      stages,
      cards,
      coins: seat === 0 ? table.coins : 9,
      hand: [seat === 0 ? table.hand : 'altar'],
    }
  })
  const position = { setup: { edition: table.edition }, age: 3, turn: 3, cities }
  const g = fromPosition(position, BOXES, { lenient: true })
  if (!g.ok) throw new Error(g.error.message)
  return g.value
}

const offered = (table: Table, action: string): string[] =>
  legal(load(table), 0, { action })
    .filter((move) => move.by === undefined)
    .map(({ pay = {} }) => `${pay.left ?? 0} ${pay.right ?? 0} ${pay.bank ?? 0}`)
    .sort()

const options = { numRuns: 250, seed: 7 }

describe('Payments', () => {
  test('for a card are those the brute-force twin finds', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const g = load(table)
        const card = g.rules.piece(table.hand)
        const has = table.cities[0].cards.some((id) => g.rules.piece(id).title === card.title)
        const free = has || legal(g, 0, { action: 'build' }).some((move) => move.by !== undefined)
        fc.pre(!free)
        expect(offered(table, 'build')).toEqual(twin(table, card.def.cost ?? {}))
      }),
      options,
    )
  })

  test('for a stage are those the brute-force twin finds', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const board = RULES[table.edition].boards.find((one) => one.def.id === table.cities[0].board)
        const stage = board?.def.stages[table.cities[0].stages]
        expect(offered(table, 'stage')).toEqual(stage ? twin(table, stage.cost ?? {}) : [])
      }),
      options,
    )
  })
})
