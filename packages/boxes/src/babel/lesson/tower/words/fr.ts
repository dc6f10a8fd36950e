/** Coach texts of the tower in French. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { le, plural } from '../../../../words/grammar/fr.ts'
import { tileOf, worth } from '../../facts.ts'

export const words: LessonWords = {
  about: 'Chaque joueur a trois tuiles. Posées sur la tour, elles deviennent des lois pour tous.',
  done: 'Vous connaissez maintenant la tour : **des lois pour tous**, jusqu’à ce qu’une autre tuile les recouvre. Continuez comme vous voulez.',
  ideas: {
    tiles: {
      teaches: 'garder des tuiles',
      rule: 'Vous gardez une tuile et passez les autres à droite, jusqu’à en avoir trois. Une tuile sur la tour est une **loi pour tous**.',
      say: (at) =>
        `Les tuiles sont des lois **pour tous**. Gardez-en une et passez les autres à droite. ${at.card} : ${at.does}.`,
      otherwise: () =>
        'C’est possible. Gardez ce qui vous sert le plus, ou ce que vous ne voulez pas laisser aux autres.',
    },
    second: {
      teaches: 'la dernière tuile',
      rule: 'En main, les tuiles **n’ont aucun effet**. Rien n’oblige à les poser.',
      say: (at) =>
        `Une deuxième tuile, **${at.card}** : ${at.does}. En main, une tuile n’a aucun effet. Vous recevez la troisième d’office.`,
      otherwise: (at) => `C’est possible. Mais le joueur suivant reçoit alors **${at.card}**.`,
    },
    lay: {
      teaches: 'poser une tuile',
      rule: 'À chaque tour, au lieu de construire, vous pouvez **défausser une carte et poser une tuile**. À la fin, les tuiles posées valent des points.',
      say: (at) =>
        `**Au lieu de construire, défaussez une carte et posez** ${tileOf(at)}. À la fin, une tuile vaut ${plural(worth(at, 1), 'point')}, deux ${worth(at, 2)}, trois ${worth(at, 3)}.`,
      otherwise: (at) =>
        `C’est possible. Pour poser une tuile comme ${tileOf(at)}, défaussez **une carte** dont vous n’avez pas besoin.`,
    },
    law: {
      teaches: 'l’effet d’une loi',
      rule: 'Une loi vaut **pour tous, vous compris**, jusqu’à ce qu’une autre tuile la recouvre.',
      say: (at) =>
        `Votre loi vaut pour tous, vous compris : **${le(at.card)}** donne ${plural(at.gain, 'pièce')} en plus de ${plural(at.points, 'point')}.`,
      otherwise: (at) =>
        `C’est possible. Grâce à votre loi, **${le(at.card)}** donnerait ${plural(at.gain, 'pièce')} ce tour-ci.`,
    },
  },
}
