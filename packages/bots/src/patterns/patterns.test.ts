import { sure } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { hard } from '../levels.ts'
import { FLAWED, lostGame, playGame } from './flawed.ts'
import { type LossKind, lossesOf } from './losses.ts'
import { FEWEST_GAMES, patternsOf } from './patterns.ts'

const GAMES = 6
const FROM = 300
const gamesOf = (bot: typeof hard) => Array.from({ length: GAMES }, (_, i) => lostGame(bot, FROM + i))

describe('patterns of several games', () => {
  test.each<LossKind>(['overpaid', 'idle', 'fights'])('name the planted flaw first: %s', (kind) => {
    expect(patternsOf(gamesOf(FLAWED[kind]))[0]?.kind).toBe(kind)
  })

  test('say nothing about a sound player, or after few games', () => {
    expect(patternsOf(gamesOf(hard))).toEqual([])
    expect(patternsOf(gamesOf(FLAWED.fights).slice(0, FEWEST_GAMES - 1))).toEqual([])
  })
})

describe('losses of a game', () => {
  test('are the coins of a dearer payment than necessary', () => {
    const overpaid = gamesOf(FLAWED.overpaid)
      .flatMap(({ losses }) => losses)
      .filter(({ kind }) => kind === 'overpaid')
    expect(overpaid.length).toBeGreaterThan(0)
    for (const { points, age, index } of overpaid) {
      expect(points).toBeGreaterThan(0)
      expect([1, 2, 3]).toContain(age)
      expect(Number.isInteger(index)).toBe(true)
    }
    expect(lostGame(hard, FROM).losses.filter(({ kind }) => kind === 'overpaid')).toEqual([])
  })

  test('keep their points when the game is analysed, and get its verdicts', () => {
    const record = playGame(FLAWED.idle, FROM)
    const analysed = sure(lossesOf(record, 0, sure(analyse(record, 0, { playouts: 4 })))).losses
    const plain = sure(lossesOf(record, 0)).losses
    expect(analysed.map(({ judged: _, ...loss }) => loss)).toEqual(plain)
    expect(analysed.some(({ judged }) => judged !== undefined)).toBe(true)
  })

  test('are at least the tokens of lost conflicts', () => {
    const { losses } = lostGame(FLAWED.fights, FROM)
    const [first] = losses.filter(({ kind }) => kind === 'fights')
    // A victory of Age I brings 1 point, a defeat costs 1.
    if (first?.age === 1) expect(first.points).toBe(2)
    expect(first).toBeDefined()
  })
})
