import { BOXES } from '@heptapolis/boxes'
import { compile, newGame, sure } from '@heptapolis/engine/search'
import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '../language.ts'
import { adviceWords, gainedWords, reasonWords } from './reasons.ts'

const g = newGame(sure(compile({ edition: '1e', boxes: ['babel-tower'], seats: [{}, {}, {}] }, BOXES)), 'reasons')
const tileMove = { action: 'tower', card: 'baths', tile: 'babel-tile-21-any-grey' }
const altar = { action: 'build', card: 'altar' }
const stronger = {
  is: 'stronger',
  move: tileMove,
  gains: [],
  played: altar,
  instead: [],
  dearer: 0,
  cheaper: 0,
} as const
const civil = [{ is: 'points', points: 2, line: 'civil' }] as const

afterEach(() => speak('en'))

describe('a move that was stronger', () => {
  test('without immediate gain gets no false reason, and is named with its rider', () => {
    expect(reasonWords(g, stronger)).toMatch(/^“Place a tile with Baths, [^”]+” was stronger than “Build Altar”\.$/)
    expect(reasonWords(g, { ...stronger, instead: civil, dearer: 2 })).toMatch(
      /“Build Altar” gives 2 points \(civil structures\), for 2 coins more\.$/,
    )
  })

  test('names the neighbour of a conflict and the card kept from another', async () => {
    const gains = [
      { is: 'conflict', wonder: 'rhodos', from: -1, to: 3 },
      { is: 'denied', card: 'lodge', wonder: 'ephesos', colour: 'green', has: 1, points: 8 },
    ] as const
    expect(reasonWords(g, { ...stronger, gains })).toContain(
      'a lead over Rhodos (+3 instead of −1) and no Lodge for Ephesos, who gets this hand next (worth 8 points to that city)',
    )
    await speak('fr')
    expect(reasonWords(g, stronger)).toMatch(/était plus fort que «\sConstruire l’Autel\s»\.$/)
  })
})

describe('a good move', () => {
  test('without immediate gain is not praised for the losses of others', () => {
    expect(reasonWords(g, { is: 'good', gains: [] })).toMatch(/no clearly better one\.$/)
  })

  test('is compared with the next best by points and their uncertainty', () => {
    const over = { move: altar, points: 50, chance: 0.3 }
    const gained = { over, points: 2, chance: 0.1, led: { lines: [], rival: 0 }, error: { points: 0.6, chance: 0.02 } }
    expect(gainedWords(g, gained)).toBe('In simulations it is 2 points better than “Build Altar”, give or take 0.6.')
    expect(gainedWords(g, { ...gained, error: { points: 2.1, chance: 0.02 } })).toBe('')
  })

  test('compares its shields with the neighbours', () => {
    const said = (ahead: number, behind: number) =>
      reasonWords(g, { is: 'good', gains: [{ is: 'shields', shields: 1, ahead, behind }] })
    expect(said(1, 1)).toContain('ahead of one neighbour')
    expect(said(0, 1)).toContain('tied with one neighbour')
    expect(said(0, 0)).toContain('tied with both neighbours')
    expect(said(0, 2)).toContain('still behind both neighbours')
  })
})

describe('a move in words', () => {
  test('names the reason why it is free', () => {
    expect(adviceWords(g, { ...altar, by: 'free-per-age' })).toMatch(/^Build Altar \(.+\)$/)
    expect(adviceWords(g, { action: 'build', card: 'library', by: 'chain' })).toBe(
      'Build Library, free because of Scriptorium',
    )
  })

  test('with another payment names the paid neighbours', () => {
    const paid = { is: 'paid', move: altar, left: 0, right: 2, total: 2, along: false, saved: 1 } as const
    expect(reasonWords(g, paid)).toBe('“Build Altar” was right, but better with 2 coins to the right.')
  })
})
