/** Texts of the printed player aid. Their length decides the font size. */
import { type Aid, type AidRule, type Component, plain } from '@heptapolis/rulebook'
import type { CSSProperties } from 'react'

/** The texts of a side. Their length decides the font size, so that they fill one page. */
export function wordsOf(aid: Aid, isBrief: boolean) {
  const said = ({ words }: AidRule) => plain(words)
  const steps = [...aid.age, ...aid.turn, ...aid.ageEnd].map(({ text }) => text)
  return {
    turn: [
      ...steps,
      ...[...aid.keeper.rules, ...aid.uses, ...aid.prices].map(said),
      ...aid.figures.map(({ label }) => label),
    ],
    signs: aid.signs.map(({ meaning }) => plain(meaning)),
    count: [...aid.lines, ...aid.winner].map(said),
    open: aid.open.flatMap(({ items }) =>
      items.map((one) => (isTile(one) ? one.name.padEnd(TILE) : [one.name, ...toldOf(one, isBrief)].join(' '))),
    ),
  }
}

type SideWords = ReturnType<typeof wordsOf>

/** Shortens the texts before the font becomes unreadable. */
export const isTooMuch = ({ count, open }: SideWords): boolean => pointsFor([...count, ...open]) < READABLE

/** The effects of a piece. Details such as penalties are printed on the piece itself. */
export const toldOf = ({ effects, details }: Component, isBrief: boolean): readonly string[] =>
  isBrief ? effects : [...effects, ...details]

/** The symbols make room for open components on the second side. */
export const hasSignsFirst = ({ open }: Aid, isLong: boolean): boolean => !isLong && open.length > 0

export function textsOn(side: number, words: SideWords, isSignsFirst: boolean): readonly string[] {
  if (side === 0) return isSignsFirst ? [...words.turn, ...words.signs] : words.turn
  if (side === 1) return [...words.count, ...(isSignsFirst ? words.open : words.signs)]
  return words.open
}

/** The letters for which a tile counts: it takes a whole line. */
const TILE = 50
/** Letters for which a row counts, letters of one point that fill a page, smallest and largest size in points. */
const [ROW, ROOM, READABLE, MOST] = [60, 400_000, 7, 12]

export const sizedFor = (texts: readonly string[]): CSSProperties => ({
  '--print': `${Math.max(READABLE, Math.min(MOST, pointsFor(texts))).toFixed(1)}pt`,
})

const pointsFor = (texts: readonly string[]): number =>
  Math.sqrt(ROOM / texts.reduce((sum, text) => sum + text.length + ROW, 0))

/** A piece without Age and cost: its name and symbols are enough. */
export const isTile = ({ age, cost }: Component): boolean => age === undefined && cost === undefined
