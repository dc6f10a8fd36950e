/** Type of the props that every table layout receives. */
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
  /** Cities other than the viewer's and the neighbours', from left to right. */
  across: readonly number[]
  prices: { left: Prices; right: Prices }
  lines: readonly LogLine[]
  cityProps: (city: CityView) => CityProps
  hand: ReactNode
  /** Opened city, over the table. */
  opened: ReactNode
  /** The viewer is a spectator: the front city is called by its name, not "you". */
  isWatched?: boolean
  /** Content of the middle at online tables. */
  middle?: Middle
  /** The bar of a flat phone shows the box tiles. */
  hasTilesInBar?: boolean
  onOpen: (seat: number) => void
  /** Opens the log, if the screen has one. */
  onLog?: () => void
  /** Opens the explanation of box tiles, if there are any. */
  onBoxes?: () => void
}
