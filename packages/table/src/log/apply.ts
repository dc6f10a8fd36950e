/**
 * Event sourcing: the state of a table is computed from its log, one event after the other. Only `apply` makes a new
 * state.
 */
import { BOXES } from '@heptapolis/boxes'
import type { Box, Result } from '@heptapolis/engine'
import { broken, fail, ok } from '@heptapolis/engine/kernel'
import { NO_COMMANDS, withAccepted } from '../accepted-commands.ts'
import { NOTHING_SPENT, spentAfter } from '../event-budget.ts'
import { commitmentTo } from '../fair/fair.ts'
import type { EventOf, TableEvent, TableEventBody } from '../model/events.ts'
import { withDefaults } from '../model/options.ts'
import type { TableState } from '../model/state.ts'
import { withNotice } from '../play/chat-stream.ts'
import { retimed } from '../play/clock.ts'
import { versionsAfter } from '../play/versions.ts'
import { playing } from './apply-play.ts'
import { type Handlers, NOBODY, room } from './apply-room.ts'

/** New table from the first event of its log. */
export function newTable(event: EventOf<'open'>, secret: string, library: readonly Box[] = BOXES): TableState {
  const { id, terms, options, commitment, after, series, deal, who = '', at } = event
  return {
    id,
    library,
    secret,
    n: 1,
    phase: 'room',
    terms,
    options: withDefaults(options),
    commitment,
    after,
    series,
    deal,
    host: who,
    seats: terms.seats.map(() => NOBODY),
    watchers: [],
    counted: 0,
    removed: [],
    awake: at,
    ballots: [],
    declined: [],
    showsHands: false,
    textAgreed: false,
    chat: [],
    again: [],
    done: withDone(NO_COMMANDS, event),
    spent: NOTHING_SPENT,
    versions: [...terms.seats.map(() => 1), 1],
  }
}

/** Thrown for an event of a newer version. The log is valid: an updated server can continue it. */
export const NEWER = 'newer-log'

/** Returns the table after an event. An impossible event freezes the table; nothing is repaired. */
export function apply(table: TableState, event: TableEvent, isChecked = true): TableState {
  if (table.frozen) return table
  if (event.n !== table.n) return frozen(table, event, 'log-gap', `Event ${table.n} is missing in the log.`)
  if (!Object.hasOwn(handlers, event.kind))
    return frozen(table, event, NEWER, `Event ${event.n} is of a kind that only newer versions know.`)
  try {
    const next = withNotice(table, retimed(handled(table, event, isChecked), event.at), event)
    return {
      ...next,
      n: table.n + 1,
      done: withDone(table.done, event),
      spent: spentAfter(table, event),
      versions: versionsAfter(table, next, event),
    }
  } catch {
    // The message may name a hidden card, so clients never see it.
    return frozen(table, event, 'log-differs', `Event ${event.n} does not lead to the game that is written down.`)
  }
}

type Handler = (table: TableState, event: TableEvent, isChecked: boolean) => TableState
const handlers = { ...room, ...playing } satisfies Handlers<Exclude<TableEventBody['kind'], 'open'>> as {
  [kind: string]: Handler
}

const handled: Handler = (table, event, isChecked) =>
  handlers[event.kind]?.(table, event, isChecked) ?? broken('a log holds events of these kinds alone')

const frozen = (table: TableState, { n }: TableEvent, code: string, message: string): TableState => ({
  ...table,
  frozen: { n, code, message },
})

function withDone(done: TableState['done'], { who, cid, n }: TableEvent): TableState['done'] {
  return who === undefined || cid === undefined ? done : withAccepted(done, who, cid, n)
}

/** Replays a log and verifies its last round. The table may be frozen. */
export function fold(events: readonly TableEvent[], secret: string, library?: readonly Box[]): Result<TableState> {
  const [open, ...others] = events
  if (open?.kind !== 'open' || open.n !== 0) return fail('bad-log', 'The log of a table must begin with its opening.')
  if (commitmentTo(secret) !== open.commitment) return fail('wrong-secret', 'This is not the secret of this table.')
  const last = others.findLastIndex(({ kind }) => kind === 'round')
  return ok(others.reduce((table, event, i) => apply(table, event, i >= last), newTable(open, secret, library)))
}
