import {
  type Box,
  compile,
  fromPosition,
  type Game,
  newGame,
  type Position,
  type Result,
  scores,
} from '@heptapolis/engine'
import { play } from '@heptapolis/engine/records'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { setupFor } from '../testing.ts'
import { armadaWith } from './box.ts'
import { ARMADA, type ArmadaData } from './data.ts'
import { advance } from './pieces/define.ts'
import { navalStrength } from './rules/naval-conflict.ts'
import { coinsOfAll, shipsOf } from './testing.ts'

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** Boxes with changed Armada data, without changed code. */
const libraryWith = (change: Partial<ArmadaData>): readonly Box[] =>
  BOXES.map((box) => (box.id === 'armada' ? armadaWith({ ...ARMADA, ...change }) : box))
const gameWith = (change: Partial<ArmadaData>, position: Position): Game =>
  sure(fromPosition({ ...position, setup: { boxes: ['armada'] } }, libraryWith(change), { lenient: true }))

const finished = (city: Position['cities'][number]): Position => ({ cities: [city, {}, {}] })

describe('One number changed in the data changes the game', () => {
  test('a value of the red column', () => {
    const tracks = { ...ARMADA.tracks, red: { ...ARMADA.tracks.red, spaces: [{ naval: 6 }] } }
    const position = finished({ ships: { red: 1 } })
    expect(navalStrength(gameWith({}, position), 0)).toBe(1)
    expect(navalStrength(gameWith({ tracks }, position), 0)).toBe(6)
  })

  test('a value of the blue column', () => {
    const spaces = ARMADA.tracks.blue.spaces.map((space, i) => (i === 2 ? { points: 5 } : space))
    const tracks = { ...ARMADA.tracks, blue: { ...ARMADA.tracks.blue, spaces } }
    const position = finished({ coins: 0, ships: { blue: 3 } })
    expect(scores(gameWith({}, position))[0].total).toBe(4)
    expect(scores(gameWith({ tracks }, position))[0].total).toBe(5)
  })

  test('a cost of a shipyard', () => {
    const shipyards = ARMADA.shipyards.map((yard) => ({ ...yard, costs: { ...yard.costs, blue: [{ coins: 1 }] } }))
    const position: Position = { age: 1, cities: [{ wonder: 'gizah', coins: 1, hand: ['altar'] }, {}, {}] }
    const builds = { action: 'build', card: 'altar', fleet: 'blue' }
    expect(play(gameWith({}, position), 0, builds).ok).toBe(false)
    expect(play(gameWith({ shipyards }, position), 0, builds).ok).toBe(true)
  })

  test('the coins of a card', () => {
    const cards = ARMADA.cards.map((card) =>
      card.id === 'pirate-hideout' ? { ...card, effects: [{ kind: 'coins', coins: 9 } as const] } : card,
    )
    const position: Position = {
      cities: [{ coins: 0, hand: ['pirate-hideout'] }, { hand: ['altar'] }, { hand: ['well'] }],
    }
    const built = (g: Game) => {
      sure(play(g, 0, { action: 'build', card: 'pirate-hideout' }))
      sure(play(g, 1, { action: 'sell', card: 'altar' }))
      sure(play(g, 2, { action: 'sell', card: 'well' }))
      return coinsOfAll(g)[0]
    }
    expect(built(gameWith({}, position))).toBe(4)
    expect(built(gameWith({ cards }, position))).toBe(9)
  })

  test('the points of an island', () => {
    const islands = ARMADA.islands.map((island) =>
      island.id === 'royal-archipelago' ? { ...island, effects: [{ kind: 'points', points: 8 } as const] } : island,
    )
    const position = finished({ coins: 0, islands: ['royal-archipelago'] })
    expect(scores(gameWith({}, position))[0].total).toBe(7)
    expect(scores(gameWith({ islands }, position))[0].total).toBe(8)
  })

  test('the coins of Tax and Piracy', () => {
    const numbers = { ...ARMADA.numbers, piracyPerLevel: { value: 2, confidence: 'low' as const } }
    const victim = { coins: 10, ships: { yellow: 3 }, hand: ['altar'] }
    const position: Position = { cities: [{ hand: ['pirate-hideout'] }, victim, { hand: ['well'] }] }
    const left = (g: Game) => {
      sure(play(g, 0, { action: 'build', card: 'pirate-hideout' }))
      sure(play(g, 1, { action: 'sell', card: 'altar' }))
      sure(play(g, 2, { action: 'sell', card: 'well' }))
      return coinsOfAll(g)[1]
    }
    expect(left(gameWith({}, position))).toBe(13 - 2)
    expect(left(gameWith({ numbers }, position))).toBe(13 - 4)
  })

  test('the advances of a card: one no ship is left for lapses', () => {
    const effects = Array.from({ length: 3 }, () => advance(1))
    const cards = ARMADA.cards.map((card) => (card.id === 'dry-hold' ? { ...card, effects } : card))
    const lastSpaces = { red: 5, yellow: 6, blue: 5, green: 6 }
    const hand = ['altar']
    const g = gameWith({ cards }, { cities: [{ ships: lastSpaces, hand: ['dry-hold'] }, { hand }, { hand }] })
    sure(play(g, 0, { action: 'build', card: 'dry-hold' }))
    for (const seat of [1, 2]) sure(play(g, seat, { action: 'sell', card: 'altar' }))
    for (const fleet of ['red', 'blue']) sure(play(g, 0, { action: 'advance', fleet }))
    sure(play(g, 0, { action: 'skip' }))
    expect(shipsOf(g, 0)).toEqual({ red: 6, yellow: 6, blue: 6, green: 6 })
  })

  test('the length of a column: positions and moves follow', () => {
    const tracks = { ...ARMADA.tracks, red: { ...ARMADA.tracks.red, spaces: [{ naval: 1 }, { naval: 2 }] } }
    const position: Position = { cities: [{ ships: { red: 3 } }, {}, {}] }
    expect(shipsOf(gameWith({}, position), 0).red).toBe(3)
    expect(() => gameWith({ tracks }, position)).toThrow('"most":2')
  })
})

test('every value says how sure it is', () => {
  const { cards, islands, shipyards, siracusa, tracks, navalTokens, numbers } = ARMADA
  const all = [
    ...cards,
    ...islands,
    ...shipyards,
    ...siracusa,
    ...Object.values(tracks),
    navalTokens,
    ...Object.values(numbers),
  ]
  expect(all).toHaveLength(24 + 27 + 8 + 2 + 4 + 1 + 4)
  for (const { confidence } of all) expect(['high', 'medium', 'low']).toContain(confidence)
})

test('a box with other values sits beside the printed one: two games, two rulesets', () => {
  const setup = setupFor(3, { boxes: ['armada'] })
  const tracks = { ...ARMADA.tracks, red: { ...ARMADA.tracks.red, spaces: [{ naval: 9 }] } }
  const printed = newGame(sure(compile(setup, BOXES)), setup.seed)
  const other = newGame(sure(compile(setup, libraryWith({ tracks }))), setup.seed)
  expect(shipsOf(printed, 0)).toEqual(shipsOf(other, 0))
})
