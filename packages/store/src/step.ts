/** Validation of an append to a game's log, shared by all databases. */
import type { Result } from '@heptapolis/engine/kernel'
import { first } from './first.ts'
import { type LogStep, ok, refuse, SEAL, SEALED } from './port.ts'

/** State of a log before a step. */
export interface LogState {
  readonly length: number
  readonly sealed: boolean
}

/** Whether the step may follow; returns whether the log is sealed after it. */
export function mayFollow(
  before: LogState | undefined,
  { events, listing, secret }: LogStep,
): Result<{ sealed: boolean }> {
  if (events.length === 0) return refuse('refused', 'a step without events')
  const start = first(events).n
  if (events.some(({ n }, i) => n !== start + i)) return refuse('refused', 'events out of their order')
  if (!before && start > 0) return refuse('unknown')
  const length = before?.length ?? 0
  if (length !== start) return refuse('conflict', `${length} events, not ${start}`)
  if (!before && !(listing && secret)) return refuse('refused', 'a game without listing or secret')
  if (before && secret) return refuse('refused', 'a second secret')

  let sealed = before?.sealed ?? false
  for (const { kind } of events) {
    if (sealed && kind === SEALED) return refuse('sealed')
    sealed ||= kind === SEAL
  }
  return ok({ sealed })
}
