/** What the coach of the projects says, in French. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { plural } from '../../../../words/grammar/fr.ts'
import { projectOf } from '../../facts.ts'

export const words: LessonWords = {
  about: 'Un projet par Âge : qui y participe est récompensé, si assez de cités le font.',
  done: 'Voilà le nouveau : **un projet par Âge**, bâti ensemble ou pas du tout. Continuez comme il vous plaît.',
  ideas: {
    part: {
      teaches: 'participer',
      say: (at) =>
        `${projectOf(at).name} est le projet de cet Âge. **Construisez une carte de sa couleur et participez** : ${projectOf(at).cost} de plus, et un jeton est à vous.`,
      otherwise: (at) =>
        `Vous pouvez. Seule une carte de sa couleur permet de participer, et **${at.card}** ne coûte rien.`,
    },
    risk: {
      teaches: 'ensemble ou pas du tout',
      say: (at) =>
        `Il reste ${plural(projectOf(at).left, 'jeton')} ; tous pris, le projet est bâti. **Ce que fait un jeton** : ${projectOf(at).does}.`,
      otherwise: () =>
        'C’est bien aussi. Vous avez participé : si le projet **échoue**, seuls paient ceux qui sont sans jeton.',
    },
  },
}
