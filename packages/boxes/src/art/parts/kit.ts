/** What parts of buildings have in common. A picture is 120 wide and 64 high, and its ground lies at 56. */
import { isTone, type Tone } from '../light/tones.ts'

export const GROUND = 56

/** A part is told by numbers and words, each in its own order: `hall 12 38 24 tile arch 3`. */
export type Part = (numbers: readonly number[], words: readonly string[]) => string
export type Parts = Readonly<Record<string, Part>>

export function toned(word: string): Tone {
  if (!isTone(word)) throw new Error(`no tone ${word}`)
  return word
}
