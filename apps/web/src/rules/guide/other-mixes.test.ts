import type { Language } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine'
import { rulebook, searcher, voiceIn } from '@heptapolis/rulebook'
import { expect, test } from 'vitest'
import { searchOtherMixes } from './other-mixes.ts'

/** The search of the base game for four. */
async function asking(language: Language) {
  const voice = await voiceIn(language)
  const book = sure(rulebook({ edition: '2e', boxes: [], seats: [{}, {}, {}, {}] }, voice))
  const [find, elsewhere] = [searcher(book), searchOtherMixes(book, voice)]
  return (query: string) => elsewhere(query, find(query))?.link
}
const english = await asking('en')
const french = await asking('fr')

test.each([
  ['partner', 'teams=1'],
  ['team rules', 'teams=1'],
  ['keeper', 'players=2'],
  ['island', 'boxes=armada'],
  ['diplomacy', 'boxes=cities'],
  ['leader', 'boxes=leaders'],
])('%s is answered by another mix', (query, switched) => {
  expect(english(query)).toContain(switched)
})

test.each([
  ['partenaire', 'teams=1'],
  ['dette', 'boxes=cities'],
])('%s is answered in French too', (query, switched) => {
  expect(french(query)).toContain(switched)
})

test.each(['tie', '7th card', 'sciense', 'how many coins do I start with', 'xylophone', ' '])(
  'suggests no other mix for "%s"',
  (query) => {
    expect(english(query)).toBeUndefined()
  },
)
