import { LOOKS } from '@heptapolis/boxes/faces'
import { sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../book/book.ts'
import { paragraphsOf } from '../book/navigation.ts'
import { examplePicture } from './example.ts'

const book = sure(rulebook({ edition: '2e', boxes: ['cities', 'armada'], seats: [{}, {}, {}, {}, {}] }))
const examples = paragraphsOf(book).flatMap((one) => one.examples)

const svgOf = (id: string): string => {
  const example = examples.find((one) => one.id === id) ?? expect.fail(`The book has no example ${id}`)
  return examplePicture(book, example)?.svg ?? ''
}

/** Words and numbers in the picture of an example. */
const textsIn = (id: string): string[] => [...svgOf(id).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)

describe('The picture of a conflict', () => {
  test('shows strengths and the tokens taken, left neighbour first', () => {
    expect(textsIn('conflict-age-two')).toEqual(['Olympia', '1', '−1', 'Gizah', '3', '+3', '−1', 'Ephesos', '5', '+3'])
  })

  test('connects the city in the middle with both opponents, and leaves out fights of cities that are not drawn', () => {
    const arcs = (id: string): number => svgOf(id).split('stroke="var(--red-line)" stroke-width="2"').length - 1
    expect(arcs('conflict-age-two')).toBe(2)
    expect(arcs('naval-age-one')).toBe(0)
  })

  test('at sea shows naval strengths, not spaces: the last space is worth more than its number', () => {
    expect(textsIn('naval-age-three')).toEqual([
      'Gizah',
      '8',
      '+7',
      'Rhodos',
      '4',
      '+5',
      'Ephesos',
      '2',
      '+3',
      'Olympia',
      '0',
      '−3',
    ])
  })

  test('at sea compares a city with a dove too', () => {
    expect(textsIn('diplomacy-on-land')).toEqual(expect.arrayContaining(['Gizah', '3', '+3']))
  })

  test('at sea shows the token of each city', () => {
    expect(textsIn('naval-age-one')).toEqual(['Rhodos', '1', '+1', 'Gizah', '3', '+3', 'Ephesos', '0', '−1'])
  })

  test('shows no strength of a city that stays away', () => {
    expect(textsIn('absent-city')).toEqual(['Rhodos', '1', '+1', 'Gizah', 'Ephesos', '0', '−1'])
  })

  test('draws who fights over the head of an absent city, and nothing where nobody is left to fight', () => {
    expect(svgOf('absent-city')).toContain('stroke="var(--red-line)" stroke-width="2"')
    expect(svgOf('token-waits')).not.toContain('stroke="var(--red-line)" stroke-width="2"')
  })
})

describe('The picture of an example', () => {
  test('leaves out the coins of a sale that only ends the turn', () => {
    expect(textsIn('hideout-loss')).toContain('−1')
    expect(textsIn('hideout-loss').filter((one) => one.startsWith('+'))).toEqual([])
  })

  test('shows both cards of a last turn, and which of them is discarded', () => {
    expect(textsIn('last-turn')).toEqual(expect.arrayContaining(['Altar', 'Build', 'Tavern', 'discarded']))
  })

  test('shows debts and the victory token of a card', () => {
    const debtsIn = (id: string): number => svgOf(id).split(LOOKS.symbols.debt).length - 1
    expect(debtsIn('hideout-loss')).toBe(1)
    // On the card, on its floor, and in each city beside.
    expect(debtsIn('raider-debt')).toBe(4)
    expect(textsIn('raider-debt').filter((one) => one === '+1')).toHaveLength(3)
  })

  test('never shows less than no coins', () => {
    // Coins of a city are larger than those on a card.
    const coins = examples.flatMap(({ id }) => [...svgOf(id).matchAll(/ r="9.7"[^>]*\/><text[^>]*>([^<]*)</g)])
    expect(coins.length).toBeGreaterThan(100)
    expect(coins.filter(([, count]) => Number(count) < 0)).toEqual([])
  })
})
