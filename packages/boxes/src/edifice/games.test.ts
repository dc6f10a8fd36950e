import { replay } from '@heptapolis/engine/records'
import { EDITIONS, hash, random } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { cardsConserved, checkInvariants, playOut, setupFor } from '../testing.ts'
import { FATES, fates, pawns, pawnsLeft } from './columns.ts'
import { startingPawns } from './construction.ts'

describe.each(EDITIONS)('random games in %s', (edition) => {
  test.each([2, 3, 4, 5, 6, 7])('for %i players keep what must hold', (players) => {
    for (let i = 0; i < 4; i++) {
      const setup = setupFor(players, { edition, boxes: ['edifice'], seed: `edifice ${edition} ${players} ${i}` })
      const conserved = cardsConserved()
      const { game, record } = playOut(setup, random(setup.seed), (g) => {
        conserved(g)
        checkInvariants(g)
      })
      checkInvariants(game)
      for (let age = 0; age < 3; age++) {
        const held = Array.from({ length: players }, (_, seat) => pawns.get(game, seat, age)).reduce((a, b) => a + b)
        expect(held).toBeGreaterThanOrEqual(startingPawns(players) - pawnsLeft.get(game, 0, age))
      }
      const again = replay(record, BOXES)
      expect(again.ok && hash(again.value)).toBe(hash(game))
    }
  })

  test('finish some edifices and fail at others', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 8; i++) {
      const seed = `fates ${edition} ${i}`
      const { game } = playOut(setupFor(3, { edition, boxes: ['edifice'], seed }), random(seed))
      for (let age = 0; age < 3; age++) seen.add(FATES[fates.get(game, 0, age)])
    }
    expect([...seen].sort()).toEqual(['built', 'failed'])
  })
})
