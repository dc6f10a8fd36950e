import { expect, test } from 'vitest'
import { coins } from '../kit/sentence.ts'
import { towerFace } from './face.ts'
import type { Law } from './laws.ts'

test.each<[number, string]>([
  [1, '+1'],
  [-1, '−1'],
])('A law that changes what goods cost by %i shows %s', (by, shown) => {
  const law: Law = { op: 'price', goods: 'raw', by }
  expect(towerFace.effects?.law?.({ kind: 'law', law })).toEqual([{ is: 'stock', goods: 'raw' }, coins(shown)])
})
