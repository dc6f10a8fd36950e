import { expect, test } from 'vitest'
import { answerLabel } from './labels.ts'

const choice = (action: string) => ({ action, stage: undefined, half: undefined })
const along = (details: Record<string, unknown>) => ({ details })

test('an answer says once what is done', () => {
  expect(answerLabel(choice('advance'), along({ fleet: 'red' }), 'advance')).toBe('Sail red')
  expect(answerLabel(choice('lose'), along({ coins: 2, debt: 0 }), 'loss')).toBe('Give 2 coins, no debt')
  expect(answerLabel(choice('skip'), along({}), 'extra-recruit')).toBe('Decline')
})
