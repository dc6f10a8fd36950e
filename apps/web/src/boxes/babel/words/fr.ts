/** Texts of the tower in French. */
import type { BabelWords } from './en.ts'

export const words: BabelWords = {
  noLaws: 'aucune loi',
  coveredNext: 'La prochaine tuile la recouvre.',
  atEnd: (points) => `À la fin de la partie : ${points}.`,
}
