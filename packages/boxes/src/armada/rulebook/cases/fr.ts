/** Texts of the screen-only examples in French. */
import type { ExampleWords } from '../../../atom.ts'
import type { cases as en } from './en.ts'

export const cases: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'stage-sails': {
    title: 'Une étape fait avancer un navire',
    steps: [
      'Le chantier naval de [city:0] porte le symbole de merveille sur sa colonne rouge. Avec l’étape, elle paie aussi du [res:wood] pour le navire rouge.',
    ],
  },
  'chain-still-sails': {
    title: 'Carte gratuite, navire payé',
    steps: [
      'Par chaînage, l’[card:aqueduct] est gratuit. Le navire bleu coûterait encore un [res:ore], que personne ne produit ici : il reste où il est.',
    ],
  },
  'same-ship-again': {
    title: 'Encore le même navire',
    steps: [
      '[city:0] paie pour son navire bleu en construisant la [card:dry-hold]. La carte elle-même fait avancer un navire gratuitement : le bleu, encore.',
    ],
  },
  'columns-give': {
    title: 'Ce que donnent les colonnes',
    steps: [
      'Le navire jaune de [city:0] avance et rapporte des pièces, en plus de celles de la [card:tavern].',
      'Le navire rouge fait d’elle la plus forte en mer à cet Âge ; le bleu vaut pour l’instant [points:{claims.1.points}].',
    ],
  },
  'siracusa-third-first': {
    title: 'N’importe quelle étape d’abord',
    steps: ['[city:0] peut commencer par toute étape qu’elle peut payer, même la dernière.'],
  },
  'four-drawn': {
    title: 'Explorer',
    steps: [
      'Le navire vert de [city:0] atteint une exploration. Elle pioche {islandsDrawn|word} îles du premier niveau et en garde une.',
    ],
  },
  'explore-together': {
    title: 'Explorer côte à côte',
    steps: [
      'Les navires verts de [city:0] et de [city:1] arrivent au même tour. Toutes les îles du niveau sont réparties entre elles, et chacune en garde une.',
    ],
  },
  'island-from-card': {
    title: 'L’île du dessus',
    steps: [
      '[city:0] construit le [card:helmsmans-rest] et prend l’île du dessus de la pile, ici l’[card:inhabited-island].',
    ],
  },
  'island-not-sold': {
    title: 'Les ressources d’une île',
    steps: [
      'À [city:1], l’[card:overgrown-island] produit du [res:ore], pour [city:1] seulement : [city:0] ne peut pas en acheter.',
    ],
  },
  'yellow-at-sea': {
    title: 'Une carte jaune d’Armada',
    steps: [
      'La [card:pirate-hideout] rapporte [coins:{@pirate-hideout.coins}]. La carte déclenche aussi la piraterie : [city:1] a un niveau commercial et perd des pièces.',
    ],
  },
  'strength-no-shield': {
    title: 'Forte en mer, faible à terre',
    steps: [
      'Les [card:coastal-defenses] donnent de la force navale et aucun bouclier. À terre, personne ne gagne ; en mer, [city:0] est la plus forte.',
    ],
  },
  'dug-card-sails-not': {
    title: 'De la défausse, sans construction navale',
    steps: [
      '[city:0] construit la [card:construction-zone], prise dans la défausse. Elle ne peut payer aucun navire avec elle, mais l’avance imprimée sur la carte compte.',
    ],
  },
  'tax-difference': {
    title: 'La taxe',
    steps: [
      'Le navire jaune de [city:0] arrive sur une case à taxe. [city:1] et [city:2] ont un niveau commercial inférieur et perdent la différence en pièces.',
    ],
  },
  'pirates-together': {
    title: 'Pirates contre pirates',
    steps: [
      '[city:0] et [city:1] déclenchent la piraterie au même tour. Chacune paie une fois, pour l’autre ; [city:2] paie pour les deux.',
    ],
  },
  'too-few-for-pirates': {
    title: 'Plus rien à prendre',
    steps: ['Le niveau commercial de [city:1] dépasse le nombre de ses pièces. Elle perd tout ce qu’elle a.'],
  },
  'pirates-and-debts': {
    title: 'Des pièces, puis des dettes',
    steps: [
      'Avec Cities, la perte est réglée en entier : [city:1] donne ses pièces et prend une dette pour ce qui manque.',
    ],
  },
  'fog-and-hideout': {
    title: 'Le brouillard n’aide qu’en mer',
    steps: ['[city:1] a l’[card:foggy-island]. La [card:hideout] lui fait tout de même perdre une pièce.'],
  },
  boarded: {
    title: 'Un Débarquement',
    steps: [
      'La carte [card:pontoon] de [city:0] ajoute un conflit avec [city:3], au-delà de son voisin de droite. Avec son bouclier, [city:0] y gagne aussi.',
    ],
  },
  'weakest-win-nothing': {
    title: 'Deuxièmes, et pourtant les plus faibles',
    steps: [
      '[city:1] et [city:2] sont à égalité derrière [city:0]. Ce sont les plus faibles : chacune prend une défaite, et aucune une victoire.',
    ],
  },
  'stay-out-at-sea': {
    title: 'Rester à terre',
    steps: [
      '[city:0] n’a pas de force navale, mais elle possède l’[card:forgotten-oasis]. Elle reste à l’écart : [city:2] est la plus faible de celles qui restent.',
    ],
  },
  'sea-without-teams': {
    title: 'Chacun pour soi en mer',
    steps: [
      '[city:0] est la plus forte en mer, sa partenaire [city:1] la plus faible. L’une prend une victoire, l’autre une défaite.',
    ],
  },
  'naval-not-military': {
    title: 'Une ligne à part',
    steps: [
      'Des jetons de conflit naval de {claims.0.of.0}, {claims.0.of.1} et {claims.0.of.2} : [points:{claims.0.points}] sur leur propre ligne, rien sur celle des conflits.',
    ],
  },
  'most-then-free': {
    title: 'La majorité d’abord, le libre choix ensuite',
    steps: [
      'Une paire de rouages et une de compas, un symbole de plus, celui qu’elle a en plus grand nombre, et un symbole au choix, venu de l’île. Un rouage, puis une tablette : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}, et {claims.0.of.3} pour la série.',
    ],
  },
  'midas-no-limit': {
    title: 'Pas de plafond pour les leaders',
    steps: ['[card:midas] rapporte [points:{claims.0.points}] pour les pièces, plus que ne le pourrait une guilde.'],
  },
  'mask-finds-nothing': {
    title: 'Pas de symbole imprimé',
    steps: [
      'La seule carte verte d’à côté est la [card:navigation-firm], qui n’a pas de symbole à elle. Le masque ne copie rien.',
    ],
  },
  'most-of-borrowed': {
    title: 'Empruntés, mais les plus nombreux',
    steps: [
      'Avec les rouages empruntés, c’est de rouages que [city:0] a le plus. La [card:navigation-firm] en ajoute un : {claims.0.of.0} + {claims.0.of.1}.',
    ],
  },
  'leader-does-not-sail': {
    title: 'Un leader et les navires',
    steps: [
      'Recruter [card:hannibal] ne fait avancer aucun navire. Glissé sous une étape, il permet au navire rouge d’avancer.',
    ],
  },
  'boarding-tomyris': {
    title: 'Une défaite rendue après un débarquement',
    steps: ['[city:0] débarque chez [city:3] et gagne. [city:3] a [card:tomyris] : la défaite va à [city:0].'],
  },
  'diplomacy-on-land': {
    title: 'Les diplomates restent à terre',
    steps: [
      '[city:0] est absente des conflits terrestres, et son jeton est dépensé. En mer, elle est comparée aux autres, et gagne.',
    ],
  },
  'emporium-under-law': {
    title: 'Une loi sur les prix',
    steps: [
      'La loi rend plus chers les produits manufacturés des voisins. Par son emporium, [city:0] achète toujours du [res:glass] à [city:3] pour une seule pièce.',
    ],
  },
  'last-card-sails': {
    title: 'Naviguer avec la dernière carte',
    steps: [
      '[city:0] construit l’[card:altar] avec son navire bleu, puis sa dernière carte, la [card:tavern], avec le jaune.',
    ],
  },
}
