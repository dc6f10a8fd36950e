import { describe, expect, test } from 'vitest'
import { chosenUse, itemsOf, parseCommand, typedWordsIn } from './index.ts'
import { words } from './words/en.ts'

const ACTIONS = [
  { action: 'build', name: 'Build' },
  { action: 'stage', name: 'Build stage' },
  { action: 'sell', name: 'Sell' },
  { action: 'recruit', name: 'Recruit' },
]
const read = (typed: string) => parseCommand(typed, words, ACTIONS)

describe('a typed command', () => {
  test.each([
    ['3 build', { is: 'use', item: 3, action: 'build' }],
    ['build 3', { is: 'use', item: 3, action: 'build' }],
    ['  3   BUILD ', { is: 'use', item: 3, action: 'build' }],
    ['3 stage 2', { is: 'use', item: 3, action: 'stage', stage: 2 }],
    ['2 rec', { is: 'use', item: 2, action: 'recruit' }],
    ['4', { is: 'use', item: 4 }],
    ['why not 2', { is: 'whyNot', item: 2 }],
    ['card 2', { is: 'card', item: 2 }],
    ['neighbours', { is: 'neighbours' }],
    ['city Gizah', { is: 'city', name: 'gizah' }],
    ['undo', { is: 'undo' }],
    ['chains', { is: 'chains' }],
    ['why not', { is: 'unknown' }],
    ['3 fly', { is: 'unknown' }],
    ['', { is: 'unknown' }],
    ['city', { is: 'unknown' }],
  ])('“%s” is read', (typed, command) => {
    expect(read(typed)).toEqual(command)
  })

  test('is read in French, with and without accents', async () => {
    const { words: french } = await typedWordsIn('fr')
    const said = (typed: string) => parseCommand(typed, french, [{ action: 'stage', name: 'Construire l’étape' }])
    expect(said('3 étape')).toEqual({ is: 'use', item: 3, action: 'stage' })
    expect(said('3 etape')).toEqual({ is: 'use', item: 3, action: 'stage' })
    expect(said('pourquoi pas 2')).toEqual({ is: 'whyNot', item: 2 })
    expect(said('cites')).toEqual({ is: 'cities' })
    expect(said('chaînages')).toEqual({ is: 'chains' })
  })
})

describe('the moves that a command means', () => {
  const build = { action: 'build', card: 'loom' }
  const moves = [
    { ...build, ship: 'red' },
    build,
    { action: 'stage', card: 'loom', stage: 1, pay: { left: 2 } },
    { action: 'stage', card: 'loom', stage: 1, pay: { right: 2 } },
  ]

  test('leave extras out', () => {
    expect(chosenUse({ card: 'loom', moves }, 'build')).toEqual({ is: 'move', index: 1 })
  })

  test('are several where payments differ', () => {
    expect(chosenUse({ card: 'loom', moves }, 'stage')).toEqual({ is: 'several', indexes: [2, 3] })
  })

  test('are all of them without an action, extras last', () => {
    expect(chosenUse({ card: 'loom', moves })).toEqual({ is: 'several', indexes: [1, 2, 3, 0] })
  })

  test('are none for an action that is not possible', () => {
    expect(chosenUse({ card: 'loom', moves }, 'sell')).toEqual({ is: 'none' })
  })

  test('are numbered by the order of the hand, answers without a card last', () => {
    const all = [{ action: 'pass' }, { action: 'sell', card: 'altar' }, build]
    expect(itemsOf(all, ['loom', 'altar', 'gone']).map(({ card }) => card)).toEqual(['loom', 'altar', undefined])
    expect(itemsOf(all, ['loom', 'altar', 'loom']).map(({ card }) => card)).toEqual([
      'loom',
      'altar',
      'loom',
      undefined,
    ])
  })
})
