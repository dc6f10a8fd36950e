/** Keys that announce something to screen readers on request. */
import type { TableView } from '../city/view.ts'
import { neighboursOf } from './log/useAnnouncement.ts'
import type { KeyMap } from './useTableKeys.ts'

interface AnnouncementInput {
  view: TableView
  side: number
  /** Announces the last turn of all cities, or facts. */
  ask: (facts?: string) => void
}

export function announcementKeys({ view, side, ask }: AnnouncementInput): KeyMap {
  const read = async (seats: readonly number[]) => {
    const { factsLine } = await import('./text-mode/facts.ts')
    ask(seats.map((seat) => factsLine(view.game, side, view.cities[seat])).join(' '))
  }
  return {
    a: () => ask(),
    o: () => void read([side]),
    n: () => void read(neighboursOf({ view, side })),
  }
}
