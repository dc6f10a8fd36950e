/** Texts of an edifice. */
import { describePiece, say, sentence, terms, words } from '../../i18n/index.ts'
import type { JointWorkTexts } from '../props.ts'

export const edificeTexts: JointWorkTexts = {
  sort: 'edifice',
  reward: describePiece,
  penalty: (piece) => say().printed(piece).map(sentence).join(' '),
  instead: ({ age }, { figures }) => words().insteadDebt(terms().points(-figures.edificeDebts[age - 1])),
}
