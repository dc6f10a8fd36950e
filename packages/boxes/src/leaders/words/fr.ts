/** Texts of Leaders in French. */
import { avoir, le, listed, plural, spelled } from '../../words/grammar/fr.ts'
import type { Nouns, Translated } from '../../words/types.ts'
import type { Rewarded } from '../effects.ts'
import { FIGURES } from '../figures.ts'
import type { LeaderPower } from '../rules/powers.ts'
import type { words as en } from './en.ts'

const coins = (count: number): string => plural(count, 'pièce')
const points = (count: number): string => plural(count, 'point')

const POWERS: Readonly<Record<LeaderPower, string>> = {
  'bank-good': `une fois par tour, une ressource au choix de la banque pour ${coins(FIGURES.bankPrice)}`,
  commission: `${coins(FIGURES.commission)} de la banque après un achat à un voisin, une fois par tour pour chacun des deux`,
  'coin-more': 'une fois par tour, quand vous prenez des pièces à la banque, 1 pièce de plus',
  'defeats-returned': 'le jeton Défaite de chaque conflit perdu va au vainqueur',
  'defeats-as-shields': 'chacun de vos jetons Défaite compte comme 1 bouclier dans les conflits',
  'free-guilds': 'vos cartes violettes ne coûtent aucune ressource',
  'free-leaders': 'vos prochains leaders ne coûtent rien',
  'free-recruitment': 'vos prochains leaders ne coûtent rien aux phases de recrutement',
}

function rewarded(thing: Rewarded, name: string): string {
  if (thing === 'chain') return 'carte construite par chaînage'
  return `${name} ${thing === 'victory' ? 'gagné' : 'construite'}`
}

