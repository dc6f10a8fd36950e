import { expect, test } from 'vitest'
import { rulesOf } from '../testing.ts'
import { answerLabel } from './labels.ts'

const rules = rulesOf({ boxes: ['armada', 'cities'] })
const choice = (action: string) => ({ action, stage: undefined, half: undefined })
const along = (details: Record<string, unknown>) => ({ key: '', details, ways: [] })

test('an answer says once what is done', () => {
  expect(answerLabel(rules, choice('advance'), along({ fleet: 'red' }))).toBe('Sail red')
  expect(answerLabel(rules, choice('lose'), along({ coins: 2, debt: 0 }))).toBe('Give 2 coins, no debt')
  expect(answerLabel(rules, choice('skip'), along({}))).toBe('Decline')
})
