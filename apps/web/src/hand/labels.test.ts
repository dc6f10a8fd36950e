import { expect, test } from 'vitest'
import { answerLabel, goLabel } from './labels.ts'

const choice = (action: string) => ({ action, stage: undefined, half: undefined })
const along = (details: Record<string, unknown>) => ({ details })

test('an answer names its action once', () => {
  expect(answerLabel(choice('advance'), along({ fleet: 'red' }), 'advance')).toBe('Red ship')
  expect(answerLabel(choice('lose'), along({ coins: 2, debt: 0 }), 'loss')).toBe('Pay 2 coins, no debt')
  expect(answerLabel(choice('skip'), along({}), 'extra-recruit')).toBe('Recruit nobody')
})

test('the main button names the action and its card', () => {
  expect(goLabel(choice('build'), 'turn', 'Altar', '', 2)).toBe('Build Altar for 2 coins')
  expect(goLabel(choice('sell'), 'turn', 'Altar', '', 0)).toBe('Sell Altar')
  expect(goLabel(choice('build'), 'turn', 'Altar', '', 2, 'Olympia')).toBe('Build Altar; Olympia pays 2 coins')
  expect(goLabel({ ...choice('stage'), stage: 2 }, 'turn', 'Altar', '', 0)).toBe('Build stage 2 with Altar')
  const half = { action: 'stage', stage: 2, half: 1 }
  expect(goLabel(half, 'turn', 'Altar', '', 0)).toBe('Build stage 2 (left half) with Altar')
  expect(goLabel(choice('tower'), 'turn', 'Altar', 'Patronage', 0)).toBe('Place a tile with Altar: Patronage')
})
