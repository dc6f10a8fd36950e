/** What a program that learns reads of a column: which inputs its numbers become. */
import type { Naming } from '../position/naming.ts'

/** Names that stand for numbers from 0 on: always the same, or those of the rules in play, with what they are names of. */
export type Names<R extends Naming = Naming> =
  | readonly string[]
  | { readonly what: string; of(rules: R): readonly string[] }

export type Inputs<R extends Naming = Naming> =
  /** The number itself; of a list the sum. */
  | { readonly as: 'number' }
  /** Each number of a table by itself. */
  | { readonly as: 'cells'; readonly names: readonly string[] }
  /** Which of these the number is. */
  | { readonly as: 'choice'; readonly names: Names<R> }
  /** A set: each of these that is in it. */
  | { readonly as: 'bits'; readonly names: Names<R> }
  /** Small counts side by side in one number, so many bits each; of a list the sums. */
  | { readonly as: 'packed'; readonly names: readonly string[]; readonly bits: number }
  /** How many of each piece of these sorts lie there; of no sort means of any that is played from a hand. */
  | { readonly as: 'pieces'; readonly sorts: readonly string[] }
  /** The piece that an answer names. */
  | { readonly as: 'answer' }
  /** A set of seats. */
  | { readonly as: 'seats' }
  /** How often each seat is meant: it stands in the lowest four bits of each number. */
  | { readonly as: 'seat' }
  /** Bookkeeping that tells nobody anything. */
  | { readonly as: 'nothing' }

/** A table's cells by their place, from 1 on. */
export const byPlace = (width: number): readonly string[] => Array.from({ length: width }, (_, i) => String(i + 1))
