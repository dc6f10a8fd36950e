/** Coach texts of Cities in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { capital, le, plural } from '../../../words/grammar/fr.ts'
import { owed } from '../facts.ts'

export const words: LessonWords = {
  about:
    'Les cartes noires : certaines font gagner ou perdre des pièces aux autres cités, d’autres évitent les conflits ou ont des effets spéciaux.',
  done: 'Vous avez vu **des cartes noires**, et les pertes à payer ou à prendre en dette. D’autres vous tiennent hors des conflits (la colombe) : voyez les règles. Continuez comme vous voulez.',
  ideas: {
    black: {
      teaches: 'les cartes noires',
      rule: 'Les cartes noires ont **leurs propres effets**. Certaines font perdre des pièces à tous les autres.',
      say: (at) => `Un tour de plus par Âge, des **cartes noires**. **${capital(le(at.card))}** : ${at.does}.`,
      otherwise: (at) => `C’est possible. **${capital(le(at.card))}** ne coûte rien : ${at.does}.`,
    },
    loss: {
      teaches: 'payer une perte',
      rule: 'Pour chaque pièce perdue, vous choisissez : **la payer ou prendre une dette**, −1 point à la fin.',
      say: (at) =>
        `Carte noire d’un adversaire : vous perdez ${plural(owed(at), 'pièce')}. Payez, ou **prenez une dette** : −1 point à la fin. Gardez vos ${at.coins} pièces pour les ressources.`,
      otherwise: () =>
        'C’est possible. Mais **avec des pièces, on achète des ressources**, et une dette ne vous coûte que 1 point.',
    },
  },
}
