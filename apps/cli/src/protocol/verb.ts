/** A verb of the protocol, and the table it acts on. */

import type { Recording } from '@heptapolis/engine/records'
import type { Game, GameEvent, Result } from '@heptapolis/engine/show'

/** The game on the table, and what has happened since somebody last asked. */
export interface Table {
  g: Game | undefined
  /** Its record, where it was begun or replayed here. */
  recording: Recording | undefined
  /** Set by the request to stop. */
  ended: boolean
  readonly listener: (event: GameEvent) => void
  takeEvents(): GameEvent[]
}

export interface Request {
  cmd: string
  id?: string | number
  [field: string]: unknown
}

export type Answer = Record<string, unknown>

export interface Verb {
  /** The fields it takes, as help shows them. */
  takes: string
  about: string
  run(session: Table, request: Request): Result<Answer>
}
