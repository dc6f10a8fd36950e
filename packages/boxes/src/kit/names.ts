/**
 * Printed names of pieces and wonders, and rulebook terms, in other languages: people search for the words of their own
 * box.
 */

/** Printed names by language: editions may differ. */
export type Printed = Readonly<Record<string, readonly string[]>>

export interface PrintedNames {
  readonly pieces?: Readonly<Record<string, Printed>>
  readonly wonders?: Readonly<Record<string, Printed>>
  /** Game terms by glossary id, resources by their own id. */
  readonly terms?: Readonly<Record<string, Printed>>
}
