/** What the coach of the edifices says, in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { plural } from '../../../words/grammar/fr.ts'
import { edificeOf } from '../facts.ts'

export const words: LessonWords = {
  about: 'Un édifice par Âge : on y participe avec une étape de sa merveille.',
  done: 'Voilà le nouveau : **un pion avec une étape**, une fois par Âge. Continuez comme il vous plaît.',
  ideas: {
    open: {
      teaches: 'l’édifice de l’Âge',
      say: (at) =>
        `${edificeOf(at).name} est là, avec ${plural(edificeOf(at).pawns, 'pion')}. On en prend un **avec une étape** : produisez d’abord ce que coûte l’étape ${at.stage}, ${at.stageCost}.`,
      otherwise: (at) =>
        `Vous pouvez. L’étape ${at.stage} coûte ${at.stageCost}, et un pion ne se prend **qu’avec une étape**.`,
    },
    prepare: {
      teaches: 'à temps',
      say: (at) =>
        `**${at.card}** produit le reste. Quand le dernier pion est pris, l’édifice est bâti : ${edificeOf(at).does} pour chaque pion.`,
      otherwise: (at) =>
        `C’est permis. Mais les pions sont rares : ${edificeOf(at).pawns} pour trois cités, et **${at.card}** permet l’étape au prochain tour.`,
    },
    part: {
      teaches: 'participer',
      say: (at) =>
        `**Bâtissez l’étape ${at.stage} et participez** : ${edificeOf(at).cost} de plus. S’il échoue, seules les cités sans pion sont punies.`,
      otherwise: (at) =>
        `Vous pouvez. Une étape avec un pion coûte ${edificeOf(at).cost} de plus et peut rapporter ${edificeOf(at).does}.`,
    },
  },
}
