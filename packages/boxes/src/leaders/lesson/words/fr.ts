/** Coach texts of Leaders in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { plural } from '../../../words/grammar/fr.ts'

export const words: LessonWords = {
  about: 'Vous choisissez quatre leaders avant la partie et pouvez en recruter un à chaque Âge.',
  done: 'Vous connaissez maintenant Leaders : **un leader par Âge**, recruté, vendu ou glissé sous une étape, et 6 pièces au départ au lieu de 3 pour les payer. Continuez comme vous voulez.',
  ideas: {
    draft: {
      teaches: 'le choix des leaders',
      rule: 'Vous gardez un leader et passez les autres à droite, jusqu’à en avoir quatre. **Un leader n’aide que votre cité.**',
      say: (at) =>
        `Avant l’Âge I, choisissez quatre leaders pour votre cité : gardez-en un, passez les autres à droite. **${at.card}**, une fois recruté : ${at.does}.`,
      otherwise: () => 'C’est possible. À la fin, vous avez quatre leaders et en utilisez un à chaque Âge.',
    },
    price: {
      teaches: 'un prix en pièces',
      rule: 'Un leader **coûte des pièces, jamais des ressources**, quand vous le recrutez. Ses points se comptent en fin de partie.',
      say: (at) =>
        `**Un leader se paie quand on le recrute.** ${at.card} : ${at.say.cost(at.piece.def.cost)} ; à la fin, ${at.does}.`,
      otherwise: (at) => `C’est possible. **${at.card}** servira plus tard : ${at.does}.`,
    },
    plan: {
      teaches: 'un plan',
      rule: 'Le dernier leader est aussi pour vous. Un leader que vous ne recrutez pas **se vend ou sert à construire une étape**.',
      say: (at) => `Un conflit gagné donne un jeton de victoire. **${at.card}** : ${at.does} ; 3 pour deux +3.`,
      otherwise: (at) => `C’est possible. Mais un autre joueur peut alors garder **${at.card}**.`,
    },
    recruit: {
      teaches: 'le recrutement',
      rule: 'Avant chaque Âge, vous jouez un leader : **recrutez-le**, construisez une étape avec lui, ou vendez-le.',
      say: (at) =>
        `Avant chaque Âge : **recrutez un leader**, construisez une étape avec lui, ou vendez-le ${at.sale} pièces. ${at.card} coûte ${plural(at.price, 'pièce')} et en rapporte ${at.gain}.`,
      otherwise: (at) =>
        `C’est possible. Mais **${at.card}** vous donne tout de suite ${at.gain - at.price} pièces de plus que son prix.`,
    },
  },
}
