/**
 * What bots know of a box: the port `mind` of its kit. Everything is in points at the end of the game, and whatever a
 * mind leaves out counts for nothing. How what lies hidden is imagined, the box's rules say themselves (`imagine`).
 */
import type { EffectKind, EffectOf, Game, List, Move } from '@heptapolis/engine/box'

/** The estimate of a city by the rules every game has, which the bots lend to a mind. */
export interface Estimate {
  /** What the city may expect at the end, boxes left aside. */
  city(g: Game, seat: number): number
  /** The same after something has been changed in a copy of the game. */
  after(g: Game, seat: number, change: (trial: Game) => void): number
  /** What the city would gain if the piece joined this list of it. */
  worth(g: Game, seat: number, piece: number, list: List): number
  /** The lead in strength that makes a conflict so many turns ahead likely to be won. */
  doubt(turns: number): number
}

/** The quick judgement, turned to one city: lent by the bots as well. */
export interface Judgement {
  readonly g: Game
  readonly seat: number
  /** From 1 on, even before the first Age. */
  readonly age: number
  /** The share of the game still to come. */
  readonly rest: number
  coins(count: number): number
  /** What the piece is worth if it stands in the city, its cost apart. */
  value(piece: number): number
  /** What it is worth that whoever gets the hand next cannot have this card. */
  denied(card: number): number
}

/** What an effect brings. */
export interface Gain {
  readonly once?: number
  /** For a whole game; of what has begun, the share that is left. */
  readonly lasting?: number
  /** Conflicts the city stays out of. */
  readonly peace?: number
}

/** Numbers that self-play finds: see docs/bots.md. */
export type MindWeights = Readonly<Record<string, number | readonly number[]>>

/** What the evaluation reads of a city, to tell its final score at the beginning of an Age. */
export interface Features {
  /** By name: the points one of it brings, told at the beginning of Ages II and III. */
  readonly weights: Readonly<Record<string, readonly number[]>>
  /** Writes them from `at` on, in the order of the weights; the cells are 0 before. */
  read(g: Game, seat: number, into: Float64Array, at: number): void
}

/** How an action of the box is judged. */
interface Judging<W> {
  action(judgement: Judgement, move: Move, weights: W): number
}

type ByKind = { readonly [K in EffectKind]?: Gain | ((effect: EffectOf<K>) => Gain) }

export interface Mind<W extends MindWeights = MindWeights> {
  /** What effects of the box's own kinds bring. What they score is asked of their rules. */
  readonly effects?: ByKind
  /** How many of the things the box counts a city has at the end of a usual game. */
  readonly usual?: Readonly<Record<string, number>>
  /** The weights that `rider` and `actions` are given. */
  readonly weights?: W
  /** What goes along with a move, its cost apart. */
  rider?(judgement: Judgement, option: number, weights: W): number
  /** What its actions bring, by id; one that is not named brings the card it takes. */
  readonly actions?: Readonly<Record<string, Judging<W>['action']>>
  /** Questions, by id, in which the card that is named is lost. */
  readonly losses?: readonly string[]
  /** Points the city may expect from what it has of the box, besides those on the score sheet. */
  ahead?(g: Game, seat: number, estimate: Estimate): number
  /** What a move is worth whose effect cannot be seen by playing it alone; undefined for moves of others. */
  answer?(g: Game, seat: number, move: Move, question: string, estimate: Estimate): number | undefined
  readonly features?: Features
}
