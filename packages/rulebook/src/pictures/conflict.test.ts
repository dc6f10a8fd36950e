import { LOOKS } from '@heptapolis/boxes/faces'
import { sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../book/book.ts'
import { paragraphsOf } from '../book/navigation.ts'
import type { Rulebook } from '../book/pages.ts'
import { isConflict } from './conflict.ts'
import { examplePicture } from './example.ts'

const book = sure(rulebook({ edition: '2e', boxes: ['cities', 'armada'], seats: [{}, {}, {}, {}, {}] }))

const svgIn = (of: Rulebook, id: string): string => {
  const all = paragraphsOf(of).flatMap((one) => one.examples)
  const example = all.find((one) => one.id === id) ?? expect.fail(`The book has no example ${id}`)
  return examplePicture(of, example)?.svg ?? ''
}

const svgOf = (id: string): string => svgIn(book, id)

const svgOfMix = (setup: Omit<Parameters<typeof rulebook>[0], 'edition'>, id: string): string =>
  svgIn(sure(rulebook({ edition: '2e', ...setup })), id)

const textsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)

/** Words and numbers in the picture of an example. */
const textsIn = (id: string): string[] => textsOf(svgOf(id))

describe('The picture of a conflict', () => {
  test('shows strengths and the tokens taken, left neighbour first', () => {
    expect(textsIn('conflict-age-two')).toEqual(['Olympia', '1', '−1', 'Gizah', '3', '+3', '−1', 'Ephesos', '5', '+3'])
  })

  test('connects the city in the middle with both opponents, and leaves out fights of cities that are not drawn', () => {
    const arcs = (id: string): number => svgOf(id).split('stroke="var(--red-line)" stroke-width="2"').length - 1
    expect(arcs('conflict-age-two')).toBe(2)
    expect(arcs('naval-age-one')).toBe(0)
  })

  test('shows who takes the token of the loser too', () => {
    const svg = svgOfMix({ boxes: ['leaders'], seats: [{}, {}, {}] }, 'tomyris-returns')
    expect(svg.match(/l6 8l6 -8/g)).toHaveLength(2)
    expect(svgOf('conflict-age-two')).not.toContain('l6 8l6 -8')
  })

  test('of teams shows the rivals side by side, and that they fight twice', () => {
    const svg = svgOfMix({ boxes: ['cities'], seats: [{}, {}, {}, {}], teams: true }, 'partners-fight')
    expect(textsOf(svg)).toEqual([
      '×2',
      'Rhodos',
      '0',
      'Gizah',
      '1',
      '+1',
      '+1',
      'Olympia',
      '0',
      '−1',
      '−1',
      'Ephesos',
      '0',
    ])
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

  test('shows the seller that its text names', () => {
    expect(textsIn('cache-board')).toContain('Rhodos')
    expect(textsIn('emporium-far')).toEqual(expect.arrayContaining(['Gizah', 'Olympia', 'Alexandria']))
  })

  test('is no wider than a phone: cards go below the cities', () => {
    const widths = paragraphsOf(book).flatMap(({ examples }) =>
      examples.flatMap((example) =>
        isConflict(book, example) ? [] : (examplePicture(book, example, 360)?.width ?? 0),
      ),
    )
    expect(Math.max(...widths)).toBeLessThan(400)
  })

  test('never shows less than no coins', () => {
    // Coins of a city are larger than those on a card.
    const examples = paragraphsOf(book).flatMap((one) => one.examples)
    const coins = examples.flatMap(({ id }) => [...svgOf(id).matchAll(/ r="9.7"[^>]*\/><text[^>]*>([^<]*)</g)])
    expect(coins.length).toBeGreaterThan(100)
    expect(coins.filter(([, count]) => Number(count) < 0)).toEqual([])
  })
})
