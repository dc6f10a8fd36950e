/** Filter that removes the messages of muted people from the view of an online table. */
import type { TableSnapshot } from '@heptapolis/table'
import type { HiddenChat } from '@heptapolis/wire'

/** A snapshot without the messages of muted people. Their actions stay in the chat. */
export function withoutMuted(snapshot: TableSnapshot, { seats, watchers }: HiddenChat): TableSnapshot {
  if (seats.length + watchers.length === 0) return snapshot
  const isHeard = ({ did, seat, watcher }: TableSnapshot['chat'][number]): boolean =>
    did !== undefined ||
    !((seat !== undefined && seats.includes(seat)) || (watcher !== undefined && watchers.includes(watcher)))
  return { ...snapshot, chat: snapshot.chat.filter(isHeard) }
}
