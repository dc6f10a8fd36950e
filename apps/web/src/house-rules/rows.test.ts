import { describe, expect, test } from 'vitest'
import { defaultPlan, setupOf } from '../setup/plan.ts'
import { houseRuleRows, withReading } from './rows.ts'

const terms = (boxes: readonly string[], houseRules?: Record<string, string>) =>
  setupOf({ ...defaultPlan(), boxes, ...(houseRules && { houseRules }) }, '')

describe('The choices of house rules', () => {
  test('state the rule in force, the standard first', () => {
    const ties = (houseRules?: Record<string, string>) =>
      houseRuleRows(terms([], houseRules)).find(({ id }) => id === 'ties')
    expect(ties()).toMatchObject({ value: 'coins', names: { coins: 'Standard', shared: 'House rule' } })
    expect(ties({ ties: 'shared' })).toMatchObject({
      value: 'shared',
      help: expect.stringContaining('share the victory'),
    })
  })

  test('leave out rules that cannot matter in the mix', () => {
    const ids = (boxes: string[]) => houseRuleRows(terms(boxes)).map(({ id }) => id)
    expect(ids([])).not.toContain('answers')
    expect(ids(['cities'])).toContain('answers')
  })

  test('drop the standard reading', () => {
    expect(withReading({ aids: 'off' }, 'ties', 'shared')).toEqual({ aids: 'off', ties: 'shared' })
    expect(withReading({ aids: 'off', ties: 'shared' }, 'ties', 'coins')).toEqual({ aids: 'off' })
  })
})
