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
      say: (at) => `Nouveau : les **cartes noires**. **${at.card}**, sans coût : ${at.does}.`,
      otherwise: (at) =>
        `C’est possible. **${at.card}** ne coûte rien. Les cartes noires ont des effets qu’aucune autre couleur n’a.`,
    },
    loss: {
      teaches: 'payer une perte',
      say: (at) =>
        `Un adversaire a construit une carte noire : payez ${plural(owed(at), 'pièce')} sur vos ${at.coins}, ou **prenez une dette**, −1 point à la fin. Gardez vos pièces : prenez la dette.`,
      otherwise: () =>
        'Vous pouvez payer. Mais **les pièces achètent des ressources**, et une dette ne coûte que 1 point à la fin.',
    },
  },
}
