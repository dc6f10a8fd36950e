/** Rule texts of Edifice in French. */
import type { Translation } from '../../../atom.ts'
import { asked, means } from '../asked/fr.ts'
import { cases } from '../cases/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-edifice':
      '**Edifice.** Le livret de règles de {print.edifice}, lu en entier en anglais, et le jeu en ligne sous licence.',
    'contents-edifice':
      'Dans Edifice :\n- {in.edifice.edifices} édifices, autant de chaque Âge\n- {in.edifice.boards} plateaux de merveille : [wonder:ur] et [wonder:carthage]\n- {in.edifice.pawns} pions, {in.edifice.debts} jetons Dette, {in.edifice.conflict} jetons Conflit\n- {in.edifice.coins6} pièces de valeur {coinValues.3}.',
    'edifice-layout':
      'Mélangez les édifices de chaque Âge. Posez-en un de chaque Âge sur la table, côté chantier visible, à la vue de tous. Les autres retournent dans la boîte.',
    'edifice-pawns':
      'Posez **{pawns} pions** de son Âge sur chacun des {ages|word} édifices. Remettez les autres pions dans la boîte et gardez à portée les jetons Dette.',
    'edifice-pawns-ours':
      'Posez des pions de son Âge sur chacun des {ages|word} édifices : **{pawns}**. Remettez les autres pions dans la boîte et gardez à portée les jetons Dette. Rien n’est imprimé pour {players} joueurs ; ce nombre est le nôtre.',
    'edifice-join':
      'En construisant une étape, vous pouvez **participer à l’édifice** de cet Âge, tant qu’un pion s’y trouve au début du tour. Payez ses pièces à la banque avec l’étape, et prenez un pion.',
    'edifice-cost':
      'Vous devez pouvoir payer ensemble l’étape et l’édifice. ~Les effets qui rendent une étape moins chère ou gratuite ne changent pas les pièces de l’édifice.~',
    'edifice-once': 'Vous participez au plus une fois par Âge, et seulement à l’édifice de l’Âge en cours.',
    'edifice-short':
      'Si, au même tour, les participants sont plus nombreux que les pions restants, chacun en reçoit un tout de même ; les pions manquants viennent de la boîte.',
    'edifice-armada':
      'Sur une même étape, **ou bien** vous naviguez, **ou bien** vous participez à l’édifice, jamais les deux.',
    'edifice-siracusa':
      '**Les étapes de [wonder:siracusa] font avancer des navires. Peut-elle participer à l’édifice ?** Oui. Une avance imprimée sur l’étape n’est pas une construction navale.',
    'edifice-built':
      'Au tour où le dernier pion quitte la carte, l’édifice est **achevé**. Retournez-le : tous les joueurs qui ont un pion de son Âge reçoivent la récompense, une fois par pion. Personne ne peut plus participer.',
    'edifice-reward-time':
      'La récompense vient après les effets des cartes et des étapes de ce tour, et avant que quiconque construise une carte de la défausse.',
    'edifice-lasting':
      'Prenez les pièces tout de suite. Vous gardez les boucliers et les ressources ; les ressources servent à partir du tour suivant. Les points se comptent à la fin de la partie.',
    'edifice-token':
      'Un jeton Victoire venu d’un édifice compte en tout, une fois que vous l’avez, comme un jeton gagné dans un conflit.',
    'edifice-fails':
      'S’il reste un pion sur l’édifice de l’Âge, il **échoue**, pour de bon : pas de récompense. Les joueurs qui ont un pion de cet Âge sont à l’abri. Tous les autres subissent sa pénalité, avant les conflits.',
    'edifice-penalty':
      'Si la pénalité est une carte d’une couleur, vous choisissez celle que vous défaussez ; si ce sont des jetons Victoire, lesquels. Tous choisissent en même temps.',
    'edifice-debt':
      'La pénalité, c’est tout ou rien. Si vous ne pouvez pas la payer en entier, vous ne perdez rien et prenez le jeton Dette de l’Âge : [points:−{edificeDebts.1}], [points:−{edificeDebts.2}] ou [points:−{edificeDebts.3}]. Si vous pouvez la payer, vous devez la payer.',
    'edifice-lost-card':
      'Une carte perdue va à la défausse et n’a plus d’effet ; ses boucliers ne comptent plus dans les conflits qui suivent. Vous gardez les pièces qu’elle a rapportées et les cartes qu’elle a rendues gratuites.',
    'edifice-not-sold': ', les édifices',
    'edifice-dig': ', puis [wonder:carthage]',
    'score-edifice':
      'Les points des édifices achevés, une fois par pion que vous y avez, moins vos jetons Dette. Cette ligne peut être négative. Un pion par lui-même ne vaut rien.',
    'ur-pawns':
      '**[wonder:ur]** prend des pions dans la boîte : ils ne coûtent rien, et ceux de la carte y restent. Cela ne compte pas comme une participation ; avec la même étape, elle peut aussi participer.',
    'ur-each-pawn':
      'Chaque pion compte pour lui-même : un second pion d’un édifice achevé donne de nouveau sa récompense. Un pion d’un édifice déjà achevé rapporte aussitôt la récompense, celui d’un Âge à venir attend, et tout pion d’un Âge protège de sa pénalité.',
    'carthage-halves':
      '**[wonder:carthage]** a des étapes divisées en moitiés. Choisissez une moitié quand vous construisez l’étape ; l’autre est perdue.',
    'carthage-alone':
      '[wonder:carthage] se joue dans toute partie, même sans édifices. [wonder:ur] a besoin des édifices.',
    'edifice-free-city': 'La cité libre ne participe pas aux édifices et ne subit pas de pénalité.',
    'edifice-leaders':
      '**Une étape construite pendant la phase de recrutement peut-elle participer à l’édifice ?** Oui, l’Âge a commencé. Recruter un leader ne construit pas d’étape, et ne permet donc pas de participer.',
    'edifice-archives':
      '**Le blanc est-il une couleur pour les [card:archives] ?** Non, les leaders ne sont pas des cartes Âge.',
    'edifice-archives-black': '**Le noir est-il une couleur pour les [card:archives] ?** Oui.',
    'edifice-agora':
      '**Que répète l’[card:agora] ?** La guilde de votre cité qui rapporte le plus. Une guilde à symbole scientifique donne un symbole de plus, qui compte avec la science. Un second pion répète encore une fois, la même guilde ou une autre ; vous choisissez pour les deux, et pour tous vos symboles, ensemble.',
    'edifice-agora-cap':
      '**La limite de [points:{guildCap}] vaut-elle pour l’[card:agora] ?** Oui, pour la guilde répétée prise à part.',
    'edifice-agora-courtesans':
      '**L’[card:agora] répète-t-elle la [card:courtesans-guild] ?** Cette guilde ne rapporte rien par elle-même : aucun effet.',
    'edifice-laws':
      '**Les lois touchent-elles un édifice ?** Une loi qui supprime les ressources du coût des étapes ne change pas les pièces de l’édifice ; les pièces qu’une loi demande se paient avec elles. Une loi qui réduit les jetons Victoire ne touche pas ceux d’un édifice.',
    'edifice-penalty-coins':
      '**Une pénalité coûte des pièces. Puis-je prendre des dettes de Cities à la place ?** Non. Une pénalité ne compte pas comme une perte.',
    'edifice-nero': '**[card:nero] rapporte-t-il des pièces pour le jeton Victoire d’un édifice ?** Oui.',
    'edifice-last-card':
      '**Une dernière carte, celle qui reste en main au dernier tour, peut-elle participer à l’édifice ?** Oui, avec une étape et tant qu’il reste un pion. Les cartes choisies avant elle à ce tour passent d’abord et peuvent prendre le dernier pion.',
  },
  signs: {
    pawn: 'Un pion Participation : il montre que vous avez participé à un édifice.',
    edifice: 'Un édifice.',
  },
  pictures: {
    outcomes: 'Le même édifice, achevé et échoué : la récompense, la pénalité ou la dette de chaque cité.',
    'each-age': 'un édifice par Âge',
    debts: 'dettes',
    stands: 'Plus aucun pion : achevé.',
    fails: 'Il reste un pion : échoué.',
    nothing: 'rien',
    safe: 'à l’abri',
    poor: 'ne peut pas payer',
    joins: 'a participé',
    aside: 'n’a pas participé',
  },
  glossary: {
    edifice: ['Édifice', 'Un bâtiment commun d’un Âge ; on y participe en construisant une étape.'],
    pawn: ['Pion Participation', 'Il montre que vous avez participé à un édifice.'],
    'debt-token': [
      'Jeton Dette',
      'Il remplace une pénalité que vous ne pouvez pas payer et coûte des points à la fin.',
    ],
  },
  asked,
  means,
  aid: {
    'step participate': 'Prendre un pion si vous participez.',
    'step construct-edifice': 'Dernier pion pris : récompense par pion.',
    'step edifice-fails': 'Il reste des pions : pénalité pour les cités sans pion.',
    'score-edifice': 'Édifices achevés, moins les dettes.',
  },
  examples: {
    'join-belvedere': {
      title: 'Une étape et une participation',
      steps: [
        '[city:0] produit {@gizah-day-1.cost.wood|word} [res:wood] et construit sa première étape avec la [card:tavern].',
        'En même temps, elle participe au [card:belvedere] : [coins:{@belvedere.cost.coins}] à la banque, un pion pour [city:0].',
      ],
    },
    'finish-money-changer': {
      title: 'Le dernier pion',
      steps: [
        'Il reste un pion sur le [card:money-changer]. [city:0] le prend : l’édifice est achevé.',
        '[city:0] et [city:1], qui a participé plus tôt, prennent chacune [coins:{@money-changer.coins}].',
      ],
    },
    'once-an-age': {
      title: 'Une fois par Âge',
      steps: [
        '[city:0] a déjà participé cet Âge-ci. Elle peut construire son étape suivante, mais pas participer de nouveau.',
      ],
    },
    'fail-debt': {
      title: 'Un édifice échoué',
      steps: [
        'Il reste un pion sur le [card:money-changer] à la fin de l’Âge I. [city:0] a un pion et est à l’abri.',
        '[city:1] paie la pénalité en pièces. [city:2] ne peut pas la payer en entier : elle garde [coins:{claims.2.has.coins}], et prend la dette de [points:−{claims.2.has.edificeDebt.0}].',
      ],
    },
    'edifice-negative': {
      title: 'Une ligne négative',
      steps: [
        'Le [card:belvedere] est achevé et [city:0] a {cities.0.stages|word} étapes : {claims.0.of.0} points. Avec une dette de l’Âge III, cela fait {claims.0.points}.',
      ],
    },
    'pawn-twice': {
      title: 'Une récompense par pion',
      steps: [
        '[city:0] a {cities.0.pawns.0|word} pions du [card:belvedere], achevé, et {cities.0.stages|word} étapes : {claims.0.points} points.',
      ],
    },
    'recruit-and-join': {
      title: 'L’étape d’un leader',
      steps: [
        'Pendant la phase de recrutement de l’Âge II, [city:0] construit une étape avec [card:alexander], et participe à la [card:auction-house] pour [coins:{@auction-house.cost.coins}].',
      ],
    },
    ...cases,
  },
}
