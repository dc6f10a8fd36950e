/** Texts of an edifice. */
import { penaltyOf } from '@heptapolis/boxes/edifice'
import { describePiece, say, sentence, terms, words } from '../../i18n/index.ts'
import type { JointWorkTexts } from '../props.ts'

export const edificeTexts: JointWorkTexts = {
  sort: 'edifice',
  reward: describePiece,
  penalty: (piece) => say().printed(piece).map(sentence).join(' '),
  instead(piece, { figures }) {
    const lost = penaltyOf(piece)
    const isOfMany = 'coins' in lost || ('victories' in lost && lost.victories > 1)
    return words().insteadDebt(terms().points(-figures.edificeDebts[piece.age - 1]), isOfMany)
  },
}
