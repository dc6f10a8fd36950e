import { expect, test } from 'vitest'
import { forOthers, partiesOf } from './names.ts'
import type { PlayerInfo } from './table.ts'

const SITTERS: readonly PlayerInfo[] = [
  { kind: 'you', name: '' },
  { kind: 'person', name: 'Maya' },
  { kind: 'bot', name: 'Zeno', level: 'easy' },
]
const CITIES = ['Gizah', 'Rhodos', 'Babylon']

test('texts for others name the city of the person who shares them', () => {
  const parties = partiesOf(SITTERS, CITIES)
  const names = (of: typeof parties) => [0, 1, 2].map((seat) => of(seat).name)
  expect(parties(0).isYou).toBe(true)
  expect(names(forOthers(parties, CITIES))).toEqual(['Gizah', 'Maya (Rhodos)', 'Babylon'])
  expect(forOthers(parties, CITIES)(0).isYou).toBe(false)
})
