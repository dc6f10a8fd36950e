import { moveText, parseMoveText, parseRecord, play, recordText, replay, toPosition } from '@heptapolis/engine/records'
import {
  EDITIONS,
  type Edition,
  fromPosition,
  type Game,
  hash,
  isOver,
  moves,
  passesLeft,
  random,
  scores,
  state,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { begin, cardsConserved, checkInvariants, handOf, legal, playOut, setupFor } from '../testing.ts'

const TABLES = EDITIONS.flatMap((edition) => [2, 3, 4, 5, 6, 7].map((players): [Edition, number] => [edition, players]))
const GAMES = 4

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `game ${i}`)
const legalText = (g: Game, seat: number): string => JSON.stringify(legal(g, seat))
const seats = (g: Game): number[] => Array.from({ length: g.rules.cities }, (_, seat) => seat)
const isTurnStart = (g: Game): boolean =>
  state.queue.size(g, 0) === 0 && state.asking.get(g) === 1 && state.answered.get(g) === 0

/** Checks that every hand comes from the right neighbour with one card less, two for the keeper of a free city. */
function handsPass(): (g: Game) => void {
  let turn = 0
  let before: string[][] = []
  return (g) => {
    if (turn === state.turn.get(g)) return
    turn = state.turn.get(g)
    const { players } = g.rules
    const hands = seats(g).map((seat) => handOf(g, seat))
    for (let seat = 0; turn > 1 && seat < players; seat++) {
      const giver = (seat + (passesLeft(g) ? players - 1 : 1)) % players
      const rest = [...before[giver]]
      const strange = hands[seat].filter(
        (card) => !rest.includes(card) || rest.splice(rest.indexOf(card), 1).length === 0,
      )
      expect(strange).toHaveLength(players === 2 && state.keeper.get(g) === seat ? 1 : 0)
      expect(hands[seat].length).toBe(8 - turn + strange.length)
    }
    before = hands
  }
}

describe.each(TABLES)('Random games of %s with %i players', (edition, players) => {
  test.each(seeds(GAMES))('keep the rules of every game between any two moves (%s)', (seed) => {
    const conserved = cardsConserved()
    const pass = handsPass()
    const watch = (g: Game) => {
      checkInvariants(g)
      conserved(g)
      pass(g)
    }
    const { game } = playOut(setupFor(players, { edition, seed }), random(seed), watch)
    watch(game)
    expect(isOver(game)).toBe(true)
    expect(scores(game)).toHaveLength(players)
    expect(
      state.discard.size(game, 0) +
        seats(game).reduce((n, s) => n + state.cards.size(game, s) + state.buried.size(game, s), 0),
    ).toBe(3 * 7 * Math.max(3, players))
  })

  test('replay from their record, as JSON and as text, to the same state', () => {
    const setup = setupFor(players, { edition, seed: 'record' })
    const { game, record } = playOut(setup, random('moves'))
    const again = replay(JSON.parse(JSON.stringify(record)), BOXES)
    if (!again.ok) throw new Error(again.error.message)
    expect(hash(again.value)).toBe(hash(game))
    const text = parseRecord(recordText(record))
    if (!text.ok) throw new Error(text.error.message)
    expect(text.value).toEqual(record)
  })

  test('can be written down as a position at the start of any turn and taken up from it', () => {
    playOut(setupFor(players, { edition, seed: 'position' }), random('position'), (g) => {
      if (!isTurnStart(g)) return
      const position = toPosition(g)
      const again = fromPosition(JSON.parse(JSON.stringify(position)), BOXES)
      if (!again.ok) throw new Error(again.error.message)
      expect(toPosition(again.value)).toEqual(position)
      for (const seat of seats(g)) expect(legalText(again.value, seat)).toBe(legalText(g, seat))
      expect(scores(again.value)).toEqual(scores(g))
    })
  })

  test('keep their score sheet when written down after the end', () => {
    const { game } = playOut(setupFor(players, { edition, seed: 'end' }), random('end'))
    const again = fromPosition(JSON.parse(JSON.stringify(toPosition(game))), BOXES)
    if (!again.ok) throw new Error(again.error.message)
    expect(isOver(again.value)).toBe(true)
    expect(scores(again.value)).toEqual(scores(game))
  })
})

describe('Moves', () => {
  test('read back from their JSON and their text as the very same move', () => {
    playOut(setupFor(4, { edition: '1e', seed: 'notation' }), random('notation'), (g, seat, move) => {
      const text = parseMoveText(moveText(move))
      expect(text).toEqual({ ok: true, value: move })
      const shown = legal(g, seat)
      expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(moves(g, seat).length)
    })
  })

  test('from outside lead to the state that trusted ones lead to', () => {
    const setup = setupFor(5, { seed: 'checked' })
    const checked = begin(setup)
    const { game } = playOut(setup, random('checked'), (g, seat, move) => {
      expect(hash(checked)).toBe(hash(g))
      expect(play(checked, seat, move).ok).toBe(true)
    })
    expect(hash(checked)).toBe(hash(game))
  })
})
