import { expect, test } from 'vitest'
import { LOOKS } from '../entries/faces.ts'
import { coins } from '../kit/sentence.ts'
import type { Law } from './tower/laws.ts'

test.each<[number, string]>([
  [1, '+1'],
  [-1, '−1'],
])('A law that changes what goods cost by %i shows %s', (by, shown) => {
  const law: Law = { op: 'price', goods: 'raw', by }
  expect(LOOKS.sentence({ kind: 'law', number: 1, law })).toEqual([{ is: 'stock', goods: 'raw' }, coins(shown)])
})
