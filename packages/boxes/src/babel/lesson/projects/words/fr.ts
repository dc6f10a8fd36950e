/** Coach texts of the projects in French. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { capital, le, listed, plural } from '../../../../words/grammar/fr.ts'
import { projectOf } from '../../facts.ts'

export const words: LessonWords = {
  about: 'Un projet par Âge : si assez de joueurs participent, ils sont récompensés.',
  done: 'Vous connaissez maintenant les projets : **un par Âge**, construit ensemble ou pas du tout. Continuez comme vous voulez.',
  ideas: {
    part: {
      teaches: 'participer',
      rule: 'Avec une carte de la couleur du projet, vous pouvez **participer** : vous payez aussi le coût du projet et prenez un marqueur.',
      say: (at) =>
        `Projet de cet Âge : ${le(projectOf(at).name)} (${projectOf(at).colour}). **Avec une carte de cette couleur, participez** : payez aussi son coût (${projectOf(at).cost}) et prenez un marqueur.`,
      otherwise: (at) => `C’est possible. Mais **${le(at.card)}** vous permettrait de participer.`,
    },
    risk: {
      teaches: 'ensemble ou pas du tout',
      rule: 'S’il ne reste aucun marqueur à la fin de l’Âge, **chaque marqueur pris est récompensé**. Sinon, il échoue et les joueurs sans marqueur subissent sa pénalité.',
      say: (at) =>
        `**${capital(le(at.card))}** donne 1 ${listed(at.makes, 'ou')}. Il reste ${plural(projectOf(at).left, 'marqueur')}. Tous pris, **chacun donne ${projectOf(at).does}** ; sinon, qui n’en a pas est pénalisé.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait 1 ${listed(at.makes, 'ou')} à chaque tour.`,
    },
  },
}
