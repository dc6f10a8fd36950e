/** Texts of the Tower of Babel in English. */
import { listed, plural } from '../../../words/grammar/en.ts'
import type { BoxWords, Speech } from '../../../words/types.ts'
import type { Law, LawCoins, Occasion } from '../../tower/laws.ts'

const amount = (coins: LawCoins, say: Speech): string =>
  coins === 'age' ? say.terms.coinsOfAge : plural(coins, 'coin')
const occasion = (on: Occasion, say: Speech): string =>
  on === 'chain' ? 'a card built by chain' : `a ${say.thing(on)[0]}`

function lawWords(law: Law, say: Speech): string {
  switch (law.op) {
    case 'tax':
      return law.coins === 'age'
        ? `${occasion(law.on, say)} costs 1, 2 or 3 coins more (Age I, II or III)`
        : `${occasion(law.on, say)} costs ${amount(law.coins, say)} more`
    case 'bonus':
      return `${occasion(law.on, say)} gives ${amount(law.coins, say)}`
    case 'noResources':
      return `${occasion(law.on, say)} needs no resources`
    case 'coinsForResources':
      return `${occasion(law.on, say)} costs 1 coin instead of each resource`
    case 'price':
      return `${law.goods === 'raw' ? 'raw materials' : 'manufactured goods'} bought from a neighbour cost ${plural(Math.abs(law.by), 'coin')} ${law.by < 0 ? 'less' : 'more'}`
    case 'good':
      return `each turn every city has 1 extra ${listed(law.any.map(say.good), 'or')}, which nobody can buy`
    case 'muteBrown':
      return 'brown cards that produce two resources or offer a choice produce nothing'
    case 'muteCards':
      return `${listed(law.cards.map(say.pieceById))} have no effect`
    case 'endlessBrown':
      return 'brown cards that produce one resource produce any number of it'
    case 'neighbourChains':
      return 'chains also start from buildings of both neighbours'
    case 'victories': {
      const shrunk = Object.entries(law.become).map(([from, to]) => `${from} becomes ${to}`)
      return `victory tokens won in conflicts are worth less: ${shrunk.join(', ')}`
    }
    case 'defeats':
      return `each lost conflict gives ${plural(law.tokens, 'defeat token')}`
  }
}

export const words = {
  name: 'Tower of Babel',
  about: 'Each player drafts three laws. Place one instead of building: it applies to every city until it is covered.',
  pieces: {
    'babel-tile-01-red-tax': 'Levy on arms',
    'babel-tile-02-red-no-resources': 'Call to arms',
    'babel-tile-03-brown-single-only': 'Fallow lands',
    'babel-tile-04-yellow-off': 'Closed markets',
    'babel-tile-05-blue-bonus': 'Patronage',
    'babel-tile-06-blue-tax': 'Levy on monuments',
    'babel-tile-07-neighbour-chains': 'Shared plans',
    'babel-tile-08-blue-for-coins': 'Hired masons',
    'babel-tile-09-grey-trade-minus': 'Surplus of goods',
    'babel-tile-10-grey-trade-plus': 'Shortage of goods',
    'babel-tile-11-brown-trade-minus': 'Surplus of materials',
    'babel-tile-12-brown-trade-plus': 'Shortage of materials',
    'babel-tile-13-chain-tax': 'Levy on heirs',
    'babel-tile-14-chain-bonus': 'Reward of heirs',
    'babel-tile-15-wonder-no-resources': 'Pilgrims at work',
    'babel-tile-16-wonder-tax': 'Levy on wonders',
    'babel-tile-17-wood-or-stone': 'Common hills',
    'babel-tile-18-ore-or-clay': 'Common pits',
    'babel-tile-19-weaker-victories': 'Humble triumphs',
    'babel-tile-20-single-brown-infinite': 'Endless seams',
    'babel-tile-21-any-grey': 'Common workshops',
    'babel-tile-22-double-defeats': 'Bitter defeats',
    'babel-tile-23-guild-for-coins': 'Guild fees',
    'babel-tile-24-guild-bonus': 'Guild feast',
  },
  sorts: { tile: ['tower tile', 'tower tiles'] },
  effects: { law: ({ law }, say) => lawWords(law, say) },
  questions: {
    tiles: { text: 'Keep one tile for the tower; the others go to your right neighbour.', verbs: { pick: 'Keep' } },
  },
  actions: { tower: 'Place a tile' },
  details: { tile: (tile, say) => say.pieceById(String(tile)) },
  steps: {
    'deal-tiles': 'Deal tower tiles to every player; each keeps one.',
    'keep-tiles': 'Pass the other tiles to the right and keep one again, then the last.',
    tower: 'The tiles chosen this turn go on the tower, the lowest number first; their laws apply to every city.',
  },
  scoreLines: { tower: 'Tower of Babel' },
  sources: { tiles: 'tiles on the tower' },
  named: { tile: (name) => `the law ${name}` },
  events: {
    'tile-laid': (event, { piece }) =>
      event.tile ? `placed ${piece(event.tile)} on the tower` : 'placed a tile on the tower',
    tile: (event, { piece }) => `placed the law ${piece(event.card)} on the tower`,
  },
  faults: {
    'too-many-placed': ({ most }) => `tower.placed must name ${most} tiles at most.`,
    'tower-spaces': ({ spaces }) => `tower.spaces must be ${spaces} with this number of players.`,
    'uneven-tiles': () => 'All players must have the same number of tiles to pass on.',
    'tiles-drafted-by-all': () => 'question.asked: all players draft tiles at the same time.',
    'too-many-tiles': ({ seat, tiles, most }) => `cities[${seat}] has ${tiles} tiles; a city has ${most} at most.`,
  },
  fields: {
    tiles: 'tower tiles',
    tilesOffered: 'tiles to choose from',
    tilesLaid: 'tiles placed this turn',
    tilesBuilt: 'tiles placed on the tower',
    tower: 'tower',
    spaces: 'spaces',
    placed: 'laws',
  },
  marks: { tilesBuilt: 'Tiles this city has placed on the tower. They count at the end, covered ones too.' },
  printed: ({ effects }) => effects.flatMap(({ effect }) => (effect.kind === 'law' ? [`number ${effect.number}`] : [])),
} satisfies BoxWords
