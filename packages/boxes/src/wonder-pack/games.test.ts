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

const WONDERS = ['great-wall', 'stonehenge', 'manneken-pis']

describe.each(EDITIONS)('random games in %s', (edition) => {
  test.each([2, 3, 4, 5, 6, 7])('with these wonders at the table, for %i players, keep what must hold', (players) => {
    for (let i = 0; i < 3; i++) {
      const seats = Array.from({ length: players }, (_, seat) => ({ wonder: WONDERS[(seat + i) % players] }))
      watch({ ...setupFor(players), edition, boxes: ['wonder-pack'], seats, seed: `pack ${edition} ${players} ${i}` })
    }
  })
})

test.each([
  [
    ['wonder-pack', 'edifice'],
    [{ wonder: 'ur' }, { wonder: 'manneken-pis' }, { wonder: 'carthage' }],
  ],
  [
    ['wonder-pack', 'leaders'],
    [{ wonder: 'abu-simbel' }, { wonder: 'manneken-pis' }, { wonder: 'rome' }],
  ],
  [
    ['wonder-pack', 'armada'],
    [{ wonder: 'siracusa' }, { wonder: 'manneken-pis' }, { wonder: 'great-wall' }],
  ],
  [
    ['wonder-pack', 'cities'],
    [{ wonder: 'petra' }, { wonder: 'manneken-pis' }, { wonder: 'byzantium' }],
  ],
])('random games of %j with Manneken Pis between two wonders keep what must hold', (boxes, seats) => {
  for (let i = 0; i < 4; i++) watch({ ...setupFor(3), boxes, seats, seed: `between ${boxes.join()} ${i}` })
})
