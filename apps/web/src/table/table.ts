/**
 * A table is where moves go and views come from. The app plays through this alone: at a local table the engine sits in
 * the page, at another one it may sit anywhere.
 */
import type { GameEvent, GameRecord, MoveJson, Result, Ruleset, Seat, Seen } from '@heptapolis/engine'

export interface Sitter {
  /** `you` and `person` answer at this screen; `away` somewhere else. */
  kind: 'you' | 'person' | 'bot' | 'away'
  name: string
  /** The level of a bot. */
  level?: string
}

/** A move that was made, what it led to, and the game right after it. */
export interface Moment {
  seat: Seat
  move: MoveJson
  events: readonly GameEvent[]
  after: Int32Array
}

export interface Asked {
  id: string
  text: string
  /** How many moves had been made when it was asked: the same question keeps its number while others answer. */
  number: number
  /** Every legal answer, as JSON. */
  moves: readonly MoveJson[]
}

export interface Table {
  readonly id: string
  readonly rules: Ruleset
  readonly sitters: readonly Sitter[]
  /** Counts up with every change. */
  readonly version: number
  /** The beginning, before the first move. */
  readonly opening: { events: readonly GameEvent[]; after: Int32Array }
  readonly moments: readonly Moment[]
  /** A trouble worth telling, such as a browser that keeps nothing. */
  readonly trouble: string | undefined
  subscribe(listener: () => void): () => void
  /** The game as somebody sees it: after so many moves, or now. */
  sight(viewer: Seat, after?: number): Seen
  /** All that whoever answers for a city may go by. */
  sightFor(city: Seat): Seen
  /** Cities whose answer is awaited. */
  waiting(): readonly Seat[]
  asked(city: Seat): Asked | undefined
  /** What a city has chosen while the others still think. */
  chosen(city: Seat): MoveJson | undefined
  answer(city: Seat, move: MoveJson): Result<unknown>
  canTakeBack(viewer: Seat): boolean
  takeBack(viewer: Seat): void
  /** All that was played, and what chance gave. */
  record(): GameRecord
  leave(): void
}
