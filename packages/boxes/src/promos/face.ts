/** Face of this box: colours, symbols and how apps show it. */
import type { Face } from '../kit/face.ts'
import { any, arrow, coins, counted, icon, points, times, victory, without } from '../kit/sentence.ts'
import { stagesToBuy } from './stevie.ts'

export const promosFace: Face = {
  colours: {
    light: { ink: '#8a3a6c', tint: '#f3dfeb' },
    dark: { ink: '#e6a6cd', tint: '#3b2434' },
  },
  terminal: 'magenta',
  mark: 'star',
  symbols: {
    star: '<path fill-rule="evenodd" d="M12 1.4l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L12 18l-6.5 3.5 1.3-7.3L1.5 9.1l7.3-1z"/>',
  },
  effects: {
    fewVictories: ({ points: worth }) => [points(worth), victory, points(-1)],
    stillHands: () => [icon('pass-left'), without],
    stageForCoins: () => [counted('stage'), any('?'), arrow, coins(1)],
    exchange: ({ give }) => [...times(give, any('=')), arrow, any('?')],
  },
  idle: { stageForCoins: (g, seat) => stagesToBuy(g, seat).length === 0 },
  wonders: {
    catan: 'M60 4 82 16v24L60 52 38 40V16zM36 42l22 12v16H14V54zM84 42 62 54v16h44V54z',
  },
}
