/** The table as it is drawn: what is seen of it, and what has just been built. */
import type { Seen } from '@heptapolis/engine'
import { useMemo, useRef } from 'react'
import { shareTable } from '../city/share.ts'
import { type TableView, viewTable } from '../city/view.ts'
import type { Beat } from './playback/beats.ts'

/** The table as it is seen; of what has not changed the same objects stay, and are not drawn anew. */
export function useView(seen: Seen, isPast: boolean): TableView {
  const last = useRef<TableView>(undefined)
  return useMemo(() => {
    const view = viewTable(seen)
    last.current = shareTable(last.current, isPast ? answered(view) : view)
    return last.current
  }, [seen, isPast])
}

/** What was asked then has been answered by all. */
const answered = (view: TableView): TableView => ({
  ...view,
  cities: view.cities.map((city) => ({ ...city, ready: true })),
})

/** What has just been built, by city. */
export const freshIn = (beat: Beat | undefined): ReadonlyMap<number, ReadonlySet<string>> =>
  beat?.is === 'settle' ? beat.fresh : NOTHING_FRESH
const NOTHING_FRESH = new Map<number, ReadonlySet<string>>()
