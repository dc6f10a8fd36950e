/** Coach texts of Cities in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { plural } from '../../../words/grammar/fr.ts'
import { owed } from '../facts.ts'

export const words: LessonWords = {
  about: 'Les cartes noires : elles coûtent des pièces aux autres, évitent les conflits ou ont des effets spéciaux.',
  done: 'Vous connaissez maintenant Cities : **les cartes noires**, et les pertes à payer ou à prendre en dette. Continuez comme vous voulez.',
  ideas: {
    black: {
      teaches: 'les cartes noires',
      rule: 'Les cartes noires ont **leurs propres effets**. Certaines font perdre des pièces à tous les autres.',
      say: (at) => `Nouveau : les **cartes noires**. **${at.card}**, sans coût : ${at.does}.`,
      otherwise: (at) => `C’est possible. **${at.card}** ne coûte rien : ${at.does}.`,
    },
    loss: {
      teaches: 'payer une perte',
      rule: 'Pour chaque pièce perdue, vous choisissez : **la payer ou prendre une dette**, −1 point à la fin.',
      say: (at) =>
        `Un adversaire a construit une carte noire : payez ${plural(owed(at), 'pièce')} sur vos ${at.coins}, ou **prenez une dette**, −1 point à la fin. Gardez vos pièces : prenez la dette.`,
      otherwise: () =>
        'C’est possible. Mais **les pièces achètent des ressources**, et une dette ne coûte que 1 point.',
    },
  },
}
