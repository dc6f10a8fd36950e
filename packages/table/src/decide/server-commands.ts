/** Handlers of commands that the server itself gives: people connect or leave, bots choose, time passes. */

import { fail, itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import { controller, readMove, showMove } from '@heptapolis/engine/search'
import type { ActOf, CommandResult, ServerCommand } from '../model/commands.ts'
import type { TableEventBody } from '../model/events.ts'
import { isLive, seatOf, seatsWhere, type TableState } from '../model/state.ts'
import { GRACE } from '../play/clock.ts'
import { owed } from '../play/owed.ts'
import { isLevel } from './checks.ts'
import { endEvent } from './consequences.ts'
import { enacted, stuck } from './enact.ts'

/** Decides a command of the server. */
export function tend(table: TableState, act: ServerCommand, now: number): Result<CommandResult> {
  if (table.frozen) return stuck
  const bodies = tending(table, act, now)
  return bodies.ok ? enacted(table, bodies.value, { at: now }) : bodies
}

function tending(table: TableState, act: ServerCommand, now: number): Result<TableEventBody[]> {
  switch (act.do) {
    case 'tick':
      return ok([])
    case 'here':
      return ok(presence(table, act.who, (seat) => ({ kind: 'here', seat }), true))
    case 'gone':
      return ok(presence(table, act.who, (seat) => ({ kind: 'gone', seat, since: Math.min(act.since, now) }), false))
    case 'answer':
      return answered(table, act, now)
    case 'restart':
      return ok(table.phase === 'over' ? [] : [{ kind: 'restart', since: Math.min(act.since, now), given: GRACE }])
    case 'jump':
      return ok(table.phase === 'over' ? [] : [{ kind: 'restart', since: act.since, given: GRACE, isJump: true }])
    case 'forget':
      return ok(forgotten(table, act.who))
    case 'close':
      return ok(table.phase === 'over' ? [] : [endEvent(table, table.phase === 'room' ? 'closed' : 'aborted')])
  }
}

/** Connections are logged only where they matter: in the room and in live games. */
function presence(
  table: TableState,
  who: string,
  body: (seat: number) => TableEventBody,
  isHere: boolean,
): TableEventBody[] {
  const seat = seatOf(table, who)
  const counts = table.phase === 'room' || (table.phase === 'play' && isLive(table))
  if (seat < 0 || !counts || (itemAt(table.seats, seat).goneSince === undefined) === isHere) return []
  return [body(seat)]
}

function answered(
  table: TableState,
  { round, city, move, level, worlds, weights }: ActOf<'answer'>,
  now: number,
): Result<TableEventBody[]> {
  const { play } = table
  if (!play || table.phase !== 'play') return fail('not-now', 'No game is in progress.')
  if (round !== play.round) return fail('round-over', `Round ${play.round} is open now.`)
  const debt = owed(table, now).find((one) => one.city === city)
  if (!debt) return fail('not-asked', 'No bot is asked for this city.')
  if (!isLevel(level)) return fail('bad-level', 'There is no such bot level.')
  const read = readMove(play.standing, city, move)
  if (!read.ok) return read
  const seat = controller(play.standing, city)
  const chosen = { round, seat, city, move: showMove(play.standing, read.value), by: debt.by }
  return ok([{ kind: 'choose', ...chosen, level, worlds, weights }])
}

/** In the room the seat becomes free. In a game a bot takes over, as after a resignation, and the record says so. */
function forgotten(table: TableState, person: string): TableEventBody[] {
  const seat = seatOf(table, person)
  const reserved = seatsWhere(table, ({ keptFor }) => keptFor === person)
  const isNamed =
    [...table.watchers, ...table.chat].some(({ who }) => who === person) ||
    table.series?.people.some((one) => one.person === person)
  if (seat < 0 && reserved.length === 0 && !isNamed) return []
  const freed = reserved.map((free): TableEventBody => ({ kind: 'bot', seat: free }))
  return [...parting(table, seat), ...freed, { kind: 'forget', person }]
}

function parting({ phase, seats }: TableState, seat: number): TableEventBody[] {
  if (seat < 0) return []
  if (phase === 'room') return [{ kind: 'stand', seat }]
  return phase === 'play' && !itemAt(seats, seat).hasResigned ? [{ kind: 'resign', seat }] : []
}
