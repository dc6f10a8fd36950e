/**
 * An effect is data. Boxes add kinds by merging into `EffectKinds`; the rule of a kind does what it does, and the same
 * record feeds the engine, the score sheet and the words people read.
 */
import type { Game } from './game.ts'
import type { Piece } from './piece.ts'
import type { ScienceHand } from './science.ts'
import type { Place, Resource, ScienceSymbol, Side } from './types.ts'

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
  each: { of: string | readonly string[]; on: readonly Place[]; points?: number; coins?: number }
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
  /** Something the city may do from now on; the ability's own record says what. */
  ability: { ability: string }
  /** Military victory tokens of this value now. */
  victory: { value: number | 'age' }
  /** Each neighbour takes coins from the bank. */
  neighboursTake: { coins: number }
  /** Every other city takes coins from the bank. */
  othersTake: { coins: number }
  /** At the end, copy the symbol of a neighbour's green card; no card is copied twice. */
  mask: Record<never, never>
  /**
   * Every other city loses coins at the end of the turn (`age`: as many as the number of the Age), for each thing of the
   * count `per` that the victim has, where one is given. Boxes that use it list the part `losses`.
   */
  othersLose: { coins: number | 'age'; per?: string }
  /** A token that keeps the city out of the next conflicts. Boxes that use it list the part `diplomats`. */
  diplomacy: Record<never, never>
  /** Each turn one more resource that brown, grey and the board make. Boxes that use it list the part `spareGoods`. */
  ownedGood: Record<never, never>
  /** Each turn one resource that brown, grey and the board do not make. Boxes that use it list the part `spareGoods`. */
  lackedGood: Record<never, never>
}

export type EffectKind = keyof EffectKinds
export type Effect = { [K in EffectKind]: { kind: K } & EffectKinds[K] }[EffectKind]
export type EffectOf<K extends EffectKind> = { kind: K } & EffectKinds[K]

export interface EffectRule<E> {
  /** Adds to the derived columns of the city. Run when the piece begins to work, and again from scratch. */
  lasting?(g: Game, seat: number, effect: E, piece: Piece): void
  /** What happens once, in the turn the piece is activated. */
  now?(g: Game, seat: number, effect: E, piece: Piece): void
  /** The points at the end of the game. */
  scored?(g: Game, seat: number, effect: E, piece: Piece): number
  /** Adds symbols, ways to get them, or guilds that count once more, before science is counted. */
  science?(g: Game, seat: number, effect: E, hand: ScienceHand, piece: Piece): void
}

export type EffectRules = { [K in EffectKind]?: EffectRule<EffectOf<K>> }

/** An effect with its rule at hand. The pair is kept together by `bind`, so the rule always fits. */
export interface BoundEffect {
  readonly effect: Effect
  readonly rule: EffectRule<Effect>
}
