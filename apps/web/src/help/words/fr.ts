/** Explanations of symbols and numbers, the keys and the legend, in French. */
import { listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { ExplainWords } from './en.ts'

export const words: ExplainWords = {
  topics: {
    coins: {
      name: 'Pièces',
      text: 'Elles paient les cartes et les ressources des voisins. À la fin, 3 pièces valent 1 point.',
    },
    shields: {
      name: 'Boucliers',
      text: 'Force militaire. À la fin de chaque Âge, elle est comparée à celle de vos deux voisins. Certaines extensions ajoutent d’autres conflits.',
    },
    science: {
      name: 'Science',
      text: '2 symboles identiques = 4 points, 3 = 9, 4 = 16. Un de chaque sorte = 7 de plus.',
    },
    tokens: {
      name: 'Jetons Conflit',
      text: 'Chaque conflit gagné donne 1, 3 ou 5 points (Âge I, II ou III). Chaque conflit perdu coûte 1 point.',
    },
    stage: {
      name: 'Étape de la merveille',
      text: 'Jouez n’importe quelle carte face cachée et payez ce prix pour construire l’étape. Le prix et l’effet de la carte ne comptent pas.',
    },
    goods: {
      name: 'Ressources',
      text: 'Chacune sert une fois par tour, à tous les tours. Sur un même fond, une seule au choix par tour. Celles en pointillés ne se vendent pas.',
    },
    raw: {
      name: 'Prix d’une matière première',
      text: 'Vous payez ce prix pour un bois, une pierre, une argile ou un minerai, en général 2 pièces.',
    },
    made: {
      name: 'Prix d’un produit manufacturé',
      text: 'Vous payez ce prix pour un verre, un tissu ou un papyrus, en général 2 pièces.',
    },
    turn: {
      name: 'Âge et tour',
      text: 'À chaque tour, tous jouent une carte en même temps et passent les autres dans le sens de la flèche. Chaque Âge se termine par des conflits.',
    },
    fights: {
      name: 'Si l’Âge finissait maintenant',
      text: 'Vos boucliers sont comparés à ceux de chaque voisin. En avoir plus rapporte un jeton, en avoir moins coûte 1 point, l’égalité ne change rien.',
    },
    discard: {
      name: 'Défausse',
      text: 'Les cartes vendues et celles qui restent à la fin d’un Âge, face cachée. Certaines cartes et étapes permettent d’en construire une.',
    },
    colour: {
      name: 'Cartes d’une couleur',
      text: 'Les cartes d’une couleur sont empilées. Beaucoup de cartes et de guildes les comptent.',
    },
    piece: { name: '', text: '' },
    note: { name: '', text: '' },
    card: { name: 'Carte', text: 'Les symboles montrent son effet ; ceux du haut, son prix.' },
    box: { name: '', text: '' },
    field: { name: '', text: 'Utilisé par une extension de cette partie. Voir son chapitre du livre de règles.' },
  },
  has: (name, coins) => `${name} : ${plural(coins, 'pièce')}.`,
  symbols: (name, points) => `${name} : ${plural(points, 'point')} de science actuellement.`,
  tokensOf: (name, points) => `${name} : ${plural(points, 'point')} jusqu’ici.`,
  noTokens: 'Aucun jusqu’ici.',
  price: (name, coins, because) =>
    `Prix chez ${name} : ${plural(coins, 'pièce')}${because.length > 0 ? ` (${listed(because)})` : ''}.`,
  built: 'Déjà construite.',
  freeWith: (name) => `Gratuite : vous avez ${name}.`,
  chains: 'Chaînages',
  chainsHelp: 'Une carte rend gratuites les suivantes de sa chaîne. Les cartes de votre cité sont en couleur.',
  options: (goods) =>
    goods.length > 1 ? `Au choix : ${listed(goods, 'ou')}.` : `1 ${listed(goods)} à utiliser une fois par tour.`,
  now: (name, figures) => `${name} : ${figures}`,
  rule: 'Dans le livre de règles',

  keys: 'Touches',
  keysHelp: 'Pour une explication, survolez un élément, touchez-le, ou sélectionnez-le au clavier et appuyez sur i.',
  groups: { hand: 'Votre main', looking: 'Aide', announced: 'Lecteur d’écran : annoncer', game: 'Partie' },
  key: {
    cards: 'carte précédente ou suivante',
    open: 'ouvrir la carte, puis la jouer',
    ways: 'usage de la carte : 1 construire, 2 étape, 3 vendre, autres à partir de 4',
    back: 'reposer la carte, ou revenir à la main',
    undo: 'annuler, tant que tout le monde n’a pas choisi',
    explain: 'expliquer l’élément sélectionné',
    legend: 'légende de tous les symboles',
    chains: 'chaînages entre les cartes',
    book: 'règle de la carte, ou livre de règles',
    log: 'journal de la partie',
    again: 'le dernier tour de toutes les cités',
    own: 'votre propre cité',
    neighbours: 'vos deux voisins',
    hint: 'conseil',
    skip: 'passer les animations',
    theme: 'thème clair ou sombre',
    menu: 'menu',
    text: 'table en mode texte, avec des commandes à taper',
    help: 'cette liste de touches',
  },
  to: 'à',

  legend: 'Légende',
  legendHelp: 'Tous les symboles de cette partie. À la table, survolez-en un, ou touchez-le, pour en savoir plus.',
  sections: {
    goods: 'Ressources',
    coins: 'Pièces et points',
    colours: 'Couleurs',
    fights: 'Conflits',
    science: 'Science',
    whose: 'Quelle cité',
    table: 'Table',
    actions: 'Actions',
  },
  signs: {
    raw: ['Matières premières', 'carrés'],
    made: ['Produits manufacturés', 'disques'],
    choice: ['L’une d’elles', 'à choisir de nouveau à chaque tour'],
    any: ['N’importe laquelle', 'une ressource de ce type, pour votre seul usage'],
    coins: ['Pièces', '3 pièces = 1 point à la fin'],
    points: ['Points', 'comptés à la fin'],
    bank: ['Banque', 'pièces payées à la banque'],
    shield: ['Bouclier', 'force dans les conflits'],
    victory: ['Victoire', '1, 3 ou 5 points (Âge I, II ou III)'],
    defeat: ['Défaite', 'moins 1 point'],
    wild: ['Symbole au choix', 'le meilleur pour vous à la fin'],
    stage: ['Étape', 'd’une merveille'],
    link: ['Chaînage', 'gratuit avec la carte nommée'],
    discard: ['Défausse', 'cartes vendues et restantes'],
    pass: ['Les mains passent', 'à gauche aux Âges I et III, à droite au II'],
    left: ['Voisin de gauche', 'la cité à votre gauche'],
    right: ['Voisin de droite', 'la cité à votre droite'],
    both: ['Les deux voisins', 'pas la vôtre'],
    self: ['Votre cité', 'seulement celle-ci'],
    all: ['Vous et les deux voisins', 'trois cités'],
    partners: ['Partenaire', 'l’autre joueur de votre équipe'],
  },
}

/** Keys whose texts are equal in English. */
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
  'sections.actions',
  'key.menu',
  'signs.points.0',
]
