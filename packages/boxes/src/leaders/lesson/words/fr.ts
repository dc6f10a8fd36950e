/** What the coach of leaders says, in French. */
import type { LessonWords } from '../../../lessons/contract.ts'

export const words: LessonWords = {
  about: 'Quatre leaders sont choisis avant la partie ; l’un d’eux entre dans votre cité à chaque Âge.',
  done: 'Voilà tout ce qui est nouveau. **Un leader par Âge** ; le reste, vous le connaissez. Continuez comme il vous plaît.',
  ideas: {
    draft: {
      teaches: 'le choix des leaders',
      say: (at) =>
        `Un leader ne travaille que pour votre cité. Gardez-en un, le reste va à droite. **${at.card}** : ${at.does}.`,
      otherwise: () => 'Gardez qui vous voulez : vous en aurez quatre, dont un par Âge entrera dans votre cité.',
    },
    price: {
      teaches: 'un prix en pièces',
      say: (at) =>
        `Un leader coûte des pièces, jamais de ressources. **${at.card}**, ${at.say.cost(at.piece.def.cost)} : ${at.does}.`,
      otherwise: (at) => `Vous pouvez. **${at.card}** paierait pour d’autres : ${at.does}.`,
    },
    plan: {
      teaches: 'un plan',
      say: (at) => `Certains disent quoi réunir : **${at.card}**, ${at.does}. Le dernier leader vous revient d’office.`,
      otherwise: () =>
        'C’est permis. Voyez le prix : qui est trop cher peut encore être vendu, ou posé sous votre merveille.',
    },
    recruit: {
      teaches: 'le recrutement',
      say: (at) =>
        `Chaque Âge commence ainsi : **recrutez-en un**, glissez-en un sous une étape ou vendez-en un pour ${at.sale}. ${at.card} coûte ${at.price} et rapporte ${at.gain}.`,
      otherwise: (at) =>
        `Vous pouvez. Mais **${at.card}** vous enrichit de ${at.gain - at.price} pièces, pour les cartes à venir.`,
    },
  },
}
