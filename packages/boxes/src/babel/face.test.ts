import { expect, test } from 'vitest'
import { LOOKS } from '../faces.ts'
import { coins } from '../kit/sentence.ts'
import { begin, setupFor } from '../testing.ts'
import { lawId } from './testing.ts'

test.each([
  [11, '−1'],
  [12, '+1'],
])('Law %i shows that raw materials cost %s', (number, shown) => {
  const { rules } = begin(setupFor(3, { boxes: ['babel-tower'] }))
  const [{ effect }] = rules.piece(lawId(number)).effects
  expect(LOOKS.sentence(effect)).toEqual([{ is: 'stock', goods: 'raw' }, coins(shown)])
})
