import { replay } from '@heptapolis/engine/records'
import { EDITIONS, hash, random, type Setup } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { cardsConserved, checkInvariants, playOut, setupFor } from '../testing.ts'

function watch(setup: Setup): void {
  const conserved = cardsConserved()
  const { game, record } = playOut(setup, random(setup.seed), (g) => {
    conserved(g)
    checkInvariants(g)
  })
  checkInvariants(game)
  const again = replay(record, BOXES)
  expect(again.ok && hash(again.value)).toBe(hash(game))
}

const WONDERS = ['catan', 'manneken-pis']

describe.each(EDITIONS)('random games in %s', (edition) => {
  test.each([2, 3, 4, 5, 6, 7])('with the promos, for %i players, keep what must hold', (players) => {
    for (const more of [[], ['leaders'], ['wonder-pack']]) {
      const seats = Array.from({ length: players }, (_, seat) => ({ wonder: WONDERS[seat] }))
      const seed = `promos ${edition} ${players} ${more}`
      watch({ ...setupFor(players), edition, boxes: ['promos', ...more], seats, seed })
    }
  })
})
