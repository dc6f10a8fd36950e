/**
 * Interface between screens and a game. A table shows only what viewers at this screen may know; answers are
 * asynchronous and may be rejected; choices of others appear at the reveal. `contract.ts` tests every implementation.
 */
import type { Analysis, EarlierChoice } from '@heptapolis/bots'
import type { GameRecord, MoveJson, Result, Ruleset, Seat, Seen, Told } from '@heptapolis/engine/show'

export interface PlayerInfo {
  /** `you` and `person` play at this screen, `away` at another one. */
  kind: 'you' | 'person' | 'bot' | 'away'
  name: string
  /** The level of a bot, or of the stand-in for an absent person. */
  level?: string
  /** For remote players: the time of the disconnection, and the deadline. By this device's clock. */
  goneSince?: number
  until?: number
}

/** The seats at this screen. */
export const seatsHere = (sitters: readonly PlayerInfo[]): Seat[] =>
  sitters.flatMap(({ kind }, seat) => (kind === 'you' || kind === 'person' ? [seat] : []))

/** One answered question: the events it caused and the state after it, as one viewer knows them. */
export interface TableStep {
  readonly events: readonly Told[]
  readonly seen: Seen
}

export interface TableQuestion {
  id: string
  /** The number of steps before this question. */
  round: number
  /** All legal answers as JSON. */
  moves: readonly MoveJson[]
}

/** Analysis of a seat that a server makes for everybody at the table; complete at a progress of 1. */
export interface SharedAnalysis {
  progress: number
  analysis: Analysis
  version: string
}

/**
 * Viewers are the seats at this screen and `PUBLIC`. A screen answers for the cities of its seats, and for the free
 * city if its keeper sits here.
 */
export interface GameTable {
  readonly id: string
  readonly rules: Ruleset
  /** May change during a game. */
  readonly sitters: readonly PlayerInfo[]
  /** Incremented with every change. */
  readonly version: number
  /** A problem to show, such as a browser without storage. */
  readonly trouble: string | undefined
  subscribe(listener: () => void): () => void
  /** The opening, then one step per answered question. */
  steps(viewer: Seat): readonly TableStep[]
  /** The current state, including who has answered, and the viewer's own answer. */
  sight(viewer: Seat): Seen
  /** All cities whose answer is missing. */
  waiting(): readonly Seat[]
  /** The open question of a city at this screen. */
  asked(city: Seat): TableQuestion | undefined
  /** Earlier questions of this Age and the choices made, as memory for hints. */
  earlier?(city: Seat): readonly EarlierChoice[]
  /** The choice of a city at this screen while others still think. */
  chosen(city: Seat): MoveJson | undefined
  /** Answers the question of this round. A rejected answer has no effect. */
  answer(city: Seat, move: MoveJson, round: number): Promise<Result<MoveJson>>
  /** True while the viewer may change the answer of this round. */
  canTakeBack(viewer: Seat): boolean
  /** Asks the viewer again; the answers of others stay. */
  takeBack(viewer: Seat, round: number): Promise<Result<undefined>>
  /** Only against bots: returns to an earlier question and discards everything since. */
  canGoBack?(viewer: Seat): boolean
  goBack?(viewer: Seat): Promise<Result<undefined>>
  /** The full record, after the end only. */
  record(): Promise<GameRecord | undefined>
  /** The analysis that the server shares, after the end only. Undefined if it makes none: then this device does. */
  analysis?(seat: Seat): Promise<SharedAnalysis | undefined>
  /** Rejects further answers and removes all listeners. */
  leave(): void
}
