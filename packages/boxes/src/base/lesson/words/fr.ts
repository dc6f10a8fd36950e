/** Coach texts of the first game in French. */
import { SALE } from '@heptapolis/engine/box'
import type { LessonWords } from '../../../lessons/contract.ts'
import { au, capital, du, le, listed, plural } from '../../../words/grammar/fr.ts'

export const words: LessonWords = {
  name: 'Première partie',
  about:
    'Une partie entière contre deux robots de niveau facile : trois Âges, 18 tours, une idée par tour. Vous pouvez arrêter après chaque tour.',
  done: 'Vous connaissez maintenant le jeu : **ressources, commerce, chaînages, étapes, conflits et science**. « Rejouer » lance une partie sans le guide, contre des robots de niveau facile ; « Conseil » vous y aide.',
  ideas: {
    turn: {
      teaches: 'le tour',
      rule: `**But : le plus de points après trois Âges.** À chaque tour, jouez une carte : construisez-la, glissez-la sous la merveille (étape) ou vendez-la ${SALE} pièces.`,
      say: (at) =>
        `But : **le plus de points après trois Âges**. Par tour, 1 carte : construisez-la, glissez-la sous la merveille (étape) ou vendez-la ${SALE} pièces. **${capital(le(at.card))}** : 1 ${listed(at.makes, 'ou')}.`,
      otherwise: (at) =>
        `On construit ce que l’on peut payer. **${capital(le(at.card))}** est gratuite et sert à chaque tour.`,
    },
    'choice-of-goods': {
      teaches: 'une ressource au choix',
      rule: '**Tous choisissent ensemble** et passent le reste à gauche : votre voisin reçoit ce que vous laissez. Chaque ressource sert à tous les tours.',
      say: (at) =>
        `**Tous choisissent ensemble** et passent le reste à gauche : votre voisin reçoit ce que vous laissez. **${capital(le(at.card))}** (${plural(at.price, 'pièce')}) : ${listed(at.makes, 'ou')} par tour.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait une ressource parmi deux et coûte ${plural(at.price, 'pièce')} une fois.`,
    },
    science: {
      teaches: 'la science',
      rule: '**Cartes vertes : 1 symbole vaut 1 point, 2 identiques 4, 3 identiques 9, 4 identiques 16.** Un de chaque : 7 de plus.',
      say: (at) =>
        `Cartes vertes : **1 symbole = 1 point, 2 identiques = 4, 3 = 9, 4 = 16 ; un de chaque = +${at.perSet}.** Jouez ${le(at.card)}. Survolez ou touchez un symbole pour le détail.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** ne vous coûte aucune pièce et lance votre science : chaque symbole de plus vaut davantage.`,
    },
    'more-goods': {
      teaches: 'vendre des ressources',
      rule: '**Les cartes marron et grises donnent des ressources. Seuls vos voisins, à gauche et à droite, peuvent les acheter** : ils vous paient, et vous les gardez.',
      say: (at) =>
        `**Les cartes marron et grises sont des ressources** : ici, 1 ${listed(at.makes, 'ou')} par tour. Seuls vos voisins en achètent : ils paient, vous les gardez. « 2 › » : le prix chez eux.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** ne coûte rien et donne 1 ${listed(at.makes, 'ou')} à chaque tour.`,
    },
    shields: {
      teaches: 'les conflits',
      rule: 'À la fin de chaque Âge, **on compare ses boucliers (rouges) à ceux de ses deux voisins** : plus rapporte 1 point à l’Âge I, moins coûte toujours 1 point, l’égalité ne vaut rien.',
      say: (at) =>
        `À la fin de chaque Âge, **on compare ses boucliers (rouges) à ceux de ses deux voisins**. Plus : +${plural(at.token, 'point')} pour cet Âge. Moins : −1. Égalité : rien. Ici, ${plural(at.shieldsThen - at.shields('you'), 'bouclier')}.`,
      otherwise: (at) =>
        `C’est possible. Mais **${le(at.card)}** vous donnerait ${plural(at.shieldsThen - at.shields('you'), 'bouclier')}.`,
    },
    'their-shields': {
      teaches: 'les boucliers d’un voisin',
      rule: 'Des 7 cartes d’un Âge, on en joue 6. Au dernier tour, vous en jouez une ; **l’autre est défaussée**, sans pièces.',
      say: (at) =>
        `Dernier tour de l’Âge : **jouez une carte ; la 7e est défaussée**, sans pièces. Boucliers : ${at.city('left')} ${at.shields('left')}, ${at.city('right')} ${at.shields('right')}, vous ${at.shields('you')}. Avec **${le(at.card)}** : ${at.shieldsThen}, plus que chacun d’eux.`,
      otherwise: (at) => `C’est possible. Avec **${le(at.card)}**, vous auriez plus de boucliers que vos deux voisins.`,
    },
    chains: {
      teaches: 'les chaînages',
      rule: '**Un chaînage rend une carte gratuite : vous avez construit celle dont elle porte le nom.** Aux Âges I et III, on passe les cartes à gauche ; à l’Âge II, à droite.',
      say: (at) =>
        `À l’Âge II, on passe **à droite**. **${capital(le(at.card))} est gratuite** : elle porte le nom ${du(at.chainedFrom)}, construit à un tour précédent. C’est un chaînage.`,
      otherwise: (at) => `C’est possible. Mais **${le(at.card)}** ne coûte rien, grâce ${au(at.chainedFrom)}.`,
    },
    'double-goods': {
      teaches: 'l’Âge II',
      rule: 'Les cartes marron de l’Âge II donnent **deux ressources à chaque tour**. Les pièces gagnées servent dès le tour suivant ; à la fin, 3 font 1 point.',
      say: (at) =>
        `**${capital(le(at.card))}** coûte ${plural(at.price, 'pièce')} une fois et donne **2 ressources à chaque tour**. Les pièces gagnées se dépensent dès le tour suivant ; à la fin, 3 pièces font 1 point.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait deux ressources à chaque tour, pour ${plural(at.price, 'pièce')}, une fois.`,
    },
    buying: {
      teaches: 'acheter chez un voisin',
      rule: '**Achetez ce qui vous manque**, en général à 2 pièces l’unité, à vos deux voisins, qui ne peuvent refuser. Les cartes jaunes facilitent le commerce.',
      say: (at) =>
        `**${capital(le(at.card))}** coûte ${at.cost} ; il vous manque ${at.lacking}. **${at.city('right')} en vend à ${plural(at.unitPrice, 'pièce')}**, sans refus possible, seulement entre voisins. Par tour : 1 ressource sur ${at.makes.length}.`,
      otherwise: (at) => `C’est possible. **${capital(le(at.card))}** donnerait par tour ${listed(at.makes, 'ou')}.`,
    },
    'more-shields': {
      teaches: 'les conflits des Âges suivants',
      rule: 'Un conflit gagné vaut **3 points à l’Âge II et 5 à l’Âge III** ; perdu, il coûte 1 point.',
      say: (at) =>
        `Un conflit gagné vaut **${at.token} points à l’Âge II, 5 à l’Âge III** ; perdu, il en coûte 1. ${at.city(at.rival)} peut vous rattraper : avec **${le(at.card)}**, vous aurez ${at.shieldsThen} boucliers.`,
      otherwise: (at) =>
        `C’est possible. Mais une carte suffit pour vous dépasser ; avec **${le(at.card)}**, vous auriez ${at.shieldsThen} boucliers.`,
    },
    stage: {
      teaches: 'les étapes de la merveille',
      rule: '**N’importe quelle carte, face cachée, construit l’étape suivante**, dans l’ordre. Vous payez le prix de l’étape, pas celui de la carte, qui n’a plus d’effet.',
      say: (at) =>
        `**Les étapes se construisent dans l’ordre, avec n’importe quelle carte**, face cachée. L’étape ${at.stage} avec ${le(at.card)} : ${plural(at.points, 'point')}, pour ${at.stageCost}, sans payer la carte.`,
      otherwise: (at) =>
        `C’est possible. Mais vos ressources paient l’étape ${at.stage}, qui donne ${plural(at.points, 'point')}.`,
    },
    'stage-coins': {
      teaches: 'les effets des étapes',
      rule: '**Les étapes se construisent dans l’ordre** et donnent des points, des pièces ou d’autres effets.',
      say: (at) =>
        `**L’étape ${at.stage} donne ${plural(at.gain, 'pièce')}**, et vos ressources suffisent à la payer. Utilisez ${le(at.card)}, face cachée : la carte elle-même n’a aucun effet.`,
      otherwise: (at) =>
        `C’est possible. Mais l’étape ${at.stage} ne vous coûte aucune pièce et **en donne ${at.gain}**.`,
    },
    guild: {
      teaches: 'l’Âge III et les guildes',
      rule: 'À l’Âge III, on repasse à gauche. **Plus aucune carte de ressources**, mais des **guildes** violettes ; la plupart comptent les cartes des voisins.',
      say: (at) =>
        `Âge III : on repasse **à gauche**. **Plus aucune carte de ressources**, mais des guildes. **${capital(le(at.card))}** : ${plural(at.points, 'point')}, +1 par future carte verte des voisins.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** vaut déjà ${plural(at.points, 'point')}, +1 par future carte verte des voisins.`,
    },
    points: {
      teaches: 'les cartes bleues',
      rule: 'Les cartes bleues donnent **des points à la fin** ; certaines rendent aussi gratuites des cartes suivantes.',
      say: (at) =>
        `Une carte bleue donne **des points à la fin**. **${capital(le(at.card))}** en donne ${at.points}, le maximum. N’achetez que ce qui manque, en général à 2 pièces l’unité : ici ${at.price} en tout.`,
      otherwise: (at) =>
        `C’est possible. Mais aucune carte bleue ne donne plus que **${le(at.card)}** : ${plural(at.points, 'point')}.`,
    },
    'chains-again': {
      teaches: 'un chaînage vers une autre couleur',
      rule: '**Un chaînage peut mener à une autre couleur.** Jamais deux fois la même carte dans une cité.',
      say: (at) =>
        `**Un chaînage peut mener à une autre couleur** : avec ${le(at.chainedFrom)}, ${le(at.card)} ne coûte rien et donne ${plural(at.points, 'point')}. Jamais deux fois la même carte dans une cité.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** ne coûte rien et donnerait ${plural(at.points, 'point')}.`,
    },
    counting: {
      teaches: 'des cartes qui comptent des cartes',
      rule: '**Certaines cartes comptent des cartes ou des étapes**, chez vous ou chez vos voisins : les points à la fin, les pièces tout de suite.',
      say: (at) =>
        `Regardez chez vos voisins. **${capital(le(at.card))}** donne ${at.does}. Cela fait déjà ${plural(at.points, 'point')}, pour ${plural(at.price, 'pièce')}.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait ${plural(at.points, 'point')} maintenant, pour les cartes de vos voisins.`,
    },
    'last-stage': {
      teaches: 'la dernière étape et la vente',
      rule: `**Toute carte se vend ${SALE} pièces** ; à la fin, 3 pièces font 1 point ; le reste est perdu.`,
      say: (at) =>
        `**L’étape ${at.stage}** coûte ${listed(at.stageCost.split(', '))}, et **donne ${plural(at.points, 'point')}**, avec n’importe quelle carte. En vendre une rapporte ${at.sale} pièces, donc 1 seul point à la fin.`,
      otherwise: (at) =>
        `C’est possible. L’étape ${at.stage} donnerait ${plural(at.points, 'point')} **avec n’importe quelle carte** de cette main.`,
    },
    'last-card': {
      teaches: 'la dernière carte',
      rule: 'À total égal à la fin, **le joueur qui a le plus de pièces gagne**.',
      say: (at) =>
        `Dernier tour. **${capital(le(at.card))}** compte vos étapes et celles des voisins : ${plural(at.points, 'point')}. À total égal à la fin, le joueur qui a le plus de pièces gagne.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait ${plural(at.points, 'point')} ; 3 pièces gardées ne font que 1 point.`,
    },
  },
}
