/** Automatic chat entries about people who join or leave. They are codes; clients have the texts. */
import type { EventOf, TableEvent } from '../model/events.ts'
import { type ChatMessage, type ChatNotice, seatOf, type TableState } from '../model/state.ts'

/** Number of chat entries in memory; the log has all. */
const MOST_LINES = 200

export const withLine = (table: TableState, line: ChatMessage): TableState => ({
  ...table,
  chat: [...table.chat.slice(1 - MOST_LINES), line],
})

/** Adds the notice for an event, if it has one. */
export function withNotice(before: TableState, after: TableState, event: TableEvent): TableState {
  const line = lineOf(before, event)
  return line ? withLine(after, { at: event.at, channel: 'all', ...line }) : after
}

function lineOf(before: TableState, event: TableEvent): Omit<ChatMessage, 'at' | 'channel'> | undefined {
  switch (event.kind) {
    case 'sit':
      return seatOf(before, event.who ?? '') < 0 ? cameBy(event, { seat: event.seat }, 'sat') : undefined
    case 'watch':
      return cameBy(event, { watcher: event.watcher }, 'watched')
    case 'stand':
      return { did: 'stood', ...placeOf(before, event) }
    case 'unwatch':
      return { did: 'left', ...placeOf(before, event) }
    case 'remove':
      return { did: 'removed', ...placeOf(before, event) }
    case 'begin':
      return { did: 'began', ...placeOf(before, { seat: seatOf(before, before.host), watcher: hostWatching(before) }) }
    default:
      return undefined
  }
}

/** Event 1 is the creator of the table who joins it. */
const cameBy = (
  { n, who, name }: EventOf<'sit' | 'watch'>,
  place: { seat?: number; watcher?: number },
  did: ChatNotice,
): Omit<ChatMessage, 'at' | 'channel'> => ({ did: n === 1 ? 'opened' : did, name, who, ...place })

interface PersonPlace {
  seat?: number | undefined
  watcher?: number | undefined
}

const hostWatching = ({ watchers, host }: TableState): number | undefined =>
  watchers.find(({ who }) => who === host)?.number

/** Seat or spectator number, name and identity of a person. */
function placeOf(
  { seats, watchers }: TableState,
  { seat = -1, watcher }: PersonPlace,
): Pick<ChatMessage, 'name' | 'who' | keyof PersonPlace> {
  const seatState = seats[seat]
  if (seatState) return { seat, name: seatState.name ?? '', who: seatState.who ?? seatState.keptFor }
  const one = watchers.find(({ number }) => number === watcher)
  return { watcher, name: one?.name ?? '', who: one?.who }
}
