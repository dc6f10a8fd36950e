/** What every layout of the table is given. */
import type { ReactNode } from 'react'
import type { CityProps } from '../../city/City.tsx'
import type { CityView, Prices, TableView } from '../../city/view.ts'
import type { LogLine } from '../log/log.ts'
import type { Beat } from '../playback/beats.ts'
import type { Middle } from './middle.ts'

export interface LayoutProps {
  view: TableView
  viewer: number
  beat: Beat | undefined
  /** The cities that are neither the viewer's nor a neighbour's, from left to right. */
  across: readonly number[]
  prices: { left: Prices; right: Prices }
  lines: readonly LogLine[]
  cityProps: (city: CityView) => CityProps
  hand: ReactNode
  /** A city that was opened, over the table. */
  opened: ReactNode
  /** The viewer is a spectator: the city in front is called by its name, not "you". */
  isWatched?: boolean
  /** What people elsewhere bring into the middle. */
  middle?: Middle
  onOpen: (seat: number) => void
  /** Tells what the boxes have put on the table, where that is possible. */
  onBoxes?: () => void
}
