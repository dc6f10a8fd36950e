/**
 * Bids for wonders on a score-pad. They are stored as the price of a seat, so the engine and the command line score
 * them too.
 */
import { MOST_PRICE } from '@heptapolis/engine/show'
import type { PadPosition } from './pad.ts'

/** The score line of bids. */
export const BID = 'bid'

/** True if the table uses bids. Then every seat has a price, possibly 0. */
export const hasBids = ({ setup }: PadPosition): boolean => setup.seats.some(({ price }) => price !== undefined)

export const bidOf = ({ setup }: PadPosition, seat: number): number => setup.seats[seat]?.price ?? 0

/** Adds bids of 0, or removes all bids. */
export const withBids = (position: PadPosition, on: boolean): PadPosition => ({
  ...position,
  setup: {
    ...position.setup,
    seats: position.setup.seats.map(({ price = 0, ...seat }) => (on ? { ...seat, price } : seat)),
  },
})

export const withBid = (position: PadPosition, seat: number, price: number): PadPosition => ({
  ...position,
  setup: { ...position.setup, seats: position.setup.seats.map((old, i) => (i === seat ? { ...old, price } : old)) },
})

/** The position after typing a bid, with or without sign; undefined for invalid text. An empty cell is a bid of 0. */
export function typedBid(position: PadPosition, seat: number, text: string): PadPosition | undefined {
  const digits = text.replace(/^[-−]/, '')
  const bid = Number(digits)
  return /^\d*$/.test(digits) && bid <= MOST_PRICE ? withBid(position, seat, bid) : undefined
}

/** Puts the line of bids last, also while all bids are 0 and the engine has no such line. */
export const bidLast = <Line extends { id: string }>(lines: readonly Line[], bid: Line): Line[] => [
  ...lines.filter(({ id }) => id !== BID),
  lines.find(({ id }) => id === BID) ?? bid,
]
