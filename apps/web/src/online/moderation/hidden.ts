/** What is left of the talk. */
import type { TableSnapshot } from '@heptapolis/table'
import type { Hidden } from '@heptapolis/wire'

/** Lines of people one does not want to hear; what they do at the table is told all the same. */
export function withoutHidden(shown: TableSnapshot, { seats, watchers }: Hidden): TableSnapshot {
  if (seats.length + watchers.length === 0) return shown
  const isHeard = ({ did, seat, watcher }: TableSnapshot['chat'][number]): boolean =>
    did !== undefined ||
    !((seat !== undefined && seats.includes(seat)) || (watcher !== undefined && watchers.includes(watcher)))
  return { ...shown, chat: shown.chat.filter(isHeard) }
}
