import { firstSpeech } from '@heptapolis/boxes'
import { MOST_PRICE } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { toCode } from '../../game-model/result-link.ts'
import { playOf } from '../reported-play.ts'
import { hasBids, withBid, withBids } from './bids.ts'
import { linesOf, textAt, typedAt } from './numbers.ts'
import { newPad, type PadPosition, withCity, withPlayers, withSetup } from './pad.ts'
import { scorePosition } from './scoring.ts'
import { fromCode, toCsv } from './share.ts'

const plain = newPad(['Ada', 'Ben', 'Cleo']).position
const bidding = withBids(plain, true)

/** Two cities entered as numbers, one by its cards. */
const entered = withCity(withCity(withCity(bidding, 0, { numbers: { civil: 9 } }), 1, { numbers: { civil: 7 } }), 2, {
  cards: ['palace'],
})

function linesIn(position: PadPosition) {
  const { rules } = scorePosition(position)
  if (!rules) throw new Error('The table cannot be compiled.')
  return linesOf(rules, position)
}

function typed(position: PadPosition, seat: number, text: string): PadPosition | undefined {
  const line = linesIn(position).find(({ id }) => id === 'bid')
  if (!line) throw new Error('There is no line of bids.')
  return typedAt(position, seat, line, text, false)
}

const bidOfSheets = (position: PadPosition) =>
  scorePosition(position).sheets.map(({ rows }) => rows.find(({ id }) => id === 'bid')?.points)

describe('A pad without bids', () => {
  test('is the default and has no row for them', () => {
    expect(hasBids(plain)).toBe(false)
    expect(linesIn(plain).map(({ id }) => id)).not.toContain('bid')
    expect(bidOfSheets(plain)).toEqual([undefined, undefined, undefined])
  })

  test('is what remains after the option was switched off', () => {
    expect(withBids(withBid(bidding, 1, 4), false)).toEqual(plain)
  })
})

describe('A bid', () => {
  test.each([[[]], [['cities', 'armada']]])('has the last row, before and after the first bid, with %j', (boxes) => {
    const table = withSetup(bidding, { boxes })
    for (const position of [table, withBid(table, 0, 3)]) {
      expect(linesIn(position).at(-1)).toEqual({ id: 'bid', asks: 'bid' })
      expect(scorePosition(position).sheets[0].rows.at(-1)?.id).toBe('bid')
    }
  })

  test('is subtracted from numbers and from whole cities, and decides the rank', () => {
    const position = withBid(withBid(entered, 0, 3), 2, 2)
    const { sheets, problems } = scorePosition(position)
    expect(problems).toEqual([])
    expect(bidOfSheets(position)).toEqual([-3, 0, -2])
    expect(sheets.map(({ total, rank }) => [total, rank])).toEqual([
      [6, 2],
      [7, 1],
      [6, 2],
    ])
  })

  test.each([
    ['12', 12],
    ['-12', 12],
    ['−12', 12],
    ['', 0],
    [String(MOST_PRICE), MOST_PRICE],
  ])('is typed with or without sign: %j', (text, bid) => {
    const position = typed(entered, 1, text)
    expect(position?.setup.seats[1].price).toBe(bid)
    expect(position && scorePosition(position).sheets[1].total).toBe(7 - bid)
    expect(position && textAt(position, 1, { id: 'bid', asks: 'bid' })).toBe(String(bid))
  })

  test.each([String(MOST_PRICE + 1), '3x', '--3', '1.5'])('is not taken over from %j', (text) => {
    expect(typed(entered, 1, text)).toBeUndefined()
  })

  test('never counts as a missing number', () => {
    const before = scorePosition(withBids(entered, false)).sheets.map(({ missing }) => missing)
    expect(scorePosition(entered).sheets.map(({ missing }) => missing)).toEqual(before)
  })

  test('of a player who joins later is 0', () => {
    expect(bidOfSheets(withPlayers(withBid(bidding, 0, 3), 4))).toEqual([-3, 0, 0, 0])
  })
})

describe('Bids leave the pad', () => {
  const position = withBid(withCity(entered, 0, { wonder: 'gizah', side: 'day' }), 0, 3)

  test('in a link', async () => {
    const opened = await fromCode(await toCode(position))
    expect(opened).toEqual(position)
    expect(opened && bidOfSheets(opened)).toEqual([-3, 0, 0])
  })

  test('as a row of the CSV file', () => {
    const w = { line: firstSpeech.scoreLine, total: 'Total', rank: 'Rank', coins: 'Coins' }
    const lines = toCsv(scorePosition(position).sheets, w).split('\n')
    expect(lines).toContain(`${firstSpeech.scoreLine('bid')},-3,0,0`)
    expect(lines).toContain('Total,6,7,8')
  })

  test('beside wonder and side for BG Stats', () => {
    const { players } = playOf({ id: 'a', date: 0, position }, scorePosition(position).sheets)
    expect(players.map(({ score, role }) => [score, role])).toEqual([
      [6, expect.stringMatching(/^Gizah, .+, bid 3$/)],
      [7, ''],
      [8, ''],
    ])
  })
})
