import { expect, test } from 'vitest'
import { rulesOf } from '../../testing.ts'
import { sourceText } from './source-text.ts'

const rules = rulesOf({ boxes: ['leaders'] })
const score = { seat: 0, total: 0, rows: [], coins: 7, rank: 1 }
const position = { cities: [{ leaders: ['caesar'], entombed: ['zenobia'] }, {}, {}] }
const textOf = (source: string) => sourceText(source, { seat: 0, score }, rules, position)

test('the treasury names the coins, not the points they make', () => {
  expect(textOf('coins')).toEqual({ name: '7 coins', more: '' })
})

test('a buried leader scores its cost, so its own effect is not named', () => {
  expect(textOf('zenobia')).toEqual({
    name: 'Zenobia',
    more: 'A buried leader has no effect. At the end it scores two times its cost.',
  })
  expect(textOf('caesar').more).toBe('2 shields.')
})
