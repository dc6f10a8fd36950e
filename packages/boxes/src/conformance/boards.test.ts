import { describe, expect, test } from 'vitest'
import type { Kit } from '../kit.ts'
import { SHELF } from '../shelf.ts'
import { boardFaults } from './boards.ts'

describe('What is wished at length', () => {
  const corrected = SHELF.find(({ boards }) => boards !== undefined) ?? expect.fail('no box has boards to correct')
  const { id } = corrected.rules
  const option = corrected.boards?.option

  test('can be said by people, whatever the box', () => {
    expect(boardFaults(SHELF)).toEqual([])
  })

  test('is missed where nothing reads it', () => {
    const { boards: _, ...bare } = corrected
    expect(boardFaults([bare])).toEqual([
      `${id}: boards: the option "${option}" is said at length, and nothing reads it`,
    ])
  })

  test('is an option of the box', () => {
    const deaf: Kit = { ...corrected, rules: { ...corrected.rules, options: {} } }
    expect(boardFaults([deaf])).toEqual([`${id}: boards: "${option}" is no option of the box that is said at length`])
  })
})
