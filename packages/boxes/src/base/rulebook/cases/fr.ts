/** Texts of the screen-only examples in French. */
import type { ExampleWords } from '../../../atom.ts'
import type { cases as en } from './en.ts'

export const cases: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'hands-on': {
    title: 'Passer sa main',
    steps: ['[city:0] construit l’[card:altar] à l’Âge I. Elle passe le reste de sa main à [city:1], à sa gauche.'],
  },
  'still-hidden': {
    title: 'Choisi, mais pas encore révélé',
    steps: [
      '[city:0] a choisi l’[card:altar] ; les autres réfléchissent encore. Rien ne s’est encore passé, et personne ne connaît son choix.',
    ],
  },
  'think-again': {
    title: 'Finalement, une autre carte',
    steps: [
      '[city:0] a choisi l’[card:altar]. Tant qu’un voisin réfléchit, elle peut encore choisir la [card:tavern] à la place.',
    ],
  },
  'chain-or-pay': {
    title: 'Payer malgré tout',
    steps: [
      'Les [card:baths] rendraient l’[card:aqueduct] gratuit. [city:0] préfère acheter de la [res:stone] à son voisin de gauche, qui touche les pièces.',
    ],
  },
  'dearer-seller': {
    title: 'Le voisin le plus cher',
    steps: [
      'À droite, l’[res:clay] coûte [coins:{bargain}], à gauche [coins:{price}]. [city:0] peut tout de même payer à gauche.',
    ],
  },
  'chain-from-pile': {
    title: 'Un chaînage au cours d’un même Âge',
    steps: [
      'À l’Âge II, la deuxième étape de [city:0] construit les [card:baths], pris dans la défausse. Dès le tour suivant, cette carte rend l’[card:aqueduct] gratuit, au même Âge.',
    ],
  },
  'last-card': {
    title: 'La carte que les autres défaussent',
    steps: [
      'Au dernier tour, [city:0] construit la [card:tavern], qui rapporte [coins:{@tavern.coins}].',
      'Elle s’en sert pour payer sa dernière carte, la [card:tree-farm], dès que le tour est achevé.',
    ],
  },
  'stage-offers-goods': {
    title: 'Une ressource par tour',
    steps: [
      'La première étape de [city:0], face nuit, donne à chaque tour une matière première au choix : assez pour la [card:stockade], pas pour les {@caravansery.cost.wood|word} [res:wood] du [card:caravansery].',
    ],
  },
  'olympia-once-an-age': {
    title: 'Gratuite une fois par Âge',
    steps: [
      'Face A de [city:0], deuxième étape construite : le [card:palace] ne coûte rien. Le pouvoir est dépensé jusqu’à l’Âge suivant.',
    ],
  },
  'olympia-copies': {
    title: 'La guilde d’à côté',
    steps: [
      'La dernière étape de [city:0], face B, copie la [card:workers-guild] de [city:1] : [points:{claims.0.of.1}] pour les cartes marron voisines de [city:0], en plus des [points:{claims.0.of.0}] de sa merveille.',
      '[city:1] compte toujours la guilde pour elle-même.',
    ],
  },
  'olympia-first-card': {
    title: 'La première carte est gratuite',
    steps: [
      'Premier tour d’un Âge : avec sa première étape, face nuit, [city:0] construit le [card:palace] gratuitement.',
    ],
  },
  'olympia-later-card': {
    title: 'Un tour plus tard, c’est fini',
    steps: [
      'À tout tour suivant, l’avantage de la première étape est perdu, quel qu’ait été l’usage de la première carte.',
    ],
  },
  'no-free-second': {
    title: 'Ce qui reste impossible',
    steps: [
      '[city:0] a déjà les [card:baths] : elle ne peut pas les construire de nouveau, même gratuitement. Le pouvoir ne paie pas non plus une étape.',
    ],
  },
  'babylon-before-pile': {
    title: 'La dernière carte arrive à temps dans la défausse',
    steps: [
      '[city:1] joue sa dernière carte et vend la [card:stockade]. Alors seulement [city:0] regarde la défausse, et peut la prendre.',
    ],
  },
  'most-points': {
    title: 'Qui gagne',
    steps: ['Le [card:palace] de [city:1] vaut plus que l’[card:altar] de [city:0] : [city:1] l’emporte.'],
  },
  'end-of-game': {
    title: 'Les derniers conflits comptent',
    steps: [
      'Après le dernier tour de l’Âge III, on compare encore une fois les armées. [city:2] gagne des deux côtés, {claims.0.of.0} + {claims.0.of.1}, et remporte ainsi la partie.',
    ],
  },
  'choose-all-symbols': {
    title: 'Choisir pour tous à la fois',
    steps: [
      'Un rouage, un symbole au choix de la merveille et un autre de la guilde. Ensemble, ils forment une série : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}.',
    ],
  },
  'copied-shipowners': {
    title: 'Une copie ne se compte pas',
    steps: [
      '[city:0] copie la [card:shipowners-guild] : [points:{claims.0.of.1}] pour ses cartes marron, grises et violettes. La guilde copiée n’en fait pas partie.',
    ],
  },
  'copied-scientists': {
    title: 'Un symbole copié',
    steps: [
      'Un compas, un rouage et le symbole de la guilde copiée comme tablette : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}, sur la ligne de la science.',
    ],
  },
  'coins-without-end': {
    title: 'Plus de pièces que la boîte n’en contient',
    steps: ['Aucune boîte n’a {cities.0.coins} pièces. Elles comptent pourtant : [points:{claims.0.points}].'],
  },
  'keeper-first': {
    title: 'Le gardien choisit pour les deux',
    steps: [
      'Au premier tour de l’Âge I, le joueur à gauche de la cité libre, [city:0], en est le gardien, et il a pris une carte de sa pioche.',
      'Après avoir choisi l’[card:altar] pour lui, il choisit pour la cité libre parmi les autres cartes.',
    ],
  },
  'swap-hands': {
    title: 'Échanger les mains',
    steps: [
      'Quand tous ont construit ou vendu, les joueurs échangent leurs mains : [city:0] a maintenant la carte [card:theater] de [city:1].',
    ],
  },
  'last-cards-of-two': {
    title: 'Le dernier tour avec une cité libre',
    steps: [
      '[city:1] est le gardien. Chaque cité utilise une carte ; celles qui restent en main et la dernière de la pioche sont défaussées sans rapporter de pièces.',
    ],
  },
  'free-city-pays-late': {
    title: 'Les pièces de la cité libre',
    steps: [
      '[city:0], son gardien, ne peut pas acheter de l’[res:clay] pour la [card:guard-tower] à ce tour, bien que la cité libre s’apprête à lui payer [coins:{price}] pour du [res:wood].',
    ],
  },
  'free-city-army': {
    title: 'La cité libre en guerre',
    steps: [
      'Son [card:arsenal] bat les deux joueurs, qui prennent chacun une défaite.',
      'Ses points ne se comptent pas, quels qu’ils soient : [city:0] gagne.',
    ],
  },
  'free-city-digs': {
    title: 'Une étape de la cité libre',
    steps: [
      'La cité libre, [city:2], construit une étape qui permet de construire une carte de la défausse. Son gardien peut maintenant y construire le [card:theater] pour elle.',
    ],
  },
  'free-city-buys': {
    title: 'La cité libre achète',
    steps: [
      'Les deux joueurs produisent du [res:wood]. C’est le gardien, [city:0], qui décide : la cité libre paie [coins:{price}] à l’autre joueur.',
    ],
  },
}
