/** What the coach of the tower says, in French. */
import type { LessonWords } from '../../../../lessons/contract.ts'
import { plural } from '../../../../words/grammar/fr.ts'
import { tileOf, worth } from '../../facts.ts'

export const words: LessonWords = {
  about: 'Trois tuiles chacun : posées sur la tour, ce sont des lois pour tout le monde.',
  done: 'Voilà le nouveau : **des lois pour tous**, jusqu’à ce qu’une autre tuile les recouvre. Continuez comme il vous plaît.',
  ideas: {
    tiles: {
      teaches: 'garder des tuiles',
      say: (at) =>
        `Les tuiles sont des lois **pour tous**. Gardez-en une, le reste va à droite. ${at.card} : ${at.does}.`,
      otherwise: () =>
        'Gardez ce qui vous plaît : ce qui vous sert le plus, ou ce que vous ne voulez pas laisser aux autres.',
    },
    second: {
      teaches: 'la dernière tuile',
      say: (at) => `Une deuxième : **${at.card}**, ${at.does}. La troisième vous revient d’office.`,
      otherwise: () =>
        'C’est permis. Aucune n’est à poser de force : en main, une tuile ne nuit à personne et ne rapporte rien.',
    },
    lay: {
      teaches: 'poser une tuile',
      say: (at) =>
        `Au lieu de construire, **défaussez une carte pour votre tuile** ${tileOf(at)}. Elle vaut ${plural(worth(at, 1), 'point')} à la fin ; deux en valent ${worth(at, 2)}, trois ${worth(at, 3)}.`,
      otherwise: (at) =>
        `Vous pouvez. Une tuile, ${tileOf(at)} par exemple, se pose avec **n’importe quelle carte** dont vous vous passez.`,
    },
    law: {
      teaches: 'une loi à l’œuvre',
      say: (at) =>
        `Votre loi agit, pour les autres aussi : **${at.card}** rapporte ${plural(at.gain, 'pièce')} en plus de ses ${plural(at.points, 'point')}.`,
      otherwise: (at) =>
        `Vous pouvez. Grâce à votre loi, **${at.card}** rapporterait ${plural(at.gain, 'pièce')} aujourd’hui.`,
    },
  },
}
