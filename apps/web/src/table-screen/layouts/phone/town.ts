/** Type of the props of a city on a phone, upright or flat. */
import type { LayoutProps } from '../layout.ts'

export interface TownProps extends LayoutProps {
  shown: number
  /** Moves around the table. */
  onWalk: (steps: number) => void
  onPick: (seat: number) => void
}
