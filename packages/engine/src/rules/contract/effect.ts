/**
 * Effects as data. Boxes add kinds by merging into `EffectKinds`; the rule of a kind defines its behaviour. Engine,
 * score sheet and texts use the same record.
 */
import type { Resource, ScienceSymbol, Side, Whose } from '../vocabulary.ts'

export interface EffectKinds {
  /** Goods each turn: all of `all`, or one of `any`. Brown, grey and the board sell them to the neighbours. */
  produce: { all?: readonly Resource[]; any?: readonly Resource[] }
  points: { points: number }
  coins: { coins: number }
  shields: { shields: number }
  /** A science symbol; without one, any symbol, chosen when scoring. */
  science: { symbol?: ScienceSymbol }
  /** Goods bought on these sides cost 1 coin instead of 2. */
  trade: { goods: 'raw' | 'manufactured'; from: readonly Side[] }
  /** So many coins now and points at the end for each thing counted in these cities. */
  each: { of: string | readonly string[]; on: readonly Whose[]; points?: number; coins?: number }
  /** Points for each complete set of the things counted in the own city. */
  set: { of: readonly string[]; points: number }
  /** Points when the own city has strictly more than each neighbour. */
  most: { of: string; points: number }
  /** Points when every stage of the own wonder stands. */
  wonderComplete: { points: number }
  /** Build a card from the discard pile at the end of the turn, free; a box names the digger and its place in the order. */
  dig: { as: string }
  /** One guild of a neighbour scores as if built here. */
  copyGuild: Record<never, never>
  /** Lasting ability of the city; the record of the ability defines it. */
  ability: { ability: string }
  /** Military victory tokens of this value now. */
  victory: { value: number | 'age' }
}

export type EffectKind = keyof EffectKinds
export type Effect = { [K in EffectKind]: { kind: K } & EffectKinds[K] }[EffectKind]
export type EffectOf<K extends EffectKind> = { kind: K } & EffectKinds[K]
