/** Face of the base game: the symbols for effects that all boxes use, and its own wonders. */
import { COLOURS, state } from '@heptapolis/engine/box'
import type { Face, Word } from '../kit/face.ts'
import {
  any,
  coins,
  counted,
  defeat,
  icon,
  points,
  small,
  text,
  token,
  victory,
  where,
  whereOf,
} from '../kit/sentence.ts'
import { SYMBOLS } from './symbols.ts'

const gains = (worth?: number, money?: number): Word[] => [
  ...(money ? [coins(money)] : []),
  ...(worth ? [points(worth)] : []),
]

const ONE_COIN = coins(1)

export const baseFace: Face = {
  colours: {
    light: { ink: '#8c3b22', tint: '#f6e3d8' },
    dark: { ink: '#e79a78', tint: '#3c271f' },
  },
  terminal: 'bold',
  mark: 'vp-ring',
  symbols: SYMBOLS,
  signs: { chain: 'link' },
  effects: {
    produce: ({ all, any: either }) =>
      either ? [{ is: 'choice', goods: either }] : [{ is: 'goods', goods: all ?? [] }],
    points: ({ points: worth }) => [points(worth)],
    coins: ({ coins: money }) => [coins(money)],
    shields: ({ shields }) => [icon('shield', shields)],
    science: ({ symbol }) => [{ is: 'icon', icon: symbol ?? 'wild' }],
    trade({ goods, from }) {
      const price: Word[] = [{ is: 'stock', goods }, ONE_COIN]
      const place = whereOf(from)
      return place === 'left' ? [where(place), ...price] : [...price, where(place)]
    },
    each: ({ of, on, points: worth, coins: money }, say) => [
      ...gains(worth, money),
      ...say.counted(of),
      where(whereOf(on)),
    ],
    set: ({ of, points: worth }, say) => [points(worth), ...say.counted(of)],
    most: ({ of, points: worth }, say) => [points(worth), { is: 'icon', icon: 'most' }, ...say.counted(of)],
    wonderComplete: ({ points: worth }) => [points(worth), counted('stage'), small('check')],
    dig: () => [{ is: 'icon', icon: 'discard' }],
    copyGuild: () => [{ is: 'icon', icon: 'act-copy' }, counted('c-purple'), where('both')],
    ability: ({ ability }, say) => say.ability(ability),
    victory: ({ value }) => [value === 'age' ? victory : token(`+${value}`)],
  },
  idle: { dig: (g) => state.discard.size(g, 0) === 0 },
  groups: {
    produce: 'goods',
    trade: 'trade',
    coins: 'coins',
    points: 'points',
    each: 'counting',
    set: 'counting',
    most: 'counting',
    wonderComplete: 'counting',
    copyGuild: 'counting',
    shields: 'military',
    victory: 'military',
    science: 'science',
  },
  counts: {
    ...Object.fromEntries(COLOURS.map((colour) => [colour, counted(`c-${colour}`)])),
    stage: counted('stage'),
    coin: coins(''),
    'three-coins': coins(3),
    defeat,
    victory,
    'victory-1': token('+1'),
    'victory-3': token('+3'),
    'victory-5': token('+5'),
  },
  abilities: {
    'last-card': [icon('cards'), text('7')],
    'free-per-age': [icon('act-build'), any('0')],
    'free-new-colour': [small('plus'), icon('cards'), any('0')],
    'free-first': [text('1'), icon('cards'), any('0')],
    'free-last': [icon('cards'), small('cross'), any('0')],
  },
  givesCard: ['stage'],
  mainActions: { turn: 'build', 'last-card': 'build' },
  actions: { build: 'act-build', stage: 'act-stage', sell: 'act-sell', pick: 'check', skip: 'cross' },
  wonders: {
    gizah: 'M60 4 114 70H6z',
    rhodos:
      'M60 3a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM47 18h20L84 3l4 5-15 18-3 18 12 19h8v7H70L60 50 50 70H30v-7h8l12-19z',
    babylon: 'M6 70V56h14V42h14V28h14V14h4C50 6 56 3 60 3s10 3 8 11h4v14h14v14h14v14h14v14z',
    ephesos:
      'M60 4 112 24v7H8v-7zM14 33h8v27h-8zM30 33h8v27h-8zM46 33h8v27h-8zM66 33h8v27h-8zM82 33h8v27h-8zM98 33h8v27h-8zM6 62h108v8H6z',
    olympia:
      'M18 70V24L60 4l42 20v46H90V32H30v38zM60 27a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM44 70V52c0-6 6-10 16-10s16 4 16 10v18z',
    alexandria: 'M30 70V54h8l4-24h8V15h4V8l6-6 6 6v7h4v15h8l4 24h8v16z',
    halikarnassos:
      'M22 70V48h76v22zM28 46V30h7v16zM45 46V30h7v16zM68 46V30h7v16zM85 46V30h7v16zM24 28 54 10V4h12v6l30 18z',
  },
  lines: {
    military: { symbol: 'shield', tone: 'red' },
    treasury: { symbol: 'coin', tone: 'yellow', asks: 'coins' },
    wonder: { symbol: 'stage', tone: 'wonder' },
    civil: { symbol: 'c-blue', tone: 'blue' },
    commerce: { symbol: 'c-yellow', tone: 'yellow' },
    science: { symbol: 'gear', tone: 'green', asks: 'symbols' },
    guilds: { symbol: 'guild', tone: 'purple' },
  },
  sorts: { card: {}, guild: { symbol: 'guild' }, board: { symbol: 'stage', wide: true, print: 'wonder' } },
}
