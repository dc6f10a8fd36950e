/** Entry point for texts in the current language: those of the game, and those of the app. */
import { firstSpeech, type Speech, speechIn } from '@heptapolis/boxes'
import type { BoardDef, Piece } from '@heptapolis/engine/show'
import { part } from './app.ts'

export { featureWords, loadLanguage, named, spoken, words } from './app.ts'

/** Texts of the game. */
export const say = part<Speech>(firstSpeech, speechIn)
export const terms = (): Speech['terms'] => say().terms

export const pieceName = (piece: Piece): string => say().piece(piece)

export const cityName = ({ wonder }: BoardDef): string => say().wonder(wonder)

export const sideName = (side: string): string => terms().sides[side] ?? side

export const freeCity = (): string => terms().capital(terms().freeCity)

/** All effects of a piece as one sentence. */
export const describePiece = (piece: Piece): string => sentence(say().does(piece))

/** The name of a field as a heading. */
export const fieldTitle = (field: string): string => terms().capital(say().field(field))

export const sentence = (text: string): string => (text === '' ? '' : `${terms().capital(text)}.`)

/** The same number with at most one decimal, for plurals: French uses the singular below 2. */
export const tenths = (n: number): number => Math.round(n * 10) / 10

/** The narrow space of French thousands is missing in the fonts, and has no width there. */
const inDigits = (n: number, options: Intl.NumberFormatOptions): string =>
  n.toLocaleString(say().language, options).replaceAll('\u202f', '\u00a0')

/** A number with at most one decimal, for sentences: `6` and `13.8`. */
export const rounded = (n: number): string => inDigits(n, { maximumFractionDigits: 1 })

/** A number with decimals, in the format of the language. */
export const decimal = (n: number, digits = 1): string =>
  inDigits(n, { minimumFractionDigits: digits, maximumFractionDigits: digits })
