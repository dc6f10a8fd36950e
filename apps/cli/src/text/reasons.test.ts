import type { Reason } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { compile, newGame, sure } from '@heptapolis/engine/search'
import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '../language.ts'
import { adviceWords, gainedWords, reasonWords } from './reasons.ts'

const g = newGame(sure(compile({ edition: '1e', boxes: ['babel-tower'], seats: [{}, {}, {}] }, BOXES)), 'reasons')
const tileMove = { action: 'tower', card: 'baths', tile: 'babel-tile-21-any-grey' }
const altar = { action: 'build', card: 'altar' }
const baths = { action: 'build', card: 'baths' }
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

/** The judgement of a move, which the analysis lists first unless `best` is another. */
const reasonOf = (reason: Reason, best = altar) => {
  const [played, first] = [altar, best].map((move) => ({ move, points: 50, chance: 0.3 }))
  return reasonWords(g, { reason, played, best: [first], question: 'turn' })
}

describe('a move that was stronger', () => {
  test('without immediate gain gets no false reason, and is named with its rider', () => {
    expect(reasonOf(stronger)).toMatch(/^“Place a tile with Baths \([^”]+\)” was better than “Build Altar”\.$/)
    expect(reasonOf({ ...stronger, instead: civil, dearer: 2 })).toMatch(
      /“Build Altar” scores 2 points \(civil structures\) and costs 2 coins more\.$/,
    )
  })

  test('names the neighbour of a conflict and the card kept from another', async () => {
    const gains = [
      { is: 'conflict', wonder: 'rhodos', from: -1, to: 3 },
      { is: 'denied', card: 'lodge', wonder: 'ephesos', colour: 'green', has: 1, points: 8 },
    ] as const
    expect(reasonOf({ ...stronger, gains })).toContain(
      'was better: it gets ahead of Rhodos (+3 instead of −1) and keeps Lodge from Ephesos (worth 8 points to that city).',
    )
    await speak('fr')
    expect(reasonOf(stronger)).toMatch(
      /^Mieux valait poser une tuile avec les Bains \([^)]+\) que construire l’Autel\.$/,
    )
    const keeps = {
      ...stronger,
      move: { action: 'pick', card: 'loom-age-1' },
      played: { action: 'pick', card: 'baths' },
    }
    expect(reasonOf(keeps)).toMatch(/^Mieux valait prendre le Métier à tisser que les Bains\.$/)
    expect(reasonOf({ ...keeps, instead: civil })).toMatch(/ Les Bains rapportent 2 points \(bâtiments civils\)\.$/)
  })
})

describe('a good move', () => {
  test('without immediate gain is not praised for the losses of others', () => {
    expect(reasonOf({ is: 'good', gains: [] })).toBe('This was the best move.')
    expect(reasonOf({ is: 'good', gains: [] }, baths)).toBe(
      'The difference from the best move is within the error of the simulations.',
    )
  })

  test('is compared with the next best by points and their uncertainty', () => {
    const over = { move: altar, points: 50, chance: 0.3 }
    const gained = { over, points: 2, chance: 0.1, led: { lines: [], rival: 0 }, error: { points: 0.6, chance: 0.02 } }
    expect(gainedWords(g, gained)).toBe('In simulations it is 2 points better than “Build Altar”, give or take 0.6.')
    expect(gainedWords(g, { ...gained, error: { points: 2.1, chance: 0.02 } })).toBe('')
  })

  test('names points of several score lines with one verb', async () => {
    const gains = [...civil, { is: 'points', points: 1, line: 'science' }] as const
    expect(reasonOf({ is: 'good', gains })).toBe(
      'This was the best move. It scores 2 points (civil structures) and 1 point (science).',
    )
    await speak('fr')
    expect(reasonOf({ is: 'good', gains: [...gains, { is: 'coins', coins: 4 }] })).toBe(
      'C’était le meilleur choix. Ce coup rapporte 2 points (bâtiments civils), 1 point (science) et 4 pièces.',
    )
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
    expect(reasonOf(paid)).toBe('“Build Altar” was right, but better with 2 coins to the right.')
  })
})
