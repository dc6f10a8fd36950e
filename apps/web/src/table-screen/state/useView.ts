/** React hooks for the displayed table: its view, and newly built pieces. */
import type { Seen } from '@heptapolis/engine'
import { useMemo, useRef } from 'react'
import { shareTable } from '../../city/share.ts'
import { type TableView, viewTable } from '../../city/view.ts'
import type { Beat } from '../playback/beats.ts'

/** View of the table; unchanged objects are reused, so that they do not render again. */
export function useView(seen: Seen, isAnswered: boolean): TableView {
  const last = useRef<TableView>(undefined)
  return useMemo(() => {
    const view = viewTable(seen)
    last.current = shareTable(last.current, isAnswered ? answered(view) : view)
    return last.current
  }, [seen, isAnswered])
}

/** Marks a question as answered by all: it is past, or not open yet. */
const answered = (view: TableView): TableView => ({
  ...view,
  cities: view.cities.map((city) => ({ ...city, ready: true })),
})

/** Newly built pieces, by city. */
export const freshIn = (beat: Beat | undefined): ReadonlyMap<number, ReadonlySet<string>> =>
  beat?.is === 'settle' ? beat.fresh : NOTHING_FRESH
const NOTHING_FRESH = new Map<number, ReadonlySet<string>>()
