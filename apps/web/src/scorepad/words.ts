/** The words of the score-pad. */
import { enScore, type ScoreWords } from '../i18n/en-score.ts'
import { inLanguage } from '../i18n/feature.ts'
import { frScore } from '../i18n/fr-score.ts'
import { words } from '../i18n/index.ts'
import { nameOf, type PadPosition, playersOf } from './pad.ts'

export const scoreWords = (): ScoreWords => inLanguage({ en: enScore, fr: frScore })

/** Whoever sits there: by name, or by seat. */
export function whoOf(position: PadPosition, seat: number): string {
  if (seat >= playersOf(position)) return scoreWords().freeCity
  return nameOf(position, seat).trim() || words().seat(seat + 1)
}
