/** Coach texts of the projects in French. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { listed, plural } from '../../../../words/grammar/fr.ts'
import { projectOf } from '../../facts.ts'

export const words: LessonWords = {
  about: 'Un projet par Âge : si assez de joueurs participent, ils sont récompensés.',
  done: 'Vous connaissez maintenant les projets : **un par Âge**, construit ensemble ou pas du tout. Continuez comme vous voulez.',
  ideas: {
    part: {
      teaches: 'participer',
      rule: 'Avec une carte de la couleur du projet, vous pouvez **participer** : vous payez aussi le coût du projet et prenez un jeton.',
      say: (at) =>
        `${projectOf(at).name} est le projet de cet Âge. **Construisez une carte de sa couleur et participez** : payez ${projectOf(at).cost} de plus et recevez un jeton.`,
      otherwise: (at) => `C’est possible. Mais **${at.card}** vous permettrait de participer.`,
    },
    risk: {
      teaches: 'ensemble ou pas du tout',
      rule: 'S’il ne reste aucun jeton à la fin de l’Âge, **chaque jeton pris est récompensé**. Sinon, le projet échoue et les joueurs sans jeton ont un malus.',
      say: (at) =>
        `Il reste ${plural(projectOf(at).left, 'jeton')}. Tous pris, le projet est construit. **Effet d’un jeton** : ${projectOf(at).does}.`,
      otherwise: (at) => `C’est possible. **${at.card}** donnerait ${listed(at.makes, 'ou')} à chaque tour.`,
    },
  },
}
