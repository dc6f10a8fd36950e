/** Types of the protocol for other programs: a verb (request type), its request and answer, and the game it acts on. */

import type { Recording } from '@heptapolis/engine/records'
import type { Game, GameEvent, Result } from '@heptapolis/engine/show'

/** Current game, and the events since the last request for them. */
export interface ProtocolTable {
  g: Game | undefined
  /** Record, if the game was created or replayed here. */
  recording: Recording | undefined
  /** Set by the stop request. */
  ended: boolean
  readonly listener: (event: GameEvent) => void
  takeEvents(): GameEvent[]
}

export interface Request {
  cmd: string
  id?: string | number
  [field: string]: unknown
}

export type ProtocolAnswer = Record<string, unknown>

export interface Verb {
  /** Fields of the request, as the help shows them. */
  takes: string
  about: string
  run(session: ProtocolTable, request: Request): Result<ProtocolAnswer>
}
