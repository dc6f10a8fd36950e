/** Types of what expansions provide: props of tiles, panels, prints, score-pad fields and forms, and texts. */
import type { Edition, Game, Ruleset } from '@heptapolis/engine'
import type { Board, Piece } from '@heptapolis/engine/show'
import type { CityView, TableView } from '../city/view.ts'
import type { PadPosition } from '../game-model/pad-position.ts'

/** A tile in the middle of the table. */
export interface TileProps {
  view: TableView
  viewer: number
  /** The viewer is a spectator: no city is "you". */
  isWatched?: boolean
  /** Undefined for tiles that several boxes share. */
  box: string | undefined
  /** Opens details, if there are any. */
  onOpen: (() => void) | undefined
}

/** The text version of a tile. */
export type PartProps = Omit<TileProps, 'onOpen' | 'isWatched'>

/** A panel beside a city that is drawn in full. */
export interface PanelProps {
  city: CityView
  game: Game
  own?: boolean
}

/** A printed component of the library. */
export interface PrintProps {
  print: { piece: Piece; boards: readonly Board[] }
  name: string
}

/** A table-wide control of the score-pad. */
export interface TablePadProps {
  position: PadPosition
  rules: Ruleset
  onChange: (position: PadPosition) => void
}

/** A form for printed boards. */
export interface BoardFormProps {
  edition: Edition
  /** The boards as letters; empty for the default ones. */
  letters: string
  onChange: (letters: string) => void
}

/** Texts of one sort of pieces that several cities finish together. */
export interface JointWorkTexts {
  sort: string
  reward: (piece: Piece, rules: Ruleset) => string
  penalty: (piece: Piece) => string
  /** What a city takes that has too little to lose. */
  instead: (piece: Piece, rules: Ruleset) => string
}
