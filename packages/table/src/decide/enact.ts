/** Numbering of decided events. It also adds the events that follow from them, such as the end of a round. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import { apply } from '../log/apply.ts'
import type { CommandResult } from '../model/commands.ts'
import type { Stamp, TableEvent, TableEventBody } from '../model/events.ts'
import type { TableState } from '../model/state.ts'
import { consequence } from './consequences.ts'

/** Events of a decision and all their consequences. */
export function enacted(
  before: TableState,
  bodies: readonly TableEventBody[],
  stamp: Omit<Stamp, 'n'>,
): Result<CommandResult> {
  const events: TableEvent[] = []
  let table = before
  const enact = (body: TableEventBody, by: Omit<Stamp, 'n'>): void => {
    const event = stamped(body, { n: table.n, ...by })
    events.push(event)
    table = apply(table, event, false)
  }
  const { at, who } = stamp
  for (const [i, body] of bodies.entries()) enact(body, i === 0 ? stamp : { at, who })
  for (let next = consequence(table, at); next && !table.frozen; next = consequence(table, at)) enact(next, { at })
  if (table.frozen) return fail('internal', 'An internal error occurred. The table has not changed.')
  return ok({ events, table, n: events[0]?.n ?? before.n - 1 })
}

/** An event as stored: undefined fields are left out. */
export function stamped(body: TableEventBody, stamp: Stamp): TableEvent {
  const event = { ...stamp, ...body }
  const fields: { [key: string]: unknown } = event
  for (const key in fields) if (fields[key] === undefined) delete fields[key]
  return event
}

export const stuck = fail(
  'frozen',
  'The log of this table is inconsistent. The table is closed until an administrator has checked it.',
)
