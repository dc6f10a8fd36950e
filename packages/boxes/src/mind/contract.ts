/**
 * Bot knowledge of a box: the port `mind` of its kit. All values are final points; omitted parts count as 0. The rules
 * of the box sample hidden cards (`imagine`).
 */
import type { EffectKind, EffectOf, Game, List, Move } from '@heptapolis/engine/box'

/** Estimate of a city by the common rules, provided by the bots. */
export interface Estimate {
  /** Expected final points without boxes. */
  city(g: Game, seat: number): number
  /** Estimate after a change in a copy of the game. */
  after(g: Game, seat: number, change: (trial: Game) => void): number
  /** Gain if the piece joined this list. */
  worth(g: Game, seat: number, piece: number, list: List): number
  /** Lead in strength that probably wins a conflict after so many turns. */
  doubt(turns: number): number
}

/** Quick judgement of one city, provided by the bots. */
export interface Judgement {
  readonly g: Game
  readonly seat: number
  /** From 1, even before the first Age. */
  readonly age: number
  /** Remaining share of the game. */
  readonly rest: number
  coins(count: number): number
  /** Value of the piece in the city, without its cost. */
  value(piece: number): number
  /** Value of denying this card to the player who gets the hand next. */
  denied(card: number): number
}

/** Value of an effect. */
export interface Gain {
  readonly once?: number
  /** Value over a whole game; scaled by the remaining share. */
  readonly lasting?: number
  /** Number of conflicts that the city skips. */
  readonly peace?: number
}

/** Weights from self-play: see docs/bots.md. */
export type MindWeights = Readonly<Record<string, number | readonly number[]>>

/** Features of a city for the evaluation at the beginning of an Age. */
export interface Features {
  /** By name: points per unit at the beginning of Ages II and III. */
  readonly weights: Readonly<Record<string, readonly number[]>>
  /** Writes features from `at` on, in the order of the weights; the cells are 0 before. */
  read(g: Game, seat: number, into: Float64Array, at: number): void
}

/** Judgement of an action of the box. */
interface Judging<W> {
  action(judgement: Judgement, move: Move, weights: W): number
}

type ByKind = { readonly [K in EffectKind]?: Gain | ((effect: EffectOf<K>) => Gain) }

export interface Mind<W extends MindWeights = MindWeights> {
  /** Values of the box's own effect kinds. Their rules provide the score. */
  readonly effects?: ByKind
  /** Number of each counted thing of the box in a typical city at the end. */
  readonly usual?: Readonly<Record<string, number>>
  /** Weights for `rider` and `actions`. */
  readonly weights?: W
  /** Value of a rider, without its cost. */
  rider?(judgement: Judgement, option: number, weights: W): number
  /** Values of its actions, by id; others are worth the card they take. */
  readonly actions?: Readonly<Record<string, Judging<W>['action']>>
  /** Questions, by id, whose named card is lost. */
  readonly losses?: readonly string[]
  /** Expected points from the box besides those on the score sheet. */
  ahead?(g: Game, seat: number, estimate: Estimate): number
  /** Value of a move whose effect is not visible by playing it alone; undefined for other moves. */
  answer?(g: Game, seat: number, move: Move, question: string, estimate: Estimate): number | undefined
  readonly features?: Features
}
