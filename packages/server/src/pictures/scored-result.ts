/**
 * Worker-thread job: computes the score of a finished game that is encoded in a link. Anybody can write such a link, so
 * the size is limited before decoding.
 */
import { inflateRawSync } from 'node:zlib'
import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Position, positionToday } from '@heptapolis/engine/records'
import { isOver } from '@heptapolis/engine/show'
import { type SeatTower, towersOf } from './result-towers.ts'

export interface ScoredResult {
  readonly boxes: readonly string[]
  /** A house rule shares ties, whatever the coins. */
  readonly areTiesShared: boolean
  /** Best first. */
  readonly towers: readonly SeatTower[]
}

const MOST_BYTES = 64 * 1024
const MOST_LETTERS = 24

/** Undefined for anything but the complete position of a finished game. */
export function scoredResult(code: string): ScoredResult | undefined {
  try {
    const bytes = inflateRawSync(Buffer.from(code, 'base64url'), { maxOutputLength: MOST_BYTES })
    return scored(JSON.parse(bytes.toString('utf8')))
  } catch {
    return undefined
  }
}

function scored(position: Position): ScoredResult | undefined {
  // Points entered by hand have no position behind them.
  if (position.cities.some((city) => 'numbers' in city)) return undefined
  const read = fromPosition(positionToday(position, BOXES), BOXES)
  if (!read.ok || !isOver(read.value)) return undefined
  const game = read.value
  const nameOf = (seat: number): string => {
    const name = position.cities[seat]?.name
    return typeof name === 'string' ? [...name].slice(0, MOST_LETTERS).join('') : ''
  }
  const { boxes, houseRules } = game.rules.setup
  return { boxes, areTiesShared: houseRules?.ties !== undefined, towers: towersOf(game, nameOf) }
}
