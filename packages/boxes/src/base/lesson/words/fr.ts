/** Coach texts of the first game in French. */
import { SALE } from '@heptapolis/engine/box'
import type { LessonWords } from '../../../lessons/contract.ts'
import { au, beforeVowel, capital, le, listed, plural } from '../../../words/grammar/fr.ts'

/** `du minerai`, `de l’argile`. */
const some = (good: string): string =>
  beforeVowel(good) ? `de l’${good}` : `${good === 'pierre' ? 'de la' : 'du'} ${good}`

export const words: LessonWords = {
  name: 'Première partie',
  about:
    'Une partie entière contre deux robots de niveau facile : trois Âges, 18 tours, une idée par tour. Vous pouvez arrêter après chaque tour.',
  done: 'Vous connaissez maintenant le jeu : **ressources, commerce, chaînages, étapes, conflits et science**. « Rejouer » lance une partie sans le guide, contre des robots de niveau facile ; « Conseil » vous y aide.',
  ideas: {
    turn: {
      teaches: 'le tour',
      rule: `**But : avoir le plus de points après trois Âges.** À chaque tour, vous jouez une carte : vous la construisez, la glissez sous votre merveille ou la vendez ${SALE} pièces.`,
      say: (at) =>
        `But : **le plus de points après trois Âges**. À chaque tour, construisez une carte, glissez-la sous la merveille ou vendez-la. **${capital(le(at.card))}** donne 1 ${listed(at.makes, 'ou')} par tour.`,
      otherwise: (at) => `C’est possible. Mais **${le(at.card)}** aide à payer des cartes à chaque tour.`,
    },
    'choice-of-goods': {
      teaches: 'une ressource au choix',
      rule: '**Tous choisissent ensemble** et passent le reste à gauche : votre voisin reçoit ce que vous laissez. Chaque ressource sert à tous les tours.',
      say: (at) =>
        `**Tous choisissent ensemble** et passent le reste à gauche : votre voisin reçoit ce que vous laissez. **${capital(le(at.card))}** (${plural(at.price, 'pièce')}) donne ${listed(at.makes.map(some), 'ou')}.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait une ressource parmi deux et coûte ${plural(at.price, 'pièce')}.`,
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
      rule: '**Seuls vos voisins, à gauche et à droite, peuvent acheter vos ressources** : ils vous paient, et vous les gardez.',
      say: (at) =>
        `**${capital(le(at.card))}** donne 1 ${listed(at.makes, 'ou')} à chaque tour. Seuls vos voisins, à gauche et à droite, peuvent acheter vos ressources : **ils vous paient**, et vous les gardez.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** ne coûte rien et donne 1 ${listed(at.makes, 'ou')} à chaque tour.`,
    },
    shields: {
      teaches: 'les conflits',
      rule: 'À la fin de chaque Âge, **on compare ses boucliers à ceux de ses deux voisins** : plus rapporte 1 point à l’Âge I, moins coûte toujours 1 point, l’égalité ne rapporte rien.',
      say: (at) =>
        `À la fin d’un Âge, **on compare ses boucliers à ceux de ses deux voisins**. Plus : +${plural(at.token, 'point')} à cet Âge. Moins : −1. Égalité : rien. ${capital(le(at.card))} : ${plural(at.shieldsThen - at.shields('you'), 'bouclier')}.`,
      otherwise: (at) =>
        `C’est possible. Mais **${le(at.card)}** vous donnerait ${plural(at.shieldsThen - at.shields('you'), 'bouclier')}.`,
    },
    'their-shields': {
      teaches: 'les boucliers d’un voisin',
      rule: 'Au dernier tour d’un Âge, il vous reste deux cartes : vous en jouez une, **l’autre est défaussée** et ne rapporte rien.',
      say: (at) =>
        `Dernier tour de l’Âge : **jouez une carte ; l’autre est défaussée**. Boucliers : ${at.city('left')} ${at.shields('left')}, ${at.city('right')} ${at.shields('right')}, vous ${at.shields('you')}. Avec **${le(at.card)}**, vous en avez ${at.shieldsThen}, plus que chacun d’eux.`,
      otherwise: (at) => `C’est possible. Avec **${le(at.card)}**, vous auriez plus de boucliers que vos deux voisins.`,
    },
    chains: {
      teaches: 'les chaînages',
      rule: '**Un chaînage rend une carte gratuite : vous avez construit celle qu’elle indique.** Aux Âges I et III, on passe les cartes à gauche ; à l’Âge II, à droite.',
      say: (at) =>
        `À l’Âge II, on passe **à droite**. **${capital(le(at.card))} est gratuite** : elle indique ${le(at.chainedFrom)}, que vous avez construit à un tour précédent. C’est un chaînage.`,
      otherwise: (at) => `C’est possible. Mais **${le(at.card)}** ne coûte rien, grâce ${au(at.chainedFrom)}.`,
    },
    'double-goods': {
      teaches: 'l’Âge II',
      rule: 'Les cartes marron de l’Âge II donnent **deux ressources à chaque tour**. Les pièces gagnées servent dès le tour suivant ; à la fin, 3 valent 1 point.',
      say: (at) =>
        `**${capital(le(at.card))} donne deux ressources** pour ${plural(at.price, 'pièce')}. **Les pièces gagnées se dépensent dès le tour suivant.** À la fin, 3 pièces valent 1 point, 7 en valent 2.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait deux ressources à chaque tour, pour ${plural(at.price, 'pièce')}, une fois.`,
    },
    buying: {
      teaches: 'acheter chez un voisin',
      rule: '**Achetez ce qui vous manque**, en général à 2 pièces l’unité, à vos deux voisins seulement. Les cartes jaunes facilitent le commerce.',
      say: (at) =>
        `Il vous manque ${at.lacking} : **votre voisin ${at.city('right')} en vend**, à ${plural(at.unitPrice, 'pièce')} l’unité. **${capital(le(at.card))}**, carte jaune, donne 1 ressource sur ${at.makes.length} par tour, pour vous seul.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait une ressource par tour : ${listed(at.makes, 'ou')}.`,
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
        `**Les étapes se construisent dans l’ordre, avec n’importe quelle carte**, face cachée. Avec ${le(at.card)} : ${plural(at.points, 'point')}. On paie l’étape (${at.stageCost}), pas la carte.`,
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
      rule: 'À l’Âge III, on repasse à gauche. **Plus de cartes de ressources**, mais des **guildes** violettes ; la plupart comptent les cartes des voisins.',
      say: (at) =>
        `Âge III : on repasse **à gauche**. **Plus de ressources**, mais des guildes violettes. **${capital(le(at.card))}** compte les cartes vertes des voisins : déjà ${plural(at.points, 'point')}.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** vaut déjà ${plural(at.points, 'point')}, et peut-être plus à la fin.`,
    },
    points: {
      teaches: 'les cartes bleues',
      rule: 'Les cartes bleues donnent **des points à la fin** et rien d’autre.',
      say: (at) =>
        `Une carte bleue ne donne que **des points à la fin**. **${capital(le(at.card))}** en donne ${at.points}, le maximum. N’achetez que ce qui manque, en général à 2 pièces l’unité : ici ${at.price} en tout.`,
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
