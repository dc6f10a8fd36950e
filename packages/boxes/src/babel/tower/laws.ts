/** The 24 laws of the Tower of Babel, one line per tile. The number orders tiles placed in the same turn. */

import type { Colour, EffectRules, PieceDef, Resource } from '@heptapolis/engine/box'
import { isOneOf } from '@heptapolis/engine/box'

/** Trigger of a law: a card of a colour, a card built by chain, a stage. */
export type Occasion = Colour | 'chain' | 'stage'

/** Coins of a law; `age` means the number of the current Age. */
export type LawCoins = number | 'age'

export type Law =
  | { op: 'tax'; on: Occasion; coins: LawCoins }
  | { op: 'bonus'; on: Occasion; coins: LawCoins }
  | { op: 'noResources'; on: Occasion }
  | { op: 'coinsForResources'; on: Occasion }
  | { op: 'price'; goods: 'raw' | 'manufactured'; by: number }
  | { op: 'good'; any: readonly Resource[] }
  /** Brown cards with several resources or a choice produce nothing. */
  | { op: 'muteBrown' }
  | { op: 'muteCards'; cards: readonly string[] }
  /** Brown cards with exactly one resource produce any number of it. */
  | { op: 'endlessBrown' }
  | { op: 'neighbourChains' }
  | { op: 'victories'; become: Readonly<Record<number, number>> }
  | { op: 'defeats'; tokens: number }

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Law of the tower: applies to every city while its tile is open. */
    law: { number: number; law: Law }
  }
}

const tile = (number: number, slug: string, law: Law): PieceDef => ({
  id: `babel-tile-${String(number).padStart(2, '0')}-${slug}`,
  sort: 'tile',
  // No city holds a tile as a building, so all share one title.
  title: 'tower-tile',
  effects: [{ kind: 'law', number, law }],
})

const TRADE_CARDS = ['east-trading-post', 'west-trading-post', 'marketplace', 'caravansery', 'forum']

export const TILES: readonly PieceDef[] = [
  tile(1, 'red-tax', { op: 'tax', on: 'red', coins: 'age' }),
  tile(2, 'red-no-resources', { op: 'noResources', on: 'red' }),
  tile(3, 'brown-single-only', { op: 'muteBrown' }),
  tile(4, 'yellow-off', { op: 'muteCards', cards: TRADE_CARDS }),
  tile(5, 'blue-bonus', { op: 'bonus', on: 'blue', coins: 'age' }),
  tile(6, 'blue-tax', { op: 'tax', on: 'blue', coins: 'age' }),
  tile(7, 'neighbour-chains', { op: 'neighbourChains' }),
  tile(8, 'blue-for-coins', { op: 'coinsForResources', on: 'blue' }),
  tile(9, 'grey-trade-minus', { op: 'price', goods: 'manufactured', by: -1 }),
  tile(10, 'grey-trade-plus', { op: 'price', goods: 'manufactured', by: 1 }),
  tile(11, 'brown-trade-minus', { op: 'price', goods: 'raw', by: -1 }),
  tile(12, 'brown-trade-plus', { op: 'price', goods: 'raw', by: 1 }),
  tile(13, 'chain-tax', { op: 'tax', on: 'chain', coins: 'age' }),
  tile(14, 'chain-bonus', { op: 'bonus', on: 'chain', coins: 'age' }),
  tile(15, 'wonder-no-resources', { op: 'noResources', on: 'stage' }),
  tile(16, 'wonder-tax', { op: 'tax', on: 'stage', coins: 'age' }),
  tile(17, 'wood-or-stone', { op: 'good', any: ['wood', 'stone'] }),
  tile(18, 'ore-or-clay', { op: 'good', any: ['ore', 'clay'] }),
  tile(19, 'weaker-victories', { op: 'victories', become: { 1: 0, 3: 1, 5: 3 } }),
  tile(20, 'single-brown-infinite', { op: 'endlessBrown' }),
  tile(21, 'any-grey', { op: 'good', any: ['glass', 'cloth', 'papyrus'] }),
  tile(22, 'double-defeats', { op: 'defeats', tokens: 2 }),
  tile(23, 'guild-for-coins', { op: 'coinsForResources', on: 'purple' }),
  tile(24, 'guild-bonus', { op: 'bonus', on: 'purple', coins: 5 }),
]

export interface NumberedLaw<L extends Law> {
  readonly bit: number
  readonly law: L
  readonly tile: string
}

/** By the bits of `lawBit`. */
export const LAW_NUMBERS: readonly string[] = TILES.map((_, i) => String(i + 1))

export const lawBit = (number: number): number => 1 << (number - 1)

const LAWS: readonly NumberedLaw<Law>[] = TILES.flatMap(({ id, effects = [] }) =>
  effects.flatMap((effect) =>
    effect.kind === 'law' ? [{ bit: lawBit(effect.number), law: effect.law, tile: id }] : [],
  ),
)

/** Laws of these kinds, by number. */
export function lawsOf<O extends Law['op']>(...ops: readonly O[]): readonly NumberedLaw<Extract<Law, { op: O }>>[] {
  const isWanted = (one: NumberedLaw<Law>): one is NumberedLaw<Extract<Law, { op: O }>> => isOneOf(ops, one.law.op)
  return LAWS.filter(isWanted)
}

/** These laws as bits. */
export const bitsOf = (laws: readonly NumberedLaw<Law>[]): number => laws.reduce((bits, { bit }) => bits | bit, 0)

/** The tower applies the laws; the effect itself does nothing. */
export const lawEffects: EffectRules = { law: {} }
