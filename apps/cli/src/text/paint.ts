/**
 * Colours of terminal text. They follow NO_COLOR, FORCE_COLOR and whether the output is a terminal; no meaning depends
 * on colour alone.
 */

import { stripVTControlCharacters, styleText } from 'node:util'
import { itemAt } from '@heptapolis/engine/kernel'
import { COLOURS, type Colour, type Piece } from '@heptapolis/engine/show'

type Style = Parameters<typeof styleText>[0]

const painter =
  (style: Style) =>
  (text: string): string =>
    styleText(style, text, { stream: process.stdout })

export const strong = painter('bold')
export const faint = painter('dim')
export const good = painter('green')
export const bad = painter('red')
export const gold = painter('yellowBright')

const OF_COLOUR: Record<Colour, (text: string) => string> = {
  brown: painter('yellow'),
  grey: painter('gray'),
  blue: painter('blueBright'),
  yellow: painter('yellowBright'),
  red: painter('redBright'),
  green: painter('greenBright'),
  purple: painter('magentaBright'),
  black: painter(['inverse']),
  white: painter(['bold', 'white']),
}

export const inColour = (piece: Piece, text: string): string =>
  piece.colour < 0 ? text : OF_COLOUR[itemAt(COLOURS, piece.colour)](text)

/** Security: removes control characters, because external names could contain terminal commands. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD')

export const width = (text: string): number => stripVTControlCharacters(text).length
export const padded = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - width(text)))
export const flush = (text: string, to: number): string => ' '.repeat(Math.max(0, to - width(text))) + text

const MOST_COLUMNS = 120
const FEWEST_COLUMNS = 60

/** Maximum line width. */
export const columns = (): number =>
  Math.max(FEWEST_COLUMNS, Math.min(MOST_COLUMNS, process.stdout.columns || MOST_COLUMNS))
