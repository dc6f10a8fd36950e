/** What the coach of the first game says, in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed, plural } from '../../../words/grammar/fr.ts'

export const words: LessonWords = {
  name: 'La première partie',
  about:
    'Une partie entière contre deux robots faciles : trois Âges, 18 tours, une idée à chacun. On peut s’arrêter après n’importe quel tour.',
  ideas: {
    turn: {
      teaches: 'le tour',
      say: (at) =>
        `**${at.card}** ne coûte rien et vous donne 1 ${listed(at.makes, 'ou')} à chaque tour, toute la partie. Ce que vous produisez ne s’épuise jamais.`,
      otherwise: (at) =>
        `C’est permis. Mais les ressources d’abord : **${at.card}** paiera d’autres cartes à chaque tour.`,
    },
    'choice-of-goods': {
      teaches: 'une ressource au choix',
      say: (at) =>
        `**${at.card}** donne ${listed(at.makes, 'ou')}, l’un des deux, celui qu’il vous faut ce tour-là. Prix : ${plural(at.price, 'pièce')}.`,
      otherwise: (at) =>
        `Pourquoi pas. **${at.card}** vous donnerait deux ressources au choix, pour ${plural(at.price, 'pièce')}.`,
    },
    points: {
      teaches: 'le bleu, ce sont des points',
      say: (at) =>
        `Les cartes bleues sont **des points et rien d’autre**. ${at.card} ne coûte rien : ${plural(at.points, 'point')}, assurés jusqu’à la fin.`,
      otherwise: (at) =>
        `Regardez d’abord le prix sous chaque carte. **${at.card}** est gratuit et vaut ${plural(at.points, 'point')}.`,
    },
    buying: {
      teaches: 'acheter chez un voisin',
      say: (at) =>
        `Vous ne produisez pas de ${at.say.good(at.lacks[0].good)} ; ${at.city('left')} si. **${plural(at.unitPrice, 'pièce')} la ressource** : un voisin ne peut pas refuser.`,
      otherwise: (at) =>
        `Vous pouvez. **${at.card}** montrerait comment on achète, et rend des cartes de l’Âge II gratuites.`,
    },
    stage: {
      teaches: 'une étape de la merveille',
      say: (at) =>
        `N’importe quelle carte peut **élever votre merveille**. Posez ${at.card} face cachée ; ${at.stageCost} paient l’étape, pas la carte.`,
      otherwise: (at) =>
        `Avant cela : l’étape ${at.stage} se paie avec ce que vous produisez et vaut ${plural(at.points, 'point')}. Toute carte convient.`,
    },
    shields: {
      teaches: 'les boucliers',
      say: (at) =>
        `L’Âge finit après ce tour. **Plus de boucliers** que ${at.city('left')} : un jeton +${at.token}. ${at.city('right')} en a ${at.shields('right')} aussi : personne n’y gagne.`,
      otherwise: (at) =>
        `Alors ${at.city('right')} vous bat avec ${plural(at.shields('right'), 'bouclier')}. **${at.card}** est la carte pour lui résister.`,
    },
    chains: {
      teaches: 'les chaînages',
      say: (at) =>
        `**${at.card}, c’est gratuit** : votre carte ${at.chainedFrom} y est nommée en haut. Un chaînage dispense de tout le prix.`,
      otherwise: (at) => `C’est permis. Mais **${at.card}** ne vous coûte rien aujourd’hui, grâce à ${at.chainedFrom}.`,
    },
    'own-goods': {
      teaches: 'des ressources pour soi seul',
      say: (at) =>
        `**${at.card}** donne ${listed(at.makes, 'ou')} à chaque tour. Les ressources jaunes sont à vous seul : personne ne les achète.`,
      otherwise: (at) =>
        `Pourquoi pas. **${at.card}** apporterait l’un des trois produits manufacturés, au choix à chaque tour.`,
    },
    spending: {
      teaches: 'dépenser pour gagner',
      say: (at) =>
        `Achetez ${at.lacking} à ${at.city('right')} pour ${at.price} : **l’étape ${at.stage} rapporte ${at.gain}**. ${at.card} est la carte qui vous manquera le moins.`,
      otherwise: (at) =>
        `Vous pouvez. L’étape ${at.stage} coûte ${plural(at.price, 'pièce')} et **en rapporte ${at.gain}** : vous finiriez plus riche.`,
    },
    science: {
      teaches: 'la science',
      say: (at) =>
        `Le symbole ${at.symbol}, à côté de vos ${at.say.terms.countSymbols(at.symbols('gear'), 'gear')}. **Les symboles égaux comptent au carré**, chaque groupe de trois différents ajoute ${at.perSet}.`,
      otherwise: (at) =>
        `C’est permis. La science grandit : avec **${at.card}**, vos symboles compteraient ${at.scienceThen} au lieu de ${at.science}.`,
    },
    selling: {
      teaches: 'vendre',
      say: (at) =>
        `Rien ici ne sert votre plan : **vendez une carte pour ${at.sale} pièces**. Elle est défaussée face cachée ; personne ne voit laquelle.`,
      otherwise: (at) =>
        `Si elle vous sert, prenez-la. Une carte **vendue** rapporte ${at.sale} pièces et n’aide personne d’autre.`,
    },
    'their-shields': {
      teaches: 'les boucliers d’un voisin',
      say: (at) =>
        `${at.city('right')} a ${plural(at.shields('right'), 'bouclier')}, vous ${at.shields('you')}. **${at.card}, c’est gratuit** : vous voilà à égalité avant le combat.`,
      otherwise: (at) =>
        `Alors vous perdez contre ${at.city('right')} : un jeton −1. **${at.card}** est gratuit et vous met à égalité.`,
    },
    'no-more-goods': {
      teaches: 'plus de ressources',
      say: (at) =>
        `L’Âge III n’a **ni cartes marron ni grises** : ce que vous produisez doit suffire. ${plural(at.shieldsThen - at.shields('you'), 'bouclier')}, sans frais grâce à ${at.chainedFrom}.`,
      otherwise: (at) =>
        `Vous pouvez. Les derniers combats valent ${at.token} chacun, et **${at.card}** donne ${plural(at.shieldsThen - at.shields('you'), 'bouclier')} pour rien.`,
    },
    counting: {
      teaches: 'des cartes qui comptent des cartes',
      say: (at) =>
        `**${at.card} compte vos cartes marron** : ${plural(at.gain, 'pièce')} maintenant, ${plural(at.points, 'point')} à la fin.`,
      otherwise: (at) =>
        `Pourquoi pas. **${at.card}** paierait tout de suite et encore à la fin, pour ce que votre cité a déjà.`,
    },
    waiting: {
      teaches: 'attendre une carte',
      say: (at) =>
        `Un deuxième symbole ${at.symbol}, sans frais grâce à ${at.chainedFrom}. Il vous manque **un compas** pour un groupe ; guettez ce qui revient.`,
      otherwise: (at) =>
        `C’est permis. **${at.card}** ferait passer votre science de ${at.science} à ${at.scienceThen}, sans frais.`,
    },
    'last-stage': {
      teaches: 'la dernière étape',
      say: (at) =>
        `**${plural(at.points, 'point')} pour ${plural(at.price, 'pièce')}** et une carte que vous ne construiriez pas. Une étape tardive sauve une main pauvre.`,
      otherwise: (at) =>
        `Comparez : l’étape ${at.stage}, c’est ${plural(at.points, 'point')} pour ${plural(at.price, 'pièce')}, **avec n’importe quelle carte**.`,
    },
    set: {
      teaches: 'le groupe',
      say: (at) =>
        `**${at.card} apporte le compas** : un groupe de trois vaut ${at.perSet} points, plus que son symbole seul.`,
      otherwise: (at) =>
        `Vous pouvez. **${at.card}** compléterait un groupe : ${at.scienceThen} points de science au lieu de ${at.science}.`,
    },
    'last-card': {
      teaches: 'la dernière carte',
      say: (at) =>
        `Dernier tour, l’autre carte est défaussée. **${at.card}** vaut un symbole au choix : ${at.scienceThen} points de science au lieu de ${at.science}.`,
      otherwise: (at) =>
        `Recomptez : **${at.card}** apporte ${plural(at.scienceThen - at.science, 'point')} ; son prix ne vaudrait qu’un tiers de point par pièce.`,
    },
  },
}
