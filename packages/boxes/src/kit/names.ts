/** The names printed on pieces and wonders in other languages, and the words of rulebooks there: people look for what their own box says. */

/** All that is printed, by language: editions may call one thing differently. */
export type Printed = Readonly<Record<string, readonly string[]>>

export interface PrintedNames {
  readonly pieces?: Readonly<Record<string, Printed>>
  readonly wonders?: Readonly<Record<string, Printed>>
  /** Words of the game: by their ids in the glossary, goods by their own. */
  readonly terms?: Readonly<Record<string, Printed>>
}
