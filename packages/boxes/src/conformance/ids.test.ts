import { describe, expect, test } from 'vitest'
import type { Kit } from '../kit.ts'
import { SHELF } from '../shelf.ts'
import { idFaults } from './ids.ts'

test('The ids of every box keep to one scheme, in both editions', () => {
  expect(idFaults(SHELF)).toEqual([])
})

describe('What does not is named', () => {
  const [base] = SHELF
  const [board] = base.rules.boards?.({ edition: '2e', boxes: [], seats: [] }) ?? []
  const box = (more: Partial<Kit['rules']>): Kit => ({ ...base, rules: { ...base.rules, boards: undefined, ...more } })

  test.each<[string, Partial<Kit['rules']>, string]>([
    [
      'an option',
      { id: 'my-box', options: { anniversary: 'yes or no' } },
      'my-box: the option anniversary must begin with myBox',
    ],
    [
      'a board',
      { boards: () => [{ ...board, id: 'wonder-gizah-a' }] },
      'the board wonder-gizah-a must be alexandria-day',
    ],
    ['a side', { boards: () => [{ ...board, side: 'dawn' }] }, 'has a side dawn'],
    [
      'a stage',
      { boards: () => [{ ...board, stages: [{ ...board.stages[0], id: 'alexandria-day-stage-1' }] }] },
      'the stage alexandria-day-stage-1 must be alexandria-day-1',
    ],
    ['a card', { pieces: () => [{ id: 'Altar of mine', sort: 'card' }] }, 'Altar of mine'],
  ])('%s', (_what, more, sentence) => {
    expect(idFaults([box(more)]).join('\n')).toContain(sentence)
  })
})
