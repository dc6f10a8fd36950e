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
      say: (at) => `Une carte de plus en main, et le noir est nouveau. **${at.card}** ne coûte rien : ${at.does}.`,
      otherwise: (at) => `C’est possible. **${at.card}** ne coûte rien et coûterait des pièces à tous les autres.`,
    },
    loss: {
      teaches: 'payer une perte',
      say: (at) =>
        `Un autre joueur a construit une carte noire. **Payez** ${plural(owed(at), 'pièce')} sur vos ${at.coins}, ou prenez une dette : −1 point par pièce impayée.`,
      otherwise: () =>
        'Avec une dette, vous gardez vos pièces, mais chaque dette vaut **−1 point** à la fin et ne se rembourse pas.',
    },
  },
}
