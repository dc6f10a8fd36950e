import { beforeName } from '@heptapolis/boxes/grammar/fr'
import { describe, expect, test } from 'vitest'
import { frenchLines } from '../tools/french-texts.ts'

const lines = await frenchLines()

/** Faults that a pattern can find; agreement has to be read. */
const FAULTS: readonly [string, RegExp][] = [
  [
    'an article or preposition that is not elided',
    /(?<![\p{L}-])(?:de|le|la|que|je|ne|se|me|te|jusque|lorsque|puisque) (?=[aeiouâàéèêëîïôûœæ]\p{L})(?!onz)/iu,
  ],
  ['an elision of any other word', /(?<!\p{L})(?!(?:l|d|qu|n|s|c|j|m|t|jusqu|lorsqu|puisqu)’)\p{L}+’/iu],
  ['an elision before a consonant', /’(?=[bcdfgjklmnpqrstvwxz])/iu],
  ['de or à and an article that contract', /(?<!\p{L})(?:de|à) (?:le|les) (?!\p{L}+(?:er|ir|re)(?!\p{L}))/iu],
  ['a space missing before ; : ! or ?', /\p{L}[;:!?](?!\p{L})/u],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['a word twice', /(?<!\p{L})(\p{L}{5,}) \1(?!\p{L})/iu],
]

describe('The finished French sentences of all rules and examples have', () => {
  test('been read', () => {
    expect(lines.length).toBeGreaterThan(1000)
  })

  test.each(FAULTS)('not %s', (_fault, pattern) => {
    expect(lines.flatMap((line) => (pattern.test(line) ? [line] : []))).toEqual([])
  })
})

describe('Such faults are found', () => {
  test.each([
    [0, 'Gizah construit le Autel.'],
    [1, 'Gizah possèd’Autel.'],
    [2, 'l’Palace'],
    [3, 'le coût de le Palace'],
    [3, 'le coût de les Bains'],
    [4, 'Oui: il paie'],
    [5, "l'Autel"],
    [6, 'Les boucliers boucliers sont la force.'],
  ])('%i: %s', (at, sentence) => {
    expect(sentence).toMatch(FAULTS[at][1])
  })

  test('but an infinitive follows de le', () => {
    expect('impossible de le construire').not.toMatch(FAULTS[3][1])
  })
})

test('A verb that ends in -de is not elided before a name', () => {
  expect(beforeName('Gizah possède ', 'Autel')).toBe('Gizah possède ')
  expect(beforeName('la cité de ', 'Éphesos')).toBe('la cité d’')
})

test('An aspirated h takes no elision', () => {
  expect(beforeName('l’effet de ', 'Hangar à bateaux')).toBe('l’effet de ')
  expect(beforeName('l’effet de ', 'Hôtel de ville')).toBe('l’effet d’')
})
