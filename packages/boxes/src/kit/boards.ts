/** Boards printed in a box that its owner may correct, where we have not seen them ourselves. */
import type { Problem, Wish } from '@heptapolis/engine/box'
import type { Special } from './face.ts'

export interface PrintedBoards {
  /** The option of a set-up that says what is printed on them. */
  option: string
  /** What it is called in a link, where it stands in letters. */
  link: string
  /** Reads what people give: what of it differs from ours, if anything does, and what is wrong with it. */
  read(given: unknown): { corrections: Wish | undefined; faults: readonly Problem[] }
  /** The letters for such an option; none for our own boards. What cannot be read is left out. */
  toLetters(option: Wish): string
  /** What letters say, right or wrong: the rules say what is wrong with it. */
  fromLetters(letters: string): Wish
  /** The component in which they are corrected. */
  form: Special<'boards'>
}
