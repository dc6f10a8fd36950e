/** Coach texts of the projects in French. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { plural } from '../../../../words/grammar/fr.ts'
import { projectOf } from '../../facts.ts'

export const words: LessonWords = {
  about: 'Un projet par Âge : si assez de joueurs participent, ils sont récompensés.',
  done: 'Vous connaissez maintenant les projets : **un par Âge**, construit ensemble ou pas du tout. Continuez comme vous voulez.',
  ideas: {
    part: {
      teaches: 'participer',
      say: (at) =>
        `${projectOf(at).name} est le projet de cet Âge. **Construisez une carte de sa couleur et participez** : payez ${projectOf(at).cost} de plus et recevez un jeton.`,
      otherwise: (at) =>
        `C’est possible. Mais seule une carte de sa couleur permet de participer, et **${at.card}** ne coûte rien.`,
    },
    risk: {
      teaches: 'ensemble ou pas du tout',
      say: (at) =>
        `Il reste ${plural(projectOf(at).left, 'jeton')}. Tous pris, le projet est construit. **Effet d’un jeton** : ${projectOf(at).does}.`,
      otherwise: () =>
        'C’est possible. Vous avez participé : si le projet **échoue**, seuls les joueurs sans jeton ont un malus.',
    },
  },
}
