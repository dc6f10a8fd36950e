/** Texts of Leaders in English. */
import { listed, plural, spelled } from '../../words/grammar/en.ts'
import type { BoxWords } from '../../words/types.ts'
import type { Rewarded } from '../effects.ts'
import { FIGURES } from '../figures.ts'
import type { LeaderPower } from '../rules/powers.ts'

const coins = (count: number): string => plural(count, 'coin')
const points = (count: number): string => plural(count, 'point')

const POWERS: Readonly<Record<LeaderPower, string>> = {
  'bank-good': `once a turn, one resource of your choice from the bank for ${coins(FIGURES.bankPrice)}`,
  commission: `${coins(FIGURES.commission)} from the bank after buying from a neighbour, once a turn for each of the two`,
  'coin-more': 'once a turn, when you take coins from the bank, 1 coin more',
  'defeats-returned': 'the defeat token of each conflict you lose goes to the winner',
  'defeats-as-shields': 'each of your defeat tokens counts as 1 shield in conflicts',
  'free-guilds': 'your purple cards need no resources',
  'free-leaders': 'from now on your leaders cost nothing',
  'free-recruitment': 'from now on your leaders cost nothing in Recruitment phases',
}

function rewarded(thing: Rewarded, name: string): string {
  if (thing === 'chain') return 'card you build by chain'
  return `${name} you ${thing === 'victory' ? 'gain' : 'build'}`
}

