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
      rule: `**But : le plus de points après trois Âges.** À chaque tour, vous utilisez une carte : la construire, la glisser sous la merveille ou la vendre ${SALE} pièces.`,
      say: (at) =>
        `But : **le plus de points après trois Âges**. Chaque tour, une carte à construire, à poser sous la merveille ou à vendre. **${capital(le(at.card))}** (gratuite) : 1 ${listed(at.makes, 'ou')} par tour.`,
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
        `**1 symbole = 1 point, 2 identiques = 4, 3 = 9, 4 = 16 ; un de chaque = +${at.perSet}.** Construisez ${le(at.card)}. Survolez ou touchez un symbole pour lire son explication.`,
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
      rule: 'Au dernier tour d’un Âge, vous jouez une carte ; **l’autre est défaussée** et ne rapporte rien.',
      say: (at) =>
        `Dernier tour de l’Âge : **vous jouez une carte ; l’autre est défaussée**, sans gain. Boucliers : ${at.city('left')} ${at.shields('left')}, ${at.city('right')} ${at.shields('right')}, vous ${at.shields('you')}. Avec **${le(at.card)}** : ${at.shieldsThen}, plus que les deux.`,
      otherwise: (at) => `C’est possible. Avec **${le(at.card)}**, vous auriez plus de boucliers que vos deux voisins.`,
    },
    chains: {
      teaches: 'les chaînages',
      rule: 'Chaque Âge distribue de nouvelles cartes ; à l’Âge II, elles passent à droite. **Chaînage : une carte est gratuite si vous avez construit celle qu’elle indique.**',
      say: (at) =>
        `Âge II : **de nouvelles cartes**, à passer **à droite**. **${capital(le(at.card))} est gratuite** : elle indique ${le(at.chainedFrom)}, construit à un tour précédent. C’est un chaînage.`,
      otherwise: (at) => `C’est possible. Mais **${le(at.card)}** ne coûte rien, grâce ${au(at.chainedFrom)}.`,
    },
    'double-goods': {
      teaches: 'l’Âge II',
      rule: 'Les cartes marron de l’Âge II donnent **deux ressources à chaque tour**. Une pièce gagnée ne sert qu’au tour suivant ; à la fin, 3 font 1 point.',
      say: (at) =>
        `**${capital(le(at.card))} donne deux ressources** pour ${plural(at.price, 'pièce')}. **Une pièce gagnée ne sert qu’au tour suivant.** À la fin, 3 font 1 point, 7 en font 2.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait deux ressources à chaque tour, pour ${plural(at.price, 'pièce')}, une fois.`,
    },
    buying: {
      teaches: 'acheter chez un voisin',
      rule: '**Une ressource qui manque s’achète**, d’ordinaire pour 2 pièces, chez vos deux voisins seulement. Les cartes jaunes facilitent le commerce.',
      say: (at) =>
        `Il vous manque ${at.lacking}, **à acheter à ${at.city('right')}**, votre voisin : ${plural(at.price, 'pièce')}. **${capital(le(at.card))}** donne 1 ressource parmi ${at.makes.length} par tour, pour vous seul.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait une ressource par tour : ${listed(at.makes, 'ou')}.`,
    },
    'more-shields': {
      teaches: 'les conflits des Âges suivants',
      rule: 'Un conflit gagné vaut **3 points à l’Âge II et 5 à l’Âge III** ; perdu, il coûte 1 point.',
      say: (at) =>
        `Conflit gagné : **${at.token} points à l’Âge II, 5 à l’Âge III** ; perdu : −1. ${at.city(at.rival)} peut vous dépasser ; avec **${le(at.card)}**, ${at.shieldsThen} boucliers.`,
      otherwise: (at) =>
        `C’est possible. Mais une carte suffit pour vous dépasser ; avec **${le(at.card)}**, vous auriez ${at.shieldsThen} boucliers.`,
    },
    stage: {
      teaches: 'les étapes de la merveille',
      rule: '**Une carte face cachée construit l’étape suivante** de la merveille. Vous payez le prix de l’étape, pas celui de la carte, qui ne fait rien d’autre.',
      say: (at) =>
        `Choisissez **${le(at.card)}** : **« Étape ${at.stage} »** est déjà sélectionnée. Vous payez ${at.stageCost}, pas le prix de la carte, qui va face cachée sous la merveille, sans effet.`,
      otherwise: (at) =>
        `C’est possible. Mais vos ressources paient l’étape ${at.stage} : ${plural(at.points, 'point')} pour n’importe quelle carte.`,
    },
    'stage-coins': {
      teaches: 'les effets des étapes',
      rule: '**Les étapes se construisent dans l’ordre** et donnent des points, des pièces ou d’autres effets.',
      say: (at) =>
        `**L’étape ${at.stage} donne ${plural(at.gain, 'pièce')}**, et vos ressources suffisent à la payer. Utilisez ${le(at.card)}, face cachée.`,
      otherwise: (at) =>
        `C’est possible. Mais l’étape ${at.stage} ne vous coûte aucune pièce et **en donne ${at.gain}**.`,
    },
    guild: {
      teaches: 'l’Âge III et les guildes',
      rule: 'L’Âge III n’a **pas de cartes de ressources**. Les cartes violettes sont des **guildes** ; la plupart comptent les cartes des voisins.',
      say: (at) =>
        `Âge III : **pas de ressources**, mais des **guildes**, qui comptent les cartes des voisins. Vos voisins ont ${plural(at.points, 'carte verte', 'cartes vertes')} : **${le(at.card)}** vaut ${plural(at.points, 'point')}.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** vaut déjà ${plural(at.points, 'point')}, et peut-être plus à la fin.`,
    },
    points: {
      teaches: 'les cartes bleues',
      rule: 'Les cartes bleues donnent **des points à la fin** et rien d’autre.',
      say: (at) =>
        `Les cartes bleues donnent **des points à la fin** et rien d’autre. **${capital(le(at.card))}** en donne le plus : ${plural(at.points, 'point')}. Vous n’achetez que ce qui manque, ici pour ${plural(at.price, 'pièce')}.`,
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
        `Regardez les cités voisines : ${at.does}. **${capital(le(at.card))}** vaut ici ${plural(at.points, 'point')}, pour ${plural(at.price, 'pièce')}.`,
      otherwise: (at) =>
        `C’est possible. **${capital(le(at.card))}** donnerait ${plural(at.points, 'point')} maintenant, pour les cartes de vos voisins.`,
    },
    'last-stage': {
      teaches: 'la dernière étape et la vente',
      rule: `**Toute carte se vend ${SALE} pièces** ; à la fin, 3 pièces font 1 point ; le reste est perdu.`,
      say: (at) =>
        `**L’étape ${at.stage}** coûte ${listed(at.stageCost.split(', '))}, et **donne ${plural(at.points, 'point')}** ; toute carte convient. Une carte vendue rapporte ${at.sale} pièces, donc 1 point seulement à la fin.`,
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
