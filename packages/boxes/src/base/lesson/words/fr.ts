/** Coach texts of the first game in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed, plural } from '../../../words/grammar/fr.ts'

export const words: LessonWords = {
  name: 'Première partie',
  about:
    'Une partie entière contre deux robots faciles : trois Âges, 18 tours, une idée par tour. Vous pouvez arrêter après chaque tour.',
  done: 'Vous connaissez maintenant le jeu : **ressources, commerce, chaînages, étapes, conflits et science**. Choisissez « Rejouer » pour une partie libre contre des robots faciles.',
  ideas: {
    turn: {
      teaches: 'le tour',
      say: (at) =>
        `Le but : **le plus de points après trois Âges**. D’abord des ressources : **${at.card}**, gratuit, donne 1 ${listed(at.makes, 'ou')} à chaque tour, sans s’épuiser.`,
      otherwise: (at) =>
        `C’est possible. Mais les ressources d’abord : **${at.card}** aide à payer des cartes à chaque tour.`,
    },
    'choice-of-goods': {
      teaches: 'une ressource sur deux',
      say: (at) =>
        `**Les mains circulent** : un voisin reçoit les cartes que vous laissez. **${at.card}** : ${listed(at.makes, 'ou')}, au choix à chaque tour, pour ${plural(at.price, 'pièce')}.`,
      otherwise: (at) =>
        `C’est possible. **${at.card}** vous donnerait une ressource sur deux au choix, pour ${plural(at.price, 'pièce')}.`,
    },
    points: {
      teaches: 'les cartes bleues',
      say: (at) =>
        `Les cartes bleues donnent **des points à la fin** et rien d’autre. ${at.card} ne coûte rien : ${plural(at.points, 'point')}.`,
      otherwise: (at) =>
        `Comparez les prix sous les cartes. **${at.card}** est gratuit et vaut ${plural(at.points, 'point')}.`,
    },
    buying: {
      teaches: 'acheter chez un voisin',
      say: (at) =>
        `Il vous manque : ${at.say.good(at.lacks[0].good)}. **Achetez à ${at.city('left')}** (${plural(at.unitPrice, 'pièce')}) ; seuls vos deux voisins vendent. ${at.card} : un symbole de science (${at.symbol}).`,
      otherwise: (at) =>
        `C’est possible. **${at.card}** commence votre science et rend gratuites des cartes de l’Âge II.`,
    },
    stage: {
      teaches: 'les étapes de la merveille',
      say: (at) =>
        `Utilisez n’importe quelle carte, face cachée, pour **construire l’étape suivante**. Vous payez le prix de l’étape (${at.stageCost}), pas celui de la carte.`,
      otherwise: (at) =>
        `C’est possible. Mais vos ressources paient l’étape ${at.stage} : ${plural(at.points, 'point')} pour n’importe quelle carte.`,
    },
    shields: {
      teaches: 'les conflits',
      say: (at) =>
        `Fin de l’Âge : **on compare les boucliers avec les deux voisins**. Plus que ${at.city('left')} : +${at.token}. Autant que ${at.city('right')} : égalité. Moins : −1.`,
      otherwise: (at) =>
        `Alors vous perdez contre ${at.city('right')} (${plural(at.shields('right'), 'bouclier')}) : −1 point. **${at.card}** l’évite.`,
    },
    chains: {
      teaches: 'les chaînages',
      say: (at) =>
        `**${at.card} est gratuit**, car vous avez construit ${at.chainedFrom}. C’est un chaînage : la carte nécessaire est nommée en haut.`,
      otherwise: (at) => `C’est possible. Mais **${at.card}** est gratuit maintenant, grâce à ${at.chainedFrom}.`,
    },
    'own-goods': {
      teaches: 'des ressources pour vous seul',
      say: (at) =>
        `**${at.card}** donne ${listed(at.makes, 'ou')} à chaque tour. Les voisins ne peuvent pas acheter les ressources des cartes jaunes.`,
      otherwise: (at) =>
        `C’est possible. **${at.card}** vous donnerait l’un des trois produits manufacturés à chaque tour.`,
    },
    spending: {
      teaches: 'dépenser pour gagner',
      say: (at) =>
        `Achetez ${at.lacking} à ${at.city('right')} pour ${plural(at.price, 'pièce')} : **l’étape ${at.stage} donne ${plural(at.gain, 'pièce')}**. Utilisez ${at.card}, face cachée.`,
      otherwise: (at) =>
        `C’est possible. Mais l’étape ${at.stage} coûte ${plural(at.price, 'pièce')} et **en donne ${at.gain}**.`,
    },
    science: {
      teaches: 'la science',
      say: (at) =>
        `Science : compas, rouage, tablette. **2 pareils = 4 points, 3 = 9. Un de chaque = ${at.perSet} de plus.** ${at.card} : ${at.symbol}, avec ${at.say.terms.countSymbols(at.symbols('gear'), 'gear')}.`,
      otherwise: (at) =>
        `C’est possible. Avec **${at.card}**, votre science vaudrait ${at.scienceThen} points au lieu de ${at.science}, et plus ensuite.`,
    },
    selling: {
      teaches: 'vendre',
      say: (at) =>
        `Rien ici ne vous aide : **vendez une carte pour ${at.sale} pièces**, face cachée. Les pièces paient des ressources ; à la fin, 3 pièces font 1 point.`,
      otherwise: (at) => `C’est possible. Une carte **vendue** donne ${at.sale} pièces et ne va pas à un voisin.`,
    },
    'their-shields': {
      teaches: 'les boucliers d’un voisin',
      say: (at) =>
        `Encore des conflits : ${at.city('right')} a ${plural(at.shields('right'), 'bouclier')}, vous ${at.shields('you')}. **${at.card} est gratuit** et vous met à égalité.`,
      otherwise: (at) =>
        `Alors vous perdez contre ${at.city('right')} : −1 point. **${at.card}** est gratuit et vous met à égalité.`,
    },
    'no-more-goods': {
      teaches: 'l’Âge III',
      say: (at) =>
        `L’Âge III n’a **pas de cartes de ressources** ; un conflit y vaut ${at.token}. ${at.card} : ${plural(at.shieldsThen - at.shields('you'), 'bouclier')}, gratuitement grâce à ${at.chainedFrom}.`,
      otherwise: (at) =>
        `C’est possible. Mais chaque conflit vaut ${at.token} points, et **${at.card}** donne ${plural(at.shieldsThen - at.shields('you'), 'bouclier')} gratuitement.`,
    },
    counting: {
      teaches: 'des cartes qui comptent des cartes',
      say: (at) =>
        `**${at.card} compte vos cartes marron** : ${plural(at.gain, 'pièce')} maintenant, ${plural(at.points, 'point')} à la fin.`,
      otherwise: (at) =>
        `C’est possible. **${at.card}** donnerait des pièces maintenant et des points à la fin, pour des cartes déjà construites.`,
    },
    waiting: {
      teaches: 'attendre une carte',
      say: (at) =>
        `Un deuxième symbole (${at.symbol}), gratuitement grâce à ${at.chainedFrom}. Pour une série de trois, il vous manque **un compas** : guettez-le.`,
      otherwise: (at) =>
        `C’est possible. **${at.card}** ferait passer gratuitement votre science de ${at.science} à ${at.scienceThen} points.`,
    },
    'last-stage': {
      teaches: 'la dernière étape',
      say: (at) =>
        `**Étape ${at.stage} : ${plural(at.points, 'point')} pour ${plural(at.price, 'pièce')}** et une carte inutile. Une étape aide quand la main offre peu.`,
      otherwise: (at) =>
        `C’est possible. L’étape ${at.stage} donnerait ${plural(at.points, 'point')} pour ${plural(at.price, 'pièce')}, **avec n’importe quelle carte**.`,
    },
    set: {
      teaches: 'une série de symboles',
      say: (at) =>
        `**${at.card} est le compas qui manque** : compas, rouage et tablette font une série, ${at.perSet} points de plus. Science : ${at.scienceThen} au lieu de ${at.science}.`,
      otherwise: (at) =>
        `C’est possible. **${at.card}** compléterait une série : ${at.scienceThen} points de science au lieu de ${at.science}.`,
    },
    'last-card': {
      teaches: 'la dernière carte',
      say: (at) =>
        `Dernier tour : l’autre carte est défaussée. **${at.card}** vaut un symbole au choix : ${at.scienceThen} points de science au lieu de ${at.science}.`,
      otherwise: (at) =>
        `C’est possible. **${at.card}** donnerait ${plural(at.scienceThen - at.science, 'point')} ; 3 pièces gardées ne font que 1 point.`,
    },
  },
}
