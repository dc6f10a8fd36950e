import { sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../book/book.ts'
import { paragraphsOf } from '../book/navigation.ts'
import { examplePicture } from './example.ts'

const book = sure(rulebook({ edition: '2e', boxes: ['cities', 'armada'], seats: [{}, {}, {}, {}, {}] }))
const examples = paragraphsOf(book).flatMap((one) => one.examples)

/** Words and numbers in the picture of an example. */
const textsIn = (id: string): string[] => {
  const example = examples.find((one) => one.id === id) ?? expect.fail(`The book has no example ${id}`)
  return [...(examplePicture(book, example)?.svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g) ?? [])].map(([, text]) => text)
}

describe('The picture of a conflict', () => {
  test('shows strengths and the tokens taken, left neighbour first', () => {
    expect(textsIn('conflict-age-two')).toEqual([
      'Olympia',
      '1',
      '−1',
      '−1',
      'Gizah',
      '3',
      '+3',
      '−1',
      'Ephesos',
      '5',
      '+3',
      '+3',
    ])
  })

  test('at sea shows how far the red ships have come', () => {
    expect(textsIn('naval-age-one')).toEqual(['Rhodos', '1', '+1', 'Gizah', '3', '+3', 'Ephesos', '0', '−1'])
  })

  test('shows no strength of a city that stays away', () => {
    expect(textsIn('absent-city')).toEqual(['Rhodos', '1', '+1', 'Gizah', 'Ephesos', '0', '−1'])
  })
})
