/** Random games of several mixes with random house rules end, replay, keep secrets and can be stored as positions. */
import { fromPosition, type Setup, sight, toPosition } from '@heptapolis/engine'
import { replay } from '@heptapolis/engine/records'
import { hash, isOver, random, scores } from '@heptapolis/engine/search'
import { houseRulesFor, houseRulesIn } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES } from './index.ts'
import { leakAt } from './secrecy/secrecy.ts'
import { checkInvariants, playOut, setupFor, sure } from './testing.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)
const MIXES: [string[], number][] = [
  [[], 2],
  [[], 5],
  [['leaders', 'cities'], 4],
  [['armada', 'wonder-pack', 'promos'], 3],
  [['babel-tower', 'babel-projects', 'edifice'], 6],
  [ALL, 4],
]
const GAMES = process.env.MODE === 'complete' ? 12 : 2
const CASES = MIXES.flatMap(([boxes, players]) =>
  Array.from({ length: GAMES }, (_, game): [string, number, string[], string] => [
    boxes.join(' + ') || 'base game',
    players,
    boxes,
    `${boxes.join()} ${players} ${game}`,
  ]),
)

/** Set-up with a random reading of every house rule; the first game of a mix has all other readings. */
function setupWith(boxes: string[], players: number, seed: string): Setup {
  const plain = setupFor(players, { boxes, seed })
  const dice = random(`${seed} readings`)
  const houseRules = houseRulesFor(plain, BOXES).map(({ id, readings }) => {
    const reading = seed.endsWith(' 0') ? readings.length - 1 : dice.below(readings.length)
    return [id, readings[reading].id]
  })
  return { ...plain, houseRules: Object.fromEntries(houseRules) }
}

describe('A game with house rules', () => {
  test.each(CASES)('%s, %i players: ends, replays, keeps secrets, reads back', (_name, players, boxes, seed) => {
    const setup = setupWith(boxes, players, seed)
    const chance = random(`${seed} sample`)
    const { game, record } = playOut(setup, random(`${seed} moves`), (g) => {
      if (chance.below(8) > 0) return
      checkInvariants(g)
      const viewer = chance.below(g.rules.players + 1) - 1
      expect(leakAt(g, viewer, chance)).toBeUndefined()
      const position = JSON.parse(JSON.stringify(toPosition(g)))
      expect(hash(sure(fromPosition(position, BOXES)))).toBe(hash(g))
      expect(fromPosition(toPosition(sight(g, viewer)), BOXES)).toHaveProperty('ok', true)
    })
    expect(isOver(game)).toBe(true)
    const again = sure(replay(JSON.parse(JSON.stringify(record)), BOXES))
    expect([hash(again), scores(again)]).toEqual([hash(game), scores(game)])
    expect(houseRulesIn(again.rules)).toEqual(houseRulesIn(game.rules))
  })
})