export const words: Translated<typeof en> = {
  name: 'Leaders',
  about: 'Choisissez des leaders avant la partie et recrutez-en un au début de chaque Âge. Chacun a son pouvoir.',
  wonders: {
    rome: 'Rome',
    'abu-simbel': 'Abu Simbel',
  },
  pieces: {
    alexander: 'Alexandre',
    amytis: 'Amytis',
    archimedes: 'Archimède',
    aristotle: 'Aristote',
    bilkis: 'Bilkis',
    caesar: 'César',
    cleopatra: 'Cléopâtre',
    croesus: 'Crésus',
    euclid: 'Euclide',
    hammurabi: 'Hammurabi',
    hannibal: 'Hannibal',
    hiram: 'Hiram',
    hypatia: 'Hypatie',
    imhotep: 'Imhotep',
    justinian: 'Justinien',
    leonidas: 'Léonidas',
    maecenas: 'Mécène',
    midas: 'Midas',
    nebuchadnezzar: 'Nabuchodonosor',
    nefertiti: 'Néfertiti',
    nero: 'Néron',
    pericles: 'Périclès',
    phidias: 'Phidias',
    plato: 'Platon',
    praxiteles: 'Praxitèle',
    ptolemy: 'Ptolémée',
    pythagoras: 'Pythagore',
    ramses: 'Ramsès',
    sappho: 'Sappho',
    solomon: 'Salomon',
    varro: 'Varron',
    vitruvius: 'Vitruve',
    xenophon: 'Xénophon',
    zenobia: 'Zénobie',
    hatshepsut: 'Hatchepsout',
    tomyris: 'Tomyris',
    aganice: 'Aganice',
    agrippina: 'Agrippine',
    cornelia: 'Cornélie',
    cynisca: 'Cynisca',
    enheduanna: 'Enheduanna',
    eurypyle: 'Eurypyle',
    gorgo: 'Gorgô',
    makeda: 'Makéda',
    nitocris: 'Nitocris',
    phryne: 'Phryné',
    telesilla: 'Télésilla',
    theano: 'Théano',
    berenice: 'Bérénice',
    aspasia: 'Aspasie',
    caligula: 'Caligula',
    darius: 'Darius',
    diocletian: 'Dioclétien',
    octavia: 'Octavie',
    arsinoe: 'Arsinoé',
    'gamers-guild': 'Guilde des joueurs',
    'courtesans-guild': 'Guilde des courtisanes',
    'diplomats-guild': 'Guilde des diplomates',
    'architects-guild': 'Guilde des architectes',
    'semiramis-cities': 'Sémiramis',
  },
  sorts: { leader: ['leader', 'leaders'] },
  things: { leader: ['leader recruté', 'leaders recrutés'] },
  effects: {
    leaderPower: ({ power }) => POWERS[power],
    discount: ({ on }, say) => `vos ${say.thing(on)[1]} coûtent 1 ressource de moins, au choix`,
    reward: ({ for: thing, ...gain }, say) => `${coins(gain.coins)} par ${rewarded(thing, say.thing(thing)[0])}`,
    cheaperLeaders: ({ own, neighbours }) =>
      `vos leaders coûtent ${coins(own)} de moins, ceux de vos voisins ${coins(neighbours)} de moins`,
    setBonus: (effect) => `${points(effect.points)} de plus par série de trois symboles scientifiques différents`,
    commonSymbol: () => '1 symbole scientifique de plus : celui que vous avez en plus grand nombre',
    swapSymbol: () => 'un de vos symboles scientifiques peut compter pour un autre',
    without: ({ of, ...gain }, say) => `${points(gain.points)} si vous n’avez aucun ${say.thing(of)[0]}`,
    onlyLeader: (effect) => `${points(effect.points)} si aucun autre leader n’est face visible dans votre cité`,
    victoryPairs: () => 'par paire de jetons Victoire identiques, la valeur de l’un d’eux en points',
    amnesty: () => 'vos jetons Défaite sont défaussés, et chaque autre joueur défausse un jeton Victoire',
    copyLeader: () => 'choisissez un leader d’un voisin : son effet est aussi le vôtre',
    drawLeaders: ({ count }) => `piochez ${plural(count, 'leader')} de plus dans la boîte`,
    extraRecruit: () => 'vous pouvez recruter un leader de plus tout de suite',
    bury: () =>
      `posez un de vos leaders face cachée : il perd son effet et rapporte ${spelled(FIGURES.burialTimes)} fois son coût en points`,
    stageToll: (effect) => `chaque autre cité perd ${coins(effect.coins)} par étape de merveille que vous construisez`,
  },
  abilities: { 'free-black': 'une fois par Âge, construisez une carte noire gratuitement' },
  questions: {
    'leader-draft': {
      text: 'Gardez un leader ; les autres passent à votre voisin de droite.',
      verbs: { pick: 'Garder' },
    },
    recruitment: {
      text: `Choisissez un leader à recruter, à utiliser pour une étape ou à vendre contre ${coins(FIGURES.leaderGivenUp)}.`,
    },
    forfeit: { text: 'Choisissez le jeton Victoire que vous défaussez.' },
    'extra-recruit': {
      text: 'Recrutez un leader de plus maintenant, ou aucun.',
      verbs: { skip: 'Ne recruter personne' },
    },
    courtesans: {
      text: 'Posez le jeton Courtisane sur un leader d’un voisin : son effet est aussi le vôtre.',
      verbs: { pick: 'Copier' },
    },
    bury: {
      text: `Posez un de vos leaders face cachée : il perd son effet et rapporte ${spelled(FIGURES.burialTimes)} fois son coût en points.`,
      verbs: { pick: 'Ensevelir' },
    },
  },
  actions: { recruit: 'Recruter', 'give-up': 'Vendre', forfeit: 'Défausser' },
  details: { victory: (value) => `le jeton +${value}` },
  steps: {
    'leader-deal': 'Des leaders sont distribués à chaque joueur.',
    'leader-draft': 'Chacun garde un leader et passe les autres à droite, jusqu’à ce que tous soient gardés.',
    recruitment:
      'Chacun choisit en secret un leader : pour le recruter, construire une étape avec lui, ou le vendre contre des pièces.',
    'return-leaders': 'À l’Âge III, les leaders restés en main retournent dans la boîte.',
    'fresh-powers': 'Les pouvoirs utilisables une fois par tour sont de nouveau prêts.',
    'leaders-ask': 'Ceux qui peuvent recruter un leader de plus le font ; les jetons Victoire à rendre sont défaussés.',
  },
  scoreLines: { leaders: 'Leaders' },
  events: {
    'leaders-dealt': (event) => `Chaque joueur a reçu ${plural(Number(event.cards), 'leader')}`,
    recruitment: () => 'Chacun a choisi un leader',
    recruited: (event, { who, piece }) => `${avoir(who)} recruté ${piece(event.card)}`,
    'gave-up': (event, { who, piece }) => `${avoir(who)} vendu ${piece(event.card) || 'un leader'}`,
    'leaders-drawn': (event, { who, piece }) =>
      `${avoir(who)} pioché ${Array.isArray(event.drawn) ? listed(event.drawn.map(piece)) : plural(Number(event.cards), 'leader')}`,
    copied: (event, { who, piece }) => `${avoir(who)} copié ${le(piece(event.card))}`,
    'stage-toll': (event, { who }) => `${avoir(who)} fait perdre ${coins(Number(event.coins))} à chaque autre cité`,
    entombed: (event, { who, piece }) => `${avoir(who)} enseveli ${piece(event.card)}`,
  },
  faults: {
    'copied-own': ({ seat }) => `cities[${seat}].copied doit être un leader d’une autre cité.`,
    'uneven-leaders': () => 'Tous les joueurs doivent avoir le même nombre de leaders à passer.',
  },
  fields: {
    leaders: 'leaders',
    leaderHand: 'leaders en main',
    drafted: 'leaders au choix',
    copied: 'leader copié',
    entombed: 'leaders au tombeau',
  },
  marks: {
    entombed: `Un leader au tombeau n’a plus d’effet. À la fin, il rapporte ${spelled(FIGURES.burialTimes)} fois son coût en points.`,
  },
}

/** First nouns of the names of its cards, by gender, for their articles. */
export const nouns: Nouns = {
  feminine: 'guilde',
}

/** Keys whose texts are equal in both languages. */
export const alike = [
  'wonders.rome',
  'pieces.amytis',
  'pieces.bilkis',
  'pieces.hammurabi',
  'pieces.hannibal',
  'pieces.hiram',
  'pieces.imhotep',
  'pieces.midas',
  'pieces.phidias',
  'pieces.sappho',
  'pieces.tomyris',
  'pieces.aganice',
  'pieces.cynisca',
  'pieces.enheduanna',
  'pieces.eurypyle',
  'pieces.nitocris',
  'pieces.caligula',
  'pieces.darius',
  'name',
  'wonders.abu-simbel',
  'sorts.leader.0',
  'sorts.leader.1',
  'scoreLines.leaders',
  'fields.leaders',
]
