/** Inputs of a column for learning programs. */
import type { Naming } from '../position/naming.ts'

/** Names of the numbers from 0 on: fixed, or taken from the rules in play together with their kind. */
export type Names<R extends Naming = Naming> =
  | readonly string[]
  | { readonly what: string; of(rules: R): readonly string[] }

export type Inputs<R extends Naming = Naming> =
  /** The number itself; for a list, its sum. */
  | { readonly as: 'number' }
  /** Each number of a table separately. */
  | { readonly as: 'cells'; readonly names: readonly string[] }
  /** One of these names. */
  | { readonly as: 'choice'; readonly names: Names<R> }
  /** A set of these names. */
  | { readonly as: 'bits'; readonly names: Names<R> }
  /** Small counts packed into one number, with so many bits each; for a list, their sums. */
  | { readonly as: 'packed'; readonly names: readonly string[]; readonly bits: number }
  /** Number of each piece of these sorts; an empty list means all sorts that are played from a hand. */
  | { readonly as: 'pieces'; readonly sorts: readonly string[] }
  /** The piece that an answer names. */
  | { readonly as: 'answer' }
  /** A set of seats. */
  | { readonly as: 'seats' }
  /** Number of times each seat occurs in the lowest four bits of the numbers. */
  | { readonly as: 'seat' }
  /** Bookkeeping without information. */
  | { readonly as: 'nothing' }

/** Names for the cells of a table, by place from 1. */
export const byPlace = (width: number): readonly string[] => Array.from({ length: width }, (_, i) => String(i + 1))
