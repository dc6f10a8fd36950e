/**
 * The face of a box: all that apps need to draw it, as data. Whatever a face names is a symbol of its own, of a part it
 * lists, or of the base game.
 */
import type { Colour, EffectKind, EffectOf, Game, Resource, Wish } from '@heptapolis/engine/box'

/** A drawing of our own on a grid of 24 units: what stands inside of an SVG symbol that is filled with the colour around. */
export type Drawing = string

export interface Shade {
  /** Text and symbols, also on the tint and on paper. */
  ink: string
  /** The quiet ground. */
  tint: string
}

/** What stands on the wall of a card: an effect as a little sentence of symbols. */
export type Word =
  | { is: 'goods'; goods: readonly Resource[] }
  | { is: 'choice'; goods: readonly Resource[] }
  | { is: 'points'; points: number | string }
  | { is: 'coins'; coins: number | string }
  | { is: 'icon'; icon: string; times?: number; small?: boolean }
  | { is: 'counted'; icons: readonly string[] }
  | { is: 'where'; place: Where }
  | { is: 'stock'; goods: 'raw' | 'manufactured' }
  | { is: 'any'; text: string; square?: boolean }
  | { is: 'token'; text: string; bad?: boolean }
  | { is: 'text'; text: string }
  | { is: 'break' }

export type Where = 'left' | 'right' | 'both' | 'self' | 'all'

/** What other boxes know: the words for things that are counted, and for abilities. */
export interface Vocabulary {
  counted(of: string | readonly string[]): Word[]
  ability(id: string): Word[]
}

export type EffectFaces = { [K in EffectKind]?: (effect: EffectOf<K>, vocabulary: Vocabulary) => Word[] }

/** Effects by what people look for; a kind that stands in no group is a power of its own. */
export const GROUPS = ['goods', 'trade', 'coins', 'points', 'counting', 'military', 'science', 'sea', 'power'] as const
export type Group = (typeof GROUPS)[number]

/** A line of the score sheet: in the colours of cards, of wonders, of what is owed, or else of the box. */
export interface LineFace {
  symbol: string
  tone?: Colour | 'wonder' | 'debt'
  /** What a score-pad of bare numbers asks for instead of the points. */
  asks?: 'coins' | 'symbols'
}

/**
 * What only one box has to draw is drawn by a component of its own: in the middle of the table, in a city, as a piece of
 * the library, on a score-pad. A face adds its names by merging into this, and the compiler asks each app for the components.
 */
export interface Specials {
  /** A wonder with its sides. */
  wonder: 'print'
}

/** The components that draw such a thing. */
export type Special<What> = { [Name in keyof Specials]: Specials[Name] extends What ? Name : never }[keyof Specials]

/** A sort of pieces; the library lists them in the order of the face. */
export interface SortFace {
  symbol?: string
  /** Its pieces need room. */
  wide?: boolean
  /** They lie open for everybody: the player aid lists them. */
  open?: boolean
  print?: Special<'print'>
}

/** A number of every city that is no column, shown beside its shields; the table ranks the cities by it. */
export interface FaceFigure {
  /** What it is called in the words of the box. */
  id: string
  symbol: string
  of(g: Game, seat: number): number
}

/** A field of the table that a component of its own shows in the middle, or asks for on a score-pad. */
export interface TableFace<What> {
  field: string
  by: Special<What>
}

/** Pieces on the table that bind everybody: which are in force, and the game without one of them. */
export interface Laws {
  inForce(g: Game): readonly number[]
  repeal(g: Game, law: number): void
}

/** Terminals have few colours. */
export type TerminalColour =
  | `${'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan'}${'' | 'Bright'}`
  | 'gray'
  | 'bold'

export interface Face {
  colours: { light: Shade; dark: Shade }
  terminal: TerminalColour
  /** The symbol that stands for the box. */
  mark: string
  symbols?: Readonly<Record<string, Drawing>>
  /** Signs of the rulebook that are drawn by a symbol of another name. */
  signs?: Readonly<Record<string, string>>
  effects?: EffectFaces
  groups?: { readonly [K in EffectKind]?: Group }
  /** The symbols of things that are counted, and of what a city may do. */
  counts?: Readonly<Record<string, Word>>
  abilities?: Readonly<Record<string, readonly Word[]>>
  /** What can be done with a card. */
  actions?: Readonly<Record<string, string>>
  /** Actions that their detail says in full: "sail red". */
  saidByDetail?: readonly string[]
  /** Actions for which a card is only given: "Stage 2 with Altar". */
  givesCard?: readonly string[]
  /** Its wonders as plain elevations, 120 × 72: outlines that fill from the ground up. */
  wonders?: Readonly<Record<string, string>>
  lines?: Readonly<Record<string, LineFace>>
  sorts?: Readonly<Record<string, SortFace>>
  figures?: readonly FaceFigure[]
  /** In the middle of the table. */
  tiles?: readonly TableFace<'tile'>[]
  /** What may make a move dearer or cheaper for everybody. */
  laws?: Laws
  /** In every city shown in full; cities draw together to make room for it. */
  panel?: Special<'panel'>
  /** What a score-pad asks the table for. */
  pad?: readonly TableFace<'pad'>[]
  /** The wishes with which all its pieces take part. */
  complete?: Readonly<Record<string, Wish>>
  /** Effects of a stage for which the colour of the card beneath it counts. */
  countMarker?: readonly EffectKind[]
}

/** What several boxes share has no colours of its own. */
export type PartsFace = Pick<Face, 'symbols' | 'signs' | 'effects' | 'groups' | 'lines'>
