import { LANGUAGES, type Language } from '@heptapolis/boxes'
import { ARMADA, correctionsOf, oneMore } from '@heptapolis/boxes/armada'
import { describe, expect, test } from 'vitest'
import { draftOf, faultAt, readDraft } from './draft.ts'
import { type BoardsWords, words } from './words/en.ts'
import { faultWords } from './words.ts'

const { letters } = words
const ours = draftOf(ARMADA, letters)
const typed = (fields: Record<string, string>) => {
  const { boards, faults } = readDraft({ ...ours, ...fields }, letters)
  return { corrections: correctionsOf(boards, ARMADA), faults }
}

describe('The board form', () => {
  test.each(Object.keys(LANGUAGES) as Language[])(
    'shows our values by default, in the letters of %s',
    async (language) => {
      const { letters: of }: BoardsWords = (await import(`./words/${language}.ts`)).words
      expect(new Set(Object.values(of)).size).toBe(7)
      const { boards, faults } = readDraft(draftOf(ARMADA, of), of)
      expect([faults, correctionsOf(boards, ARMADA)]).toEqual([[], undefined])
    },
  )

  test('reads numbers, letters, ticks and choices', () => {
    const { corrections, faults } = typed({
      'columns.red.6.naval': '7',
      'columns.yellow.1.tax': 'true',
      'columns.green.1.explore': '1',
      'columns.green.2.explore': '',
      'shipyards.shipyard-b.costs.blue.3': '2o1',
      'shipyards.shipyard-b.wonder': 'red',
    })
    expect(faults).toEqual([])
    expect(corrections).toEqual({
      columns: {
        red: { 6: { naval: 7 } },
        yellow: { 1: { level: 1, coins: 2, tax: true } },
        green: { 1: { explore: 1 }, 2: {} },
      },
      shipyards: { 'shipyard-b': { wonder: 'red', costs: { blue: { 3: { ore: 2, coins: 1 } } } } },
    })
  })

  test('keeps the default for a wrong field and uses all others', () => {
    const { corrections, faults } = typed({
      'columns.red.5.naval': 'ab',
      'columns.red.6.naval': '7',
      'columns.green.1.explore': '1',
      'shipyards.shipyard-b.costs.blue.3': 'x',
      'shipyards.shipyard-b.costs.blue.4': 'p',
    })
    expect(corrections).toEqual({
      columns: { red: { 6: { naval: 7 } } },
      shipyards: { 'shipyard-b': { costs: { blue: { 4: { papyrus: 1 } } } } },
    })
    expect(faults.map(({ is }) => is)).toEqual(['number', 'twice', 'unknown'])
    expect(faultAt(faults, 'columns.red.5.naval')).toMatchObject({ given: 'ab', most: 20 })
    expect(faultAt(faults, 'shipyards.shipyard-b.costs.blue.3')).toMatchObject({ name: 'x' })
    expect(faultAt(faults, 'columns.red.6.naval')).toBeUndefined()
    for (const fault of faults) expect(faultWords(fault)).toContain(fault.field)
  })

  test('adds one resource or coin per press', () => {
    expect(oneMore('', 'wood', letters)).toBe('w')
    expect(oneMore('w2', 'papyrus', letters)).toBe('wp2')
    expect(oneMore('w2', 'coins', letters)).toBe('w3')
  })
})
