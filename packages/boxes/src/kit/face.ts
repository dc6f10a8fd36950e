/**
 * Face of a box: all its display data for apps. Its symbol names refer to its own symbols, those of a listed part, or
 * those of the base game.
 */
import type { Colour, EffectKind, EffectOf, Game, Resource, Wish } from '@heptapolis/engine/box'

/** Own drawing on a grid of 24 units: content of an SVG symbol that takes the surrounding colour. */
export type Drawing = string

export interface Shade {
  /** Text and symbols, also on the tint and on paper. */
  ink: string
  /** The quiet ground. */
  tint: string
}

/** Effect as a sequence of symbols, for the wall of a card. */
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

/** Symbols of counted things and abilities from all boxes. */
export interface Vocabulary {
  counted(of: string | readonly string[]): Word[]
  ability(id: string): Word[]
}

export type EffectFaces = { [K in EffectKind]?: (effect: EffectOf<K>, vocabulary: Vocabulary) => Word[] }

/** Effect groups for filters; kinds without a group count as powers. */
export const GROUPS = ['goods', 'trade', 'coins', 'points', 'counting', 'military', 'science', 'sea', 'power'] as const
export type Group = (typeof GROUPS)[number]

/** Score line: in the colours of cards, wonders, debts, or the box. */
export interface LineFace {
  symbol: string
  tone?: Colour | 'wonder' | 'debt'
  /** Input of a plain score pad instead of the points. */
  asks?: 'coins' | 'symbols'
}

/**
 * Names of components for things that only one box draws: in the middle of the table, in a city, in the library, on the
 * score pad. Faces add names by merging, and the compiler requires the components from each app.
 */
export interface Specials {
  /** A wonder with its sides. */
  wonder: 'print'
}

/** Names of components of this kind. */
export type Special<What> = { [Name in keyof Specials]: Specials[Name] extends What ? Name : never }[keyof Specials]

/** Sort of pieces; the library lists them in this order. */
export interface SortFace {
  symbol?: string
  /** Its pieces need room. */
  wide?: boolean
  /** Open pieces: the player aid lists them. */
  open?: boolean
  print?: Special<'print'>
}

/** Computed number of every city, shown beside its shields; the table ranks the cities by it. */
export interface FaceFigure {
  /** Id of its name in the texts. */
  id: string
  symbol: string
  of(g: Game, seat: number): number
  /** Points that the city would take for its rank if the Age ended now, by the rules. */
  brings?(g: Game, seat: number): number
}

/** Table field with its own component in the middle or on the score pad. */
export interface TableFace<What> {
  field: string
  by: Special<What>
}

/** Pieces that apply to all cities: those in force, and the game without one of them. */
export interface Laws {
  inForce(g: Game): readonly number[]
  repeal(g: Game, law: number): void
}

/** Terminal colours. */
export type TerminalColour =
  | `${'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan'}${'' | 'Bright'}`
  | 'gray'
  | 'bold'

export interface Face {
  colours: { light: Shade; dark: Shade }
  terminal: TerminalColour
  /** Symbol of the box. */
  mark: string
  symbols?: Readonly<Record<string, Drawing>>
  /** Signs of the rulebook, mapped to symbols of another name. */
  signs?: Readonly<Record<string, string>>
  effects?: EffectFaces
  groups?: { readonly [K in EffectKind]?: Group }
  /** Symbols of counted things and of abilities. */
  counts?: Readonly<Record<string, Word>>
  abilities?: Readonly<Record<string, readonly Word[]>>
  /** Symbols of actions. */
  actions?: Readonly<Record<string, string>>
  /** Actions fully described by their detail: "red ship". */
  saidByDetail?: readonly string[]
  /** Actions that spend a card: "Stage 2 with Altar". */
  givesCard?: readonly string[]
  /** The action that people expect first, by question. */
  mainActions?: Readonly<Record<string, string>>
  /** Failures that hit many cities: the event of each, with the events of its penalties. */
  failures?: Readonly<Record<string, readonly string[]>>
  /** Questions that follow from a failure, each with its event. */
  failureQuestions?: Readonly<Record<string, string>>
  /** Its wonders as plain elevations, 120 × 72: outlines that are filled from the ground up. */
  wonders?: Readonly<Record<string, string>>
  lines?: Readonly<Record<string, LineFace>>
  sorts?: Readonly<Record<string, SortFace>>
  figures?: readonly FaceFigure[]
  /** Tiles in the middle of the table. */
  tiles?: readonly TableFace<'tile'>[]
  /** Laws that may change the cost of a move for all. */
  laws?: Laws
  /** End of a turn after everything else, to show the changes of a move. */
  endsTurn?(g: Game): void
  /** Carries out the choices of a secret question outside of turns, to show the changes of each. */
  answers?: Readonly<Record<string, (g: Game) => void>>
  /** Effects that ask something at once or at the end of the turn: whether there is nothing to choose from. */
  idle?: { readonly [K in EffectKind]?: (g: Game, seat: number) => boolean }
  /** Panel in every city shown in full; cities shrink to make room. */
  panel?: Special<'panel'>
  /** Inputs of the score pad for the table. */
  pad?: readonly TableFace<'pad'>[]
  /** Options with which all its pieces take part. */
  complete?: Readonly<Record<string, Wish>>
  /** Effects that may lower what a city pays for its own cards, stages and leaders. */
  lowersCosts?: readonly EffectKind[]
  /** Effects of a stage that depend on the colour of the card below it. */
  countMarker?: readonly EffectKind[]
}

/** Face of shared parts, without colours. */
export type PartsFace = Pick<Face, 'symbols' | 'signs' | 'effects' | 'groups' | 'lines'>
