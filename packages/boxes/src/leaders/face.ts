/** Face of this box: colours, symbols and how apps show it. */
import type { EffectOf } from '@heptapolis/engine/box'
import type { Face, Word } from '../kit/face.ts'
import {
  any,
  arrow,
  built,
  coins,
  counted,
  defeat,
  everyone,
  icon,
  NEW_LINE,
  points,
  small,
  text,
  victory,
  where,
  without,
} from '../kit/sentence.ts'

const POWERS: Readonly<Record<EffectOf<'leaderPower'>['power'], readonly Word[]>> = {
  'bank-good': [coins(1), arrow, any('?')],
  commission: [where('both'), coins('+1')],
  'coin-more': [coins(''), arrow, coins('+1')],
  'defeats-returned': [defeat, arrow, where('both')],
  'defeats-as-shields': [defeat, arrow, icon('shield')],
  'free-guilds': [counted('c-purple'), any('0')],
  'free-leaders': [counted('c-white'), coins(0)],
  'free-recruitment': [counted('c-white'), coins(0)],
}

export const leadersFace: Face = {
  colours: {
    light: { ink: '#735e30', tint: '#f1e8d2' },
    dark: { ink: '#d9c28a', tint: '#3a3424' },
  },
  terminal: 'yellow',
  mark: 'leader',
  symbols: {
    leader:
      '<path fill-rule="evenodd" d="M5.8 1.2 9 3.8l3-3.3 3 3.3 3.2-2.6v5.6H5.8zM7.4 8.3h9.2v1.2c0 3-1.9 5-4.6 5s-4.6-2-4.6-5zM3 22.5c.4-4.7 3.4-7 9-7s8.6 2.3 9 7z"/>',
    'act-recruit':
      '<path fill-rule="evenodd" d="M4.7 8a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0 -8.6 0zM.8 22c.4-5.2 3.6-8 8.2-8s7.8 2.8 8.2 8z"/><path d="M19 5v8M15 9h8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  effects: {
    discount: ({ on }) => [built(on), any('−1')],
    setBonus: ({ points: more }) => [small('compass'), small('gear'), small('tablet'), points(`+${more}`)],
    leaderPower: ({ power }) => [...POWERS[power]],
    reward: ({ for: what, coins: more }) => [what === 'victory' ? victory : built(what), arrow, coins(`+${more}`)],
    copyLeader: () => [icon('act-copy'), counted('c-white'), where('both')],
    cheaperLeaders: ({ own }) => [counted('c-white'), coins(`−${own}`)],
    drawLeaders: ({ count }) => [text(`+${count}`), icon('leader')],
    extraRecruit: () => [icon('act-recruit')],
    swapSymbol: () => [icon('wild'), arrow, icon('wild')],
    onlyLeader: ({ points: worth }) => [points(worth), text('1'), icon('leader')],
    without: ({ points: worth, of }) => [points(worth), of === 'defeat' ? defeat : built(of), without],
    commonSymbol: () => [icon('most')],
    victoryPairs: () => [victory, victory, arrow, points('+')],
    amnesty: () => [defeat, without, NEW_LINE, everyone, victory, without],
    stageToll: ({ coins: lost }) => [counted('stage'), arrow, everyone, coins(-lost)],
    bury: () => [icon('leader'), small('down'), points('×2')],
  },
  groups: {
    discount: 'trade',
    cheaperLeaders: 'trade',
    reward: 'coins',
    stageToll: 'coins',
    without: 'counting',
    onlyLeader: 'counting',
    amnesty: 'military',
    victoryPairs: 'military',
    setBonus: 'science',
    swapSymbol: 'science',
    commonSymbol: 'science',
  },
  counts: { leader: counted('leader') },
  abilities: { 'free-black': [counted('c-black'), any('0')] },
  actions: { recruit: 'act-recruit' },
  mainActions: { recruitment: 'recruit' },
  wonders: {
    rome: 'M12 70V14h96v56H94V48a9 9 0 0 0-18 0v22h-4V42a12 12 0 0 0-24 0v28h-4V48a9 9 0 0 0-18 0v22zM8 6h104v6H8z',
    'abu-simbel':
      'M4 70 12 6h96l8 64zM20 66h14V40a7 7 0 1 0-14 0zM40 66h10V34a5 5 0 0 0-10 0zM54 66h12V44H54zM70 66h10V34a5 5 0 0 0-10 0zM86 66h14V40a7 7 0 1 0-14 0z',
  },
  lines: { leaders: { symbol: 'leader', tone: 'white' } },
  sorts: { leader: { symbol: 'leader' } },
  complete: { leadersAnniversary: true },
  lowersCosts: ['discount', 'leaderPower', 'cheaperLeaders'],
}
