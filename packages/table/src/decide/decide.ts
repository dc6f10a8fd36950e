/**
 * Entry point for commands of people: returns the events to store, or a problem. A pure function; the caller stores the
 * events.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import { acceptedAs } from '../accepted-commands.ts'
import { affordable } from '../event-budget.ts'
import type { Command, CommandResult, DecisionContext } from '../model/commands.ts'
import type { TableEventBody } from '../model/events.ts'
import type { TableState } from '../model/state.ts'
import { isCid } from './checks.ts'
import { inPlay } from './decide-play.ts'
import { inRoom } from './decide-room.ts'
import { enacted, stuck } from './enact.ts'

type Decider = (table: TableState, who: string, command: Command, moment: DecisionContext) => Result<TableEventBody[]>
const deciders = { ...inRoom, ...inPlay } as { [command: string]: Decider }

/** Decides a command of a person. The sender comes from the session, never from the message. */
export function decide(
  table: TableState,
  who: string,
  command: Command,
  moment: DecisionContext,
): Result<CommandResult> {
  const done = isCid(command.cid) ? acceptedAs(table.done, who, command.cid) : undefined
  if (done !== undefined) return ok({ events: [], table, n: done, isRepetition: true })
  if (moment.refusal) return { ok: false, error: moment.refusal }
  if (table.frozen) return stuck
  if (command.cid !== undefined && !isCid(command.cid))
    return fail('bad-request', 'The id of a command must be a short text.')
  const decider = Object.hasOwn(deciders, command.do) ? deciders[command.do] : undefined
  if (!decider) return fail('unknown-command', 'Unknown command.')
  const may = affordable(table, who, command)
  if (!may.ok) return may
  const bodies = decider(table, who, command, moment)
  return bodies.ok ? enacted(table, bodies.value, { at: moment.now, who, cid: command.cid }) : bodies
}
