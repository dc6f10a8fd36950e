/** Faults of external boards as data, so that each language can word them. */
import { nearest } from '@heptapolis/engine/box'

export type Fault = { readonly field: string } & (
  | { readonly is: 'unknown'; readonly name: string; readonly known: readonly string[] }
  | { readonly is: 'number'; readonly given: unknown; readonly most: number }
  | { readonly is: 'flag'; readonly given: unknown }
  | { readonly is: 'object'; readonly given: unknown }
  | { readonly is: 'spaces'; readonly given: unknown; readonly count: number }
  | { readonly is: 'twice'; readonly level: number }
)

export const guessOf = ({ name, known }: Fault & { is: 'unknown' }): string | undefined => nearest(name, known)

const LONGEST = 40

/** Invalid input, shortened for a sentence: a list by its length, and words for an empty value. */
export function givenIn(given: unknown, listOf: (items: number) => string, nothing: string): string {
  if (Array.isArray(given)) return listOf(given.length)
  const text = JSON.stringify(given) ?? nothing
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
