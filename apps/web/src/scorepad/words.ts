/** Texts of the score-pad. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { featureWords, freeCity, say, words } from '../i18n/index.ts'
import { nameOf, type PadPosition, playersOf } from './model/pad.ts'
import { words as first } from './words/en.ts'

export const scoreWords = await featureWords(first, (language) => import(`./words/${language}.ts`))

/** A line by what it asks for: coins instead of the treasury. */
export const lineTitle = (id: string): string =>
  LOOKS.lines[id]?.asks === 'coins' ? scoreWords().coins : say().scoreLine(id)

/** The name of a player, or of the seat. */
export function whoOf(position: PadPosition, seat: number): string {
  if (seat >= playersOf(position)) return freeCity()
  return nameOf(position, seat).trim() || words().seat(seat + 1)
}
