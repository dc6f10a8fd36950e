/**
 * Types of wonder agreements, by which players decide before the first round who gets which wonder. A method asks seats
 * in steps; the answers of a step are secret until all have answered.
 */
import type { Edition } from '@heptapolis/engine'

/** Ways to give out wonders that the table runs itself; `fixed` and `chosen` are settled in the room. */
export const METHODS = ['drawn', 'pair', 'draft', 'ban', 'redraw', 'wishes', 'bids'] as const
export type WonderMethod = (typeof METHODS)[number]

/** Side of each wonder: dealt with it, chosen by its player, or the same one for all. */
export const SIDE_RULES = ['dealt', 'free', 'first', 'second'] as const
export type SideRule = (typeof SIDE_RULES)[number]

/** Wonder of the game. All its sides produce the same resource, or none. */
export interface PoolWonder {
  readonly wonder: string
  readonly sides: readonly string[]
  readonly resource?: string | undefined
}

/** Wonder on offer. The side is absent while its player may still choose it. */
export interface WonderBoard {
  readonly wonder: string
  readonly side?: string | undefined
}

export interface AgreementRules {
  readonly method: WonderMethod
  readonly sides: SideRule
  /** At most two cities have the same resource. */
  readonly isSpread: boolean
  /** Number of players. */
  readonly seats: number
  readonly edition: Edition
  readonly pool: readonly PoolWonder[]
}

/** Question to one seat. `from` are the boards it is about. */
export type WonderQuestion =
  /** Keep one of two; pick one that is left; ban one: answer `wonder`. */
  | { readonly ask: 'keep' | 'pick' | 'ban'; readonly from: readonly WonderBoard[] }
  /** Whether to return the dealt board for another: answer `redraw`. */
  | { readonly ask: 'redraw'; readonly from: readonly WonderBoard[] }
  /** Wonders in order of preference: answer `wishes`. */
  | { readonly ask: 'wishes'; readonly from: readonly WonderBoard[] }
  /** Points for each wonder: answer `bids`. */
  | { readonly ask: 'bids'; readonly from: readonly WonderBoard[]; readonly most: number }
  /** Side of the own wonder: answer `side`. */
  | { readonly ask: 'side'; readonly from: readonly WonderBoard[] }

/** Answer to a question; each kind of question has one field. */
export interface WonderAnswer {
  wonder?: string
  side?: string
  redraw?: boolean
  wishes?: string[]
  /** Points by wonder; an absent one is 0. */
  bids?: Record<string, number>
}

/** Wonder of a seat in the end, and the points it costs. */
export interface GivenWonder {
  wonder: string
  side: string
  price?: number
}

/** Highest bid for one wonder. */
export const MOST_BID = 30
