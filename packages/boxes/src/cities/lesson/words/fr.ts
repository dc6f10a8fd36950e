/** What the coach of Cities says, in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { plural } from '../../../words/grammar/fr.ts'
import { owed } from '../facts.ts'

export const words: LessonWords = {
  about: 'Des cartes noires : elles prennent des pièces aux autres, évitent les combats ou agissent en secret.',
  done: 'Voilà le nouveau : **les cartes noires**, et des pertes qu’on paie ou qu’on doit. Continuez comme il vous plaît.',
  ideas: {
    black: {
      teaches: 'les cartes noires',
      say: (at) => `Une carte de plus en main, et une nouvelle couleur. **${at.card}** ne coûte rien : ${at.does}.`,
      otherwise: (at) => `Vous pouvez. **${at.card}** ne vous coûterait rien, et quelque chose à tous les autres.`,
    },
    loss: {
      teaches: 'payer une perte',
      say: (at) =>
        `Les autres aussi construisent du noir. **Payez** ${plural(owed(at), 'pièce')} sur vos ${at.coins}, ou prenez une dette : un point de moins à la fin pour chacune.`,
      otherwise: () => 'Une dette garde vos pièces, mais compte **un point de moins** à la fin et ne se rembourse pas.',
    },
  },
}
