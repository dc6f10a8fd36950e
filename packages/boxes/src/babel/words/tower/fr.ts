/** Texts of the Tower of Babel in French. */
import { avoir, le, listed, plural } from '../../../words/grammar/fr.ts'
import type { Nouns, Speech, Translated } from '../../../words/types.ts'
import type { Law, LawCoins, Occasion } from '../../tower/laws.ts'
import type { words as en } from './en.ts'

const amount = (coins: LawCoins, say: Speech): string =>
  coins === 'age' ? say.terms.coinsOfAge : plural(coins, 'pièce')
const occasion = (on: Occasion, say: Speech): string =>
  on === 'chain' ? 'une carte construite par chaînage' : `une ${say.thing(on)[0]}`

function lawWords(law: Law, say: Speech): string {
  switch (law.op) {
    case 'tax':
      return law.coins === 'age'
        ? `${occasion(law.on, say)} coûte 1, 2 ou 3 pièces de plus, selon l’Âge`
        : `${occasion(law.on, say)} coûte ${amount(law.coins, say)} de plus`
    case 'bonus':
      return `${occasion(law.on, say)} rapporte ${amount(law.coins, say)}`
    case 'noResources':
      return `${occasion(law.on, say)} ne coûte aucune ressource`
    case 'coinsForResources':
      return `chaque ressource du coût d’${occasion(law.on, say)} est remplacée par 1 pièce`
    case 'price':
      return `les ${law.goods === 'raw' ? 'matières premières achetées' : 'produits manufacturés achetés'} à un voisin coûtent ${plural(Math.abs(law.by), 'pièce')} de ${law.by > 0 ? 'plus' : 'moins'}`
    case 'good':
      return `à chaque tour, chaque cité a ${listed(
        law.any.map((good) => `1 ${say.good(good)}`),
        'ou',
      )} de plus, que personne ne peut acheter`
    case 'muteBrown':
      return 'les cartes marron qui produisent deux ressources ou offrent un choix ne produisent rien'
    case 'muteCards':
      return `sans effet : ${listed(law.cards.map((card) => le(say.pieceById(card))))}`
    case 'endlessBrown':
      return 'les cartes marron qui produisent une seule ressource en produisent autant qu’il faut'
    case 'neighbourChains':
      return 'les chaînages partent aussi des bâtiments des deux voisins'
    case 'victories': {
      const shrunk = Object.entries(law.become).map(([from, to]) => `${from} devient ${to}`)
      return `les jetons Victoire gagnés dans les conflits valent moins : ${shrunk.join(', ')}`
    }
    case 'defeats':
      return `chaque conflit perdu donne ${law.tokens} jetons Défaite`
  }
}

export const words: Translated<typeof en> = {
  name: 'Tour de Babel',
  about:
    'Chacun choisit trois lois. Posez-en une au lieu de construire : elle vaut pour toutes les cités, jusqu’à ce qu’une autre la recouvre.',
  pieces: {
    'babel-tile-01-red-tax': 'Impôt sur les armes',
    'babel-tile-02-red-no-resources': 'Appel aux armes',
    'babel-tile-03-brown-single-only': 'Terres en jachère',
    'babel-tile-04-yellow-off': 'Marchés fermés',
    'babel-tile-05-blue-bonus': 'Mécénat',
    'babel-tile-06-blue-tax': 'Impôt sur les monuments',
    'babel-tile-07-neighbour-chains': 'Plans partagés',
    'babel-tile-08-blue-for-coins': 'Maçons à gages',
    'babel-tile-09-grey-trade-minus': 'Abondance de produits',
    'babel-tile-10-grey-trade-plus': 'Pénurie de produits',
    'babel-tile-11-brown-trade-minus': 'Abondance de matières',
    'babel-tile-12-brown-trade-plus': 'Pénurie de matières',
    'babel-tile-13-chain-tax': 'Impôt des héritiers',
    'babel-tile-14-chain-bonus': 'Prime des héritiers',
    'babel-tile-15-wonder-no-resources': 'Pèlerins à l’œuvre',
    'babel-tile-16-wonder-tax': 'Impôt sur les merveilles',
    'babel-tile-17-wood-or-stone': 'Collines communes',
    'babel-tile-18-ore-or-clay': 'Sous-sol commun',
    'babel-tile-19-weaker-victories': 'Triomphes modestes',
    'babel-tile-20-single-brown-infinite': 'Filons sans fin',
    'babel-tile-21-any-grey': 'Ateliers communs',
    'babel-tile-22-double-defeats': 'Défaites amères',
    'babel-tile-23-guild-for-coins': 'Droits de guilde',
    'babel-tile-24-guild-bonus': 'Fête des guildes',
  },
  sorts: { tile: ['tuile Babel', 'tuiles Babel'] },
  effects: { law: ({ law }, say) => lawWords(law, say) },
  questions: {
    tiles: {
      text: 'Gardez une tuile Babel ; les autres passent à votre voisin de droite.',
      verbs: { pick: 'Garder' },
    },
  },
  actions: { tower: 'Poser une tuile' },
  details: { tile: (tile, say) => say.pieceById(String(tile)) },
  steps: {
    'deal-tiles': 'Des tuiles Babel sont distribuées à chaque joueur ; chacun en garde une.',
    'keep-tiles': 'Les autres tuiles passent à droite ; chacun en garde encore une, puis la dernière.',
    tower:
      'Les tuiles choisies ce tour-ci vont sur la tour, le plus petit numéro d’abord ; leurs lois valent pour toutes les cités.',
  },
  scoreLines: { tower: 'Tour de Babel' },
  sources: { tiles: 'tuiles posées sur la tour' },
  named: { tile: (name) => `loi « ${name} »` },
  events: {
    'tile-laid': (event, { who, piece }) =>
      `${avoir(who)} posé ${event.tile ? `la tuile « ${piece(event.tile)} »` : 'une tuile'} sur la tour`,
    tile: (event, { who, piece }) => `${avoir(who)} posé la loi « ${piece(event.card)} » sur la tour`,
  },
  faults: {
    'too-many-placed': ({ most }) => `tower.placed doit nommer ${most} tuiles au plus.`,
    'tower-spaces': ({ spaces }) => `tower.spaces doit être ${spaces} à ce nombre de joueurs.`,
    'uneven-tiles': () => 'Tous les joueurs doivent avoir le même nombre de tuiles à passer.',
    'tiles-drafted-by-all': () => 'question.asked : tous les joueurs choisissent leurs tuiles en même temps.',
    'too-many-tiles': ({ seat, tiles, most }) => `cities[${seat}] a ${tiles} tuiles ; une cité en a ${most} au plus.`,
  },
  fields: {
    tiles: 'tuiles Babel',
    tilesOffered: 'tuiles au choix',
    tilesLaid: 'tuiles posées ce tour-ci',
    tilesBuilt: 'tuiles posées sur la tour',
    tower: 'tour',
    spaces: 'places',
    placed: 'tuiles',
  },
  marks: { tilesBuilt: 'Tuiles que cette cité a posées sur la tour. Elles comptent à la fin, même recouvertes.' },
  printed: ({ effects }) => effects.flatMap(({ effect }) => (effect.kind === 'law' ? [`numéro ${effect.number}`] : [])),
}

/** First noun of the name of a law, for its article. */
export const nouns: Nouns = { feminine: 'loi' }
