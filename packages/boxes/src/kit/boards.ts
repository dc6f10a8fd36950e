/** Boards that owners may correct, because we have not seen the printed ones. */
import type { Problem, Wish } from '@heptapolis/engine/box'
import type { Special } from './face.ts'

export interface PrintedBoards {
  /** Set-up option with their values. */
  option: string
  /** Name of the link parameter with the encoded boards. */
  link: string
  /** Reads input of people: differences from ours, if any, and faults. */
  read(given: unknown): { corrections: Wish | undefined; faults: readonly Problem[] }
  /** Encodes the option; empty for our own boards. Unreadable parts are omitted. */
  toLetters(option: Wish): string
  /** Decodes without validation; the rules validate the result. */
  fromLetters(letters: string): Wish
  /** Component of the correction form. */
  form: Special<'boards'>
}
