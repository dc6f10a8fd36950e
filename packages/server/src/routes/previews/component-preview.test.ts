import { firstSpeech } from '@heptapolis/boxes'
import { expect, test } from 'vitest'
import { componentPreview } from './component-preview.ts'

test('names a component with its kind, Age and effect', () => {
  expect(componentPreview('/cards/aqueduct', firstSpeech)).toEqual({
    title: 'Aqueduct',
    description: 'Card · Age II · 5 points',
  })
})

test('names wonders and components of expansions', () => {
  expect(componentPreview('/cards/gizah', firstSpeech)?.title).toBe('Gizah')
  expect(componentPreview('/cards/solomon', firstSpeech)?.title).toBe('Solomon')
})

test.each(['/cards', '/cards/free-money', '/cards/aqueduct/more', '/rules/aqueduct'])(
  'says nothing about %s',
  (path) => {
    expect(componentPreview(path, firstSpeech)).toBeUndefined()
  },
)