export const words = {
  name: 'Leaders',
  about: 'Draft leaders before the game and recruit one at the start of each Age. Each has a power of its own.',
  wonders: {
    rome: 'Rome',
    'abu-simbel': 'Abu Simbel',
  },
  pieces: {
    alexander: 'Alexander',
    amytis: 'Amytis',
    archimedes: 'Archimedes',
    aristotle: 'Aristotle',
    bilkis: 'Bilkis',
    caesar: 'Caesar',
    cleopatra: 'Cleopatra',
    croesus: 'Croesus',
    euclid: 'Euclid',
    hammurabi: 'Hammurabi',
    hannibal: 'Hannibal',
    hiram: 'Hiram',
    hypatia: 'Hypatia',
    imhotep: 'Imhotep',
    justinian: 'Justinian',
    leonidas: 'Leonidas',
    maecenas: 'Maecenas',
    midas: 'Midas',
    nebuchadnezzar: 'Nebuchadnezzar',
    nefertiti: 'Nefertiti',
    nero: 'Nero',
    pericles: 'Pericles',
    phidias: 'Phidias',
    plato: 'Plato',
    praxiteles: 'Praxiteles',
    ptolemy: 'Ptolemy',
    pythagoras: 'Pythagoras',
    ramses: 'Ramses',
    sappho: 'Sappho',
    solomon: 'Solomon',
    varro: 'Varro',
    vitruvius: 'Vitruvius',
    xenophon: 'Xenophon',
    zenobia: 'Zenobia',
    hatshepsut: 'Hatshepsut',
    tomyris: 'Tomyris',
    aganice: 'Aganice',
    agrippina: 'Agrippina',
    cornelia: 'Cornelia',
    cynisca: 'Cynisca',
    enheduanna: 'Enheduanna',
    eurypyle: 'Eurypyle',
    gorgo: 'Gorgo',
    makeda: 'Makeda',
    nitocris: 'Nitocris',
    phryne: 'Phryne',
    telesilla: 'Telesilla',
    theano: 'Theano',
    berenice: 'Berenice',
    aspasia: 'Aspasia',
    caligula: 'Caligula',
    darius: 'Darius',
    diocletian: 'Diocletian',
    octavia: 'Octavia',
    arsinoe: 'Arsinoe',
    'gamers-guild': 'Gamers Guild',
    'courtesans-guild': 'Courtesans Guild',
    'diplomats-guild': 'Diplomats Guild',
    'architects-guild': 'Architects Guild',
    'semiramis-cities': 'Semiramis',
  },
  sorts: { leader: ['leader', 'leaders'] },
  things: { leader: ['leader', 'leaders'] },
  effects: {
    leaderPower: ({ power }) => POWERS[power],
    discount: ({ on }, say) => `your ${say.thing(on)[1]} cost 1 resource less, of your choice`,
    reward: ({ for: thing, ...gain }, say) => `${coins(gain.coins)} for each ${rewarded(thing, say.thing(thing)[0])}`,
    cheaperLeaders: ({ own, neighbours }) =>
      `your leaders cost ${coins(own)} less, those of your neighbours ${coins(neighbours)} less`,
    setBonus: (effect) => `${points(effect.points)} more for each set of three different science symbols`,
    commonSymbol: () => '1 more science symbol of the kind you have most of',
    swapSymbol: () => 'one of your science symbols may count as another',
    without: ({ of, ...gain }, say) => `${points(gain.points)} if you have no ${say.thing(of)[1]}`,
    onlyLeader: (effect) => `${points(effect.points)} if no other leader is face up in your city`,
    victoryPairs: () => 'for each pair of identical victory tokens, as many points as one of them is worth',
    amnesty: () => 'your defeat tokens are discarded, and every other player discards a victory token',
    copyLeader: () => 'choose a leader of a neighbour: its effect is yours as well',
    drawLeaders: ({ count }) => `draw ${plural(count, 'more leader')} from the box`,
    extraRecruit: () => 'you may recruit one more leader at once',
    bury: () =>
      `turn one of your leaders face down: it loses its effect and scores ${spelled(FIGURES.burialTimes)} times its cost`,
    stageToll: (effect) => `every other city loses ${coins(effect.coins)} for each wonder stage you build`,
  },
  abilities: { 'free-black': 'once per Age, build a black card for free' },
  questions: {
    'leader-draft': { text: 'Keep one leader; the others go to your right.', verbs: { pick: 'Keep' } },
    recruitment: {
      text: `Choose a leader to recruit, to build a stage with, or to sell for ${coins(FIGURES.leaderGivenUp)}.`,
    },
    forfeit: { text: 'Choose the victory token you discard.' },
    'extra-recruit': { text: 'Recruit one more leader now, or none.', verbs: { skip: 'Recruit nobody' } },
    courtesans: {
      text: 'Place the Courtesan token on a leader of a neighbour: its effect is yours as well.',
      verbs: { pick: 'Copy' },
    },
    bury: {
      text: `Turn one of your leaders face down: it loses its effect and scores ${spelled(FIGURES.burialTimes)} times its cost.`,
      verbs: { pick: 'Bury' },
    },
  },
  actions: { recruit: 'Recruit', 'give-up': 'Sell', forfeit: 'Discard' },
  details: { victory: (value) => `the +${value} token` },
  steps: {
    'leader-deal': 'Deal leaders to every player.',
    'leader-draft': 'Keep one leader and pass the others to the right, until all are kept.',
    recruitment:
      'Everybody secretly chooses a leader: to recruit it, to build a stage with it, or to sell it for coins.',
    'return-leaders': 'In Age III the leaders left in hand go back to the box.',
    'fresh-powers': 'Powers that work once a turn are ready again.',
    'leaders-ask': 'Players who may recruit one more leader, or must give up a victory token, do so.',
  },
  scoreLines: { leaders: 'Leaders' },
  events: {
    'leaders-dealt': (event) => `Each player got ${plural(Number(event.cards), 'leader')}`,
    recruitment: () => 'Each player chose a leader',
    recruited: (event, { piece }) => `recruited ${piece(event.card)}`,
    'gave-up': (event, { piece }) => `sold ${piece(event.card) || 'a leader'}`,
    'leaders-drawn': (event, { piece }) =>
      `drew ${Array.isArray(event.drawn) ? listed(event.drawn.map(piece)) : plural(Number(event.cards), 'leader')}`,
    copied: (event, { piece }) => `copied ${piece(event.card)}`,
    'stage-toll': (event) => `made every other city lose ${coins(Number(event.coins))}`,
    entombed: (event, { piece }) => `buried ${piece(event.card)}`,
  },
  faults: {
    'copied-own': ({ seat }) => `cities[${seat}].copied must be a leader of another city.`,
    'uneven-leaders': () => 'All players must have the same number of leaders to pass on.',
  },
  fields: {
    leaders: 'leaders',
    leaderHand: 'leaders in hand',
    drafted: 'leaders to choose from',
    copied: 'leader copied',
    entombed: 'buried leaders',
  },
  marks: {
    entombed: `A buried leader has no effect. At the end it scores ${spelled(FIGURES.burialTimes)} times its cost.`,
  },
} satisfies BoxWords
