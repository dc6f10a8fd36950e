/**
 * Corrected board values from the players' own copies: in set-ups, links and storage, as a short text per expansion.
 */
import { SHELF } from '@heptapolis/boxes'
import type { Setup } from '@heptapolis/engine'

export type Corrections = Readonly<Record<string, string>>

/** The boxes with correctable boards. */
export const CORRECTABLE = SHELF.flatMap(({ rules: { id }, boards }) => (boards ? [{ box: id, boards }] : []))

const lettersOf = (letters: (one: (typeof CORRECTABLE)[number]) => string): Corrections =>
  Object.fromEntries(CORRECTABLE.flatMap((one) => (letters(one) === '' ? [] : [[one.box, letters(one)]])))

/** The corrections of a set-up. */
export const correctionsIn = ({ options }: Pick<Setup, 'options'>): Corrections =>
  lettersOf(({ boards }) => boards.toLetters(options?.[boards.option] ?? {}))

/** The options of a set-up with exactly these corrections. */
export function correctedOptions(
  corrections: Corrections,
  options: NonNullable<Setup['options']> = {},
): Pick<Setup, 'options'> {
  const taken = new Set(CORRECTABLE.map(({ boards }) => boards.option))
  const others = Object.entries(options).filter(([option]) => !taken.has(option))
  const corrected = CORRECTABLE.filter(({ box }) => corrections[box]).map(
    ({ box, boards }) => [boards.option, boards.fromLetters(corrections[box])] as const,
  )
  const all = Object.fromEntries([...others, ...corrected])
  return Object.keys(all).length === 0 ? {} : { options: all }
}

/** The corrections for the boxes in play. */
export const inPlay = (corrections: Corrections, boxes: readonly string[]): Corrections =>
  Object.fromEntries(Object.entries(corrections).filter(([box]) => boxes.includes(box)))

/** Sets the letters of one box; empty letters restore the default boards. */
export const withLetters = (corrections: Corrections, box: string, letters: string): Corrections => {
  const { [box]: _, ...others } = corrections
  return letters === '' ? others : { ...others, [box]: letters }
}

export function correctionsToQuery(corrections: Corrections, query: URLSearchParams): void {
  for (const { box, boards } of CORRECTABLE) if (corrections[box]) query.set(boards.link, corrections[box])
}

export const correctionsFromQuery = (query: URLSearchParams): Corrections =>
  lettersOf(({ boards }) => query.get(boards.link) ?? '')

const keyOf = (box: string): string => `heptapolis.${box}-boards`

/** The corrections stored in this browser. Invalid letters are ignored. */
export const storedCorrections = (): Corrections =>
  lettersOf(({ box, boards }) => {
    const letters = kept(keyOf(box))
    return letters !== '' && boards.read(boards.fromLetters(letters)).faults.length === 0 ? letters : ''
  })

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function storeLetters(box: string, letters: string): void {
  try {
    if (letters === '') localStorage.removeItem(keyOf(box))
    else localStorage.setItem(keyOf(box), letters)
  } catch {
    // Without storage the app still works.
  }
}
