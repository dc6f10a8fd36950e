/** Explanations of symbols and numbers, the keys and the legend, in French. */
import { listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { ExplainWords } from './en.ts'

export const words: ExplainWords = {
  topics: {
    coins: {
      name: 'Pièces',
      text: 'Elles paient les cartes, les voisins et la banque. À la fin, trois pièces font un point.',
    },
    shields: {
      name: 'Boucliers',
      text: 'La force d’une cité dans les combats de fin d’Âge, en règle générale contre ses deux voisins et personne d’autre.',
    },
    science: {
      name: 'Science',
      text: 'Les symboles identiques valent leur nombre au carré ; chaque série de trois différents ajoute 7.',
    },
    tokens: {
      name: 'Jetons de conflit',
      text: 'Un combat gagné vaut 1, 3 ou 5 points selon l’Âge ; un combat perdu retire un point.',
    },
    stage: {
      name: 'Une étape de la merveille',
      text: 'N’importe quelle carte, face cachée, et ce prix élèvent la merveille d’une étape. La carte elle-même ne compte plus.',
    },
    goods: {
      name: 'Ressources',
      text: 'Produites à chaque tour et jamais épuisées. De celles qui partagent un fond, une seule est produite ; les pointillés ne se vendent pas.',
    },
    raw: {
      name: 'Prix d’une matière première',
      text: 'Ce que coûte ici un bois, une pierre, une argile ou un minerai, en règle générale 2.',
    },
    made: {
      name: 'Prix d’un produit manufacturé',
      text: 'Ce que coûte ici un verre, un tissu ou un papyrus, en règle générale 2.',
    },
    turn: {
      name: 'Âge et tour',
      text: 'À chaque tour, tout le monde joue une carte en même temps. Les autres passent au voisin que montre la flèche ; à la fin d’un Âge, on se bat.',
    },
    fights: {
      name: 'Si l’Âge finissait maintenant',
      text: 'Les boucliers sont comparés avec chaque voisin. En avoir plus gagne un jeton, en avoir moins perd un point ; l’égalité ne change rien.',
    },
    discard: {
      name: 'Défausse',
      text: 'Les cartes vendues et celles qui restent à la fin d’un Âge, face cachée. Quelques cartes et étapes y construisent.',
    },
    colour: {
      name: 'Cartes d’une couleur',
      text: 'Elles s’empilent pour que leur nombre se voie : bien des cartes et des guildes le comptent.',
    },
    piece: { name: '', text: '' },
    note: { name: '', text: '' },
    card: { name: 'Une carte', text: 'Ses symboles disent ce qu’elle fait, ceux du haut ce qu’elle coûte.' },
    box: { name: '', text: '' },
    field: { name: '', text: 'Une extension en jeu le compte. Son chapitre du livre de règles dit comment.' },
  },
  has: (name, coins) => `${name} : ${plural(coins, 'pièce')}.`,
  symbols: (name, points) => `${name} : ${plural(points, 'point')} de science à ce jour.`,
  tokensOf: (name, points) => `${name} : ${plural(points, 'point')} jusqu’ici.`,
  noTokens: 'Aucun jusqu’ici.',
  price: (name, coins, because) =>
    `${name} vous en vend une à ${plural(coins, 'pièce')}${because.length > 0 ? ` (${listed(because)})` : ''}.`,
  built: 'Elle est construite.',
  freeWith: (name) => `Gratuit : vous avez ${name}.`,
  chains: 'Chaînages',
  chainsHelp: 'Une carte rend gratuites celles où elle mène. Ce qui est dans votre cité est en couleur.',
  options: (goods) => `Ici : ${listed(goods, 'ou')}.`,
  now: (name, figures) => `${name} : ${figures}`,
  rule: 'Dans le livre de règles',

  keys: 'Touches',
  keysHelp:
    'Laissez le pointeur sur un symbole, touchez-le, ou placez-y le focus et appuyez sur i, pour qu’il s’explique.',
  groups: { hand: 'Votre main', looking: 'Regarder', game: 'La partie' },
  key: {
    cards: 'parcourir les cartes',
    open: 'ouvrir la carte, puis la jouer',
    ways: 'une autre façon de s’en servir',
    back: 'reposer la carte',
    undo: 'reprendre, tant que tous n’ont pas choisi',
    explain: 'expliquer ce qui a le focus',
    legend: 'légende de tous les symboles',
    chains: 'quelles cartes en rendent d’autres gratuites',
    book: 'sa règle, ou le livre de règles',
    log: 'ce qui s’est passé',
    hint: 'conseil',
    skip: 'abréger ce qui est montré',
    theme: 'clair ou sombre',
    menu: 'menu',
    help: 'ces touches',
  },
  to: 'à',

  legend: 'Légende',
  legendHelp: 'Tous les symboles de cette partie. À la table, pointez ou touchez-en un pour en savoir plus.',
  sections: {
    goods: 'Ressources',
    coins: 'Pièces et points',
    colours: 'Couleurs',
    fights: 'Combats',
    science: 'Science',
    whose: 'De quelle cité',
    table: 'Table',
    actions: 'Ce que vous pouvez faire',
  },
  signs: {
    raw: ['Matières premières', 'sur des carrés'],
    made: ['Produits manufacturés', 'sur des disques'],
    choice: ['L’une d’elles', 'un choix refait à chaque tour'],
    any: ['Au choix', 'une ressource de ce genre, pour vous seul'],
    coins: ['Pièces', 'trois font un point à la fin'],
    points: ['Points', 'comptés à la fin'],
    bank: ['Banque', 'des pièces qui ne vont à personne'],
    shield: ['Bouclier', 'force contre ceux que vous rencontrez'],
    victory: ['Victoire', '1, 3, 5 points selon l’Âge'],
    defeat: ['Défaite', 'un point de moins'],
    wild: ['L’un des trois', 'choisi pour vous à la fin, au mieux'],
    stage: ['Étape', 'd’une merveille'],
    link: ['Chaînage', 'gratuit avec la carte nommée'],
    discard: ['Défausse', 'cartes vendues et restantes'],
    pass: ['Les mains passent', 'à gauche aux Âges I et III, à droite au II'],
    left: ['Voisin de gauche', 'la cité à votre gauche'],
    right: ['Voisin de droite', 'la cité à votre droite'],
    both: ['Les deux voisins', 'pas la vôtre'],
    self: ['Votre cité', 'aucune autre'],
    all: ['La vôtre et les deux voisines', 'trois cités'],
    partners: ['Partenaire', 'qui joue avec vous'],
  },
}

/** The same in English. */
export const alike = [
  'topics.science.name',
  'topics.piece.name',
  'topics.piece.text',
  'topics.note.name',
  'topics.note.text',
  'topics.box.name',
  'topics.box.text',
  'topics.field.name',
  'sections.science',
  'sections.table',
  'key.menu',
  'signs.points.0',
]
