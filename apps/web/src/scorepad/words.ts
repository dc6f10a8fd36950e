/** Texts of the score-pad. */
import { featureWords, freeCity, words } from '../i18n/index.ts'
import { nameOf, type PadPosition, playersOf } from './model/pad.ts'
import { words as first } from './words/en.ts'

export const scoreWords = await featureWords(first, (language) => import(`./words/${language}.ts`))

/** The name of a player, or of the seat. */
export function whoOf(position: PadPosition, seat: number): string {
  if (seat >= playersOf(position)) return freeCity()
  return nameOf(position, seat).trim() || words().seat(seat + 1)
}
