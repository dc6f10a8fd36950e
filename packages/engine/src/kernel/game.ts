/** A game: rules and one array of integers. Also declares what the kernel needs of the rules. */
import type { Column, Kept, Layout } from './columns/column.ts'
import type { GameEvent } from './events.ts'
import type { Form } from './position/forms.ts'
import type { Naming } from './position/naming.ts'
import type { Decision, Layer } from './questions/question.ts'
import type { Line } from './script.ts'

/** Rules of a game, as far as the kernel needs them. */
export interface Rules extends Naming, Readonly<Layout> {
  /** People at the table. */
  readonly players: number
  readonly columns: readonly Column[]
  /** Hidden columns of the table that everybody may see in these games. */
  readonly opened: readonly Column[]
  readonly script: readonly Line<Game>[]
  readonly layers: readonly Layer<Game>[]
  readonly decisions: readonly Decision<Game>[]
  /** Form of an answer in a position. */
  readonly answerForm: Form
  /** Whether `viewer` may see what only the player of `owner` sees. */
  sees(g: Game, viewer: number, owner: number): boolean
}

/** Records random decisions or replays recorded ones; `draw` makes a new decision. */
export interface Dealer {
  deal(g: Game, draw: () => readonly number[]): readonly number[]
}

export class Game<R extends Rules = Rules> implements Kept {
  declare readonly rules: R
  declare readonly cells: Int32Array
  declare readonly at: readonly number[]
  declare readonly stride: number
  /** Receives events. Not part of the state, and not copied. */
  listener: ((event: GameEvent) => void) | undefined = undefined
  /** Records or replays random decisions; without it chance alone decides. Not copied. */
  dealer: Dealer | undefined = undefined

  constructor(rules: R, cells: Int32Array) {
    this.rules = rules
    this.cells = cells
    this.at = rules.at
    this.stride = rules.stride
  }
}

const GAMES_A_SLAB = 16
const slab = { buffer: new ArrayBuffer(0), used: 0 }

/** Zeroed cells for a game. Games share buffers, because one allocation per copy is slow. */
function room(cells: number): Int32Array {
  const bytes = cells * Int32Array.BYTES_PER_ELEMENT
  if (slab.used + bytes > slab.buffer.byteLength) {
    slab.buffer = new ArrayBuffer(bytes * GAMES_A_SLAB)
    slab.used = 0
  }
  const array = new Int32Array(slab.buffer, slab.used, cells)
  slab.used += bytes
  return array
}

/** Game with these cells. */
export const gameOf = <R extends Rules>(rules: R, cells: Int32Array): Game<R> => new Game(rules, cells)

/** Game before the first line of its script. */
export const emptyGame = <R extends Rules>(rules: R): Game<R> => new Game(rules, room(rules.cells))

export function clone<R extends Rules>(g: Game<R>): Game<R> {
  const cells = room(g.cells.length)
  cells.set(g.cells)
  return new Game(g.rules, cells)
}

/** Overwrites `into`, a game of the same ruleset, with `g`. Saves search a new game per copy. */
export function copy(g: Game, into: Game): void {
  into.cells.set(g.cells)
}

/** Equal states of one ruleset have equal hashes. */
export function hash(g: Game): string {
  let a = 0x811c9dc5
  let b = 0x01234567
  for (const cell of g.cells) {
    a = Math.imul(a ^ cell, 0x01000193)
    b = Math.imul(b ^ (cell + 0x9e3779b9), 0x85ebca6b)
    b ^= b >>> 13
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

export function tell(g: Game, event: GameEvent): void {
  g.listener?.(event)
}
