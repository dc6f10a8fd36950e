import { BOXES } from '@heptapolis/boxes'
import { compile, newGame, sure } from '@heptapolis/engine/search'
import { afterAll, describe, expect, test } from 'vitest'
import { speak } from '../language.ts'
import { ledWords, reasonWords } from './reasons.ts'

const g = newGame(sure(compile({ edition: '1e', boxes: ['babel-tower'], seats: [{}, {}, {}] }, BOXES)), 'reasons')
const laid = { action: 'tower', card: 'baths', tile: 'babel-tile-21-any-grey' }
const stronger = {
  is: 'stronger',
  move: laid,
  gains: [],
  played: { action: 'build', card: 'altar' },
  weakness: { is: 'gains', gains: [{ is: 'points', points: 2, line: 'civil' }] },
} as const

describe('a move that was stronger', () => {
  afterAll(() => speak('en'))

  test('whose worth shows later is given no reason that is none, and is told with what went along', () => {
    expect(reasonWords(g, stronger)).toMatch(
      /^“[^”]+ Baths, [^”]+” was stronger\. “Build Altar” gives 2 points in civil/,
    )
  })

  test('is named as the one that led to what was seen in the games imagined', async () => {
    const led = { lines: [{ line: 'science', points: -1.2 }], rival: 2.5 }
    expect(ledWords(led)).toBe(
      'In the games imagined the better move led to 1.2 points fewer for science and 2.5 points more for the best rival.',
    )
    await speak('fr')
    expect(ledWords(led)).toBe(
      'Dans les parties imaginées, le meilleur coup a mené à 1,2 point de moins (science) et 2,5 points de plus au meilleur rival.',
    )
    expect(reasonWords(g, stronger)).toMatch(/était plus fort\. «\sConstruire Autel\s» donne 2 points/)
  })
})
