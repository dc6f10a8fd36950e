/** Coach texts of Edifice in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { capital, le, listed, plural } from '../../../words/grammar/fr.ts'
import { edificeOf } from '../facts.ts'

export const words: LessonWords = {
  about: 'Un édifice par Âge : vous y participez en construisant une étape de merveille.',
  done: 'Vous connaissez maintenant Edifice : **un pion en construisant une étape**, une fois par Âge. Continuez comme vous voulez.',
  ideas: {
    open: {
      teaches: 'l’édifice de l’Âge',
      rule: 'En construisant une étape, vous pouvez **prendre un pion de l’édifice**, une fois par Âge. Vous payez aussi ses pièces.',
      say: (at) =>
        `L’édifice de cet Âge, ${le(edificeOf(at).name)}, a ${plural(edificeOf(at).pawns, 'pion')}. On en prend un **avec une étape**. L’étape ${at.stage} coûte ${at.stageCost} : commencez par **${le(at.card)}**.`,
      otherwise: (at) =>
        `C’est possible. Mais l’étape ${at.stage} coûte ${at.stageCost}, et **${le(at.card)}** donne 1 ${listed(at.makes, 'ou')}.`,
    },
    prepare: {
      teaches: 'à temps',
      rule: 'Quand le dernier pion est pris, l’édifice est construit : **chaque pion est récompensé**.',
      say: (at) =>
        `**${capital(le(at.card))}** produit le reste. Quand le dernier pion est pris, l’édifice est construit : ${edificeOf(at).does} pour chaque pion.`,
      otherwise: (at) =>
        `C’est possible. Mais il n’y a que ${edificeOf(at).pawns} pions pour trois cités, et **${le(at.card)}** vous permet de construire l’étape au prochain tour.`,
    },
    part: {
      teaches: 'participer',
      rule: 'S’il reste un pion à la fin de l’Âge, l’édifice échoue : **les cités sans pion subissent la pénalité**.',
      say: (at) =>
        `**Construisez l’étape ${at.stage} et prenez un pion** pour ${edificeOf(at).cost}. Si l’édifice échoue, il pénalise les cités sans pion.`,
      otherwise: (at) =>
        `C’est possible. Une étape avec un pion coûte ${edificeOf(at).cost} de plus et peut donner ${edificeOf(at).does}.`,
    },
  },
}
