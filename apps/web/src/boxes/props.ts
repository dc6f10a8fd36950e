/** What the components of boxes are given, by what they draw. */
import type { Edition, Game, Ruleset } from '@heptapolis/engine'
import type { Board, Piece } from '@heptapolis/engine/show'
import type { CityView, TableView } from '../city/view.ts'
import type { PadPosition } from '../game-model/pad-position.ts'

/** In the middle of the table. */
export interface TileProps {
  view: TableView
  viewer: number
  /** Whose it is; nothing for what several boxes share. */
  box: string | undefined
  /** Tells more of it, where that is possible. */
  onOpen: (() => void) | undefined
}

/** The same in words, beside the table. */
export type PartProps = Omit<TileProps, 'onOpen'>

/** In a city that is drawn in full. */
export interface PanelProps {
  city: CityView
  game: Game
  own?: boolean
}

/** A piece in the library. */
export interface PrintProps {
  print: { piece: Piece; boards: readonly Board[] }
  name: string
}

/** What a score-pad asks the table for. */
export interface TablePadProps {
  position: PadPosition
  rules: Ruleset
  onChange: (position: PadPosition) => void
}

/** Printed boards to be corrected. */
export interface BoardFormProps {
  edition: Edition
  /** The boards in letters; nothing for ours. */
  letters: string
  onChange: (letters: string) => void
}
