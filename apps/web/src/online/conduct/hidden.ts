/** What is left of the talk. */
import type { Shown } from '@heptapolis/table'
import type { Hidden } from '@heptapolis/wire'

/** Lines of people one does not want to hear; what they do at the table is told all the same. */
export function withoutHidden(shown: Shown, { seats, watchers }: Hidden): Shown {
  if (seats.length + watchers.length === 0) return shown
  const isHeard = ({ did, seat, watcher }: Shown['chat'][number]): boolean =>
    did !== undefined ||
    !((seat !== undefined && seats.includes(seat)) || (watcher !== undefined && watchers.includes(watcher)))
  return { ...shown, chat: shown.chat.filter(isHeard) }
}
