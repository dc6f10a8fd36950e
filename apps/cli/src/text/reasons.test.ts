import { BOXES } from '@heptapolis/boxes'
import { compile, newGame, sure } from '@heptapolis/engine/search'
import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '../language.ts'
import { adviceWords, gainedWords, ledWords, reasonWords } from './reasons.ts'

const g = newGame(sure(compile({ edition: '1e', boxes: ['babel-tower'], seats: [{}, {}, {}] }, BOXES)), 'reasons')
const laid = { action: 'tower', card: 'baths', tile: 'babel-tile-21-any-grey' }
const altar = { action: 'build', card: 'altar' }
const stronger = { is: 'stronger', move: laid, gains: [], played: altar, instead: [], dearer: 0 } as const
const civil = [{ is: 'points', points: 2, line: 'civil' }] as const

afterEach(() => speak('en'))

describe('a move that was stronger', () => {
  test('without immediate gain gets no false reason, and is named with its rider', () => {
    expect(reasonWords(g, stronger)).toMatch(/^“Lay a tile with Baths, [^”]+” was stronger than “Build Altar”\.$/)
    expect(reasonWords(g, { ...stronger, instead: civil, dearer: 2 })).toMatch(
      /“Build Altar” gives 2 points \(civil structures\), for 2 coins more\.$/,
    )
  })

  test('lists its advantages first; names keep their capitals', async () => {
    const lines = [
      { line: 'tower', points: 3 },
      { line: 'science', points: -1.2 },
    ]
    expect(ledWords({ lines, rival: -2.5 })).toBe(
      'In simulations the better move scored 3 points more (tower of Babel) and 2.5 points fewer for the best rival, but 1.2 points fewer (science).',
    )
    await speak('fr')
    expect(ledWords({ lines, rival: 2.5 })).toBe(
      'Dans les simulations, le meilleur coup a rapporté 3 points de plus (tour de Babel), mais 1,2 point de moins (science) et 2,5 points de plus au meilleur rival.',
    )
    expect(reasonWords(g, stronger)).toMatch(/était plus fort que «\sConstruire Autel\s»\.$/)
  })

  test('gets no reason from disadvantages alone', () => {
    expect(ledWords({ lines: [{ line: 'science', points: -1.2 }], rival: 0.7 })).toBe('')
  })
})

describe('a good move', () => {
  test('without immediate gain is not praised for the losses of others', () => {
    expect(reasonWords(g, { is: 'good', gains: [] })).toMatch(/no clearly better one\.$/)
  })

  test('is compared with the next best by its score lines', () => {
    const over = { move: altar, points: 50, chance: 0.3 }
    const led = { lines: [{ line: 'guilds', points: 2 }], rival: 0 }
    expect(gainedWords(g, { over, points: 2, chance: 0.1, led })).toBe(
      'In simulations it scored, compared with “Build Altar”, 2 points more (guilds).',
    )
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
    expect(adviceWords(g, { ...altar, by: 'chain' })).toBe('Build Altar, by chain')
  })

  test('with another payment names the paid neighbours', () => {
    const paid = { is: 'paid', move: altar, left: 0, right: 2, total: 2, along: false } as const
    expect(reasonWords(g, paid)).toBe('“Build Altar” was right, but better with 2 coins to the right.')
  })
})
