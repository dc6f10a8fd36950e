/**
 * A table is where moves go and views come from. The app plays through this alone: at a local table the engine sits in
 * the page, at another one it may sit anywhere. So a table tells only what those at this screen may know, every answer
 * takes its time and may be refused, and what others choose is there when it is revealed. `contract.ts` holds every
 * table to this.
 */
import type { EarlierChoice } from '@heptapolis/bots'
import type { GameRecord, MoveJson, Result, Ruleset, Seat, Seen, Told } from '@heptapolis/engine/show'

export interface PlayerInfo {
  /** `you` and `person` answer at this screen; `away` somewhere else. */
  kind: 'you' | 'person' | 'bot' | 'away'
  name: string
  /** The level of a bot, or of the one that sits in for somebody away. */
  level?: string
  /** Of somebody elsewhere: since when the line is lost, and until when to choose. Moments of this device's clock. */
  goneSince?: number
  until?: number
}

/** The seats of those at this screen. */
export const seatsHere = (sitters: readonly PlayerInfo[]): Seat[] =>
  sitters.flatMap(({ kind }, seat) => (kind === 'you' || kind === 'person' ? [seat] : []))

/** A question has been answered by all it was put to: what a viewer was told of what followed, and saw then. */
export interface TableStep {
  readonly events: readonly Told[]
  readonly seen: Seen
}

export interface TableQuestion {
  id: string
  /** Counts the questions of the game: it is the number of steps there were when it was asked. */
  round: number
  /** Every legal answer, as JSON. */
  moves: readonly MoveJson[]
}

/**
 * Viewers are those at this screen and, for what everybody sees, `PUBLIC`; a table has nothing to show to others. Cities
 * are answered for at this screen where their player, or the keeper of the free city, sits here.
 */
export interface GameTable {
  readonly id: string
  readonly rules: Ruleset
  /** Who sits where may change while the game goes on. */
  readonly sitters: readonly PlayerInfo[]
  /** Counts up with every change. */
  readonly version: number
  /** A trouble worth telling, such as a browser that keeps nothing. */
  readonly trouble: string | undefined
  subscribe(listener: () => void): () => void
  /** What the viewer has been shown so far: first the beginning, then a step for every question answered by all. */
  steps(viewer: Seat): readonly TableStep[]
  /** The game as the viewer sees it now: as after the last step, with who has answered since, and the own answer. */
  sight(viewer: Seat): Seen
  /** Cities whose answer is awaited, wherever. */
  waiting(): readonly Seat[]
  /** The question to a city answered for at this screen. */
  asked(city: Seat): TableQuestion | undefined
  /** What such a city saw when it was asked before in this Age, and what was chosen: whoever advises remembers it. */
  earlier?(city: Seat): readonly EarlierChoice[]
  /** What such a city has chosen while the others still think. */
  chosen(city: Seat): MoveJson | undefined
  /** Answers the question of this round; what is not acknowledged has changed nothing. */
  answer(city: Seat, move: MoveJson, round: number): Promise<Result<MoveJson>>
  /** Whether the viewer has answered the question of this round, and may do so again. */
  canTakeBack(viewer: Seat): boolean
  /** The viewer is asked again; what the others have answered stands. */
  takeBack(viewer: Seat, round: number): Promise<Result<undefined>>
  /** Against bots alone: whether there is an earlier question to go back to, and how. What was played since is gone. */
  canGoBack?(viewer: Seat): boolean
  goBack?(viewer: Seat): Promise<Result<undefined>>
  /** All that was played and what chance gave, once the game is over; nothing before. */
  record(): Promise<GameRecord | undefined>
  /** Nothing is answered any more, and nobody is told of changes. */
  leave(): void
}
