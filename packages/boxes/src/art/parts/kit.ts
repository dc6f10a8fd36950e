/** Common code of building parts. A picture is 120 wide and 64 high, with its ground at 56. */
import { at } from '../draw/shapes.ts'
import { isTone, type Tone } from '../light/tones.ts'

export const GROUND = 56

/** A part has numbers and words, each in order: `hall 12 38 24 tile arch 3`. */
export type Part = (numbers: readonly number[], words: readonly string[]) => string
export type Parts = Readonly<Record<string, Part>>

export function toned(word: string): Tone {
  if (!isTone(word)) throw new Error(`no tone ${word}`)
  return word
}

/** A drawing with its foot at 0, 0, as a part. */
export const standing =
  (drawing: string): Part =>
  ([x, s = 1, foot = GROUND]) =>
    at(drawing, x, foot, s)
