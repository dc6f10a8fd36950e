/** Face of this box: colours, symbols and how apps show it. */
import type { Face } from '../kit/face.ts'
import { any, coins, counted, defeat, icon, text, where } from '../kit/sentence.ts'

export const citiesFace: Face = {
  colours: {
    light: { ink: '#3f3c44', tint: '#e0dde0' },
    dark: { ink: '#c3bec8', tint: '#34323a' },
  },
  terminal: 'gray',
  mark: 'black',
  symbols: {
    black:
      '<path fill-rule="evenodd" d="M12 1.2C6.3 5 3.6 10.2 3.6 16v6.4h16.8V16C20.4 10.2 17.7 5 12 1.2zM12 8.3c2.9 2.3 4.2 4.7 4.2 7.4 0 2.3-1.8 4-4.2 4s-4.2-1.7-4.2-4c0-2.7 1.3-5.1 4.2-7.4z"/>',
  },
  effects: {
    neighboursOwe: ({ debt }) => [where('both'), icon('debt'), text(`−${debt}`)],
    wharf: ({ from }) =>
      from === 'left' ? [where('left'), any('?'), coins(-1)] : [any('?'), coins(-1), where('right')],
    smugglersCache: () => [where('both'), any('?'), coins(-1)],
    memorial: ({ coins: got }) => [coins(got), defeat],
  },
  groups: { wharf: 'goods', smugglersCache: 'goods', memorial: 'military' },
  abilities: { architects: [counted('stage'), any('0')] },
  wonders: {
    petra:
      'M22 70V36h76v34H84V44h-6v26h-8V50H50v20h-8V44h-6v26zM20 34v-4h80v4zM28 28V16l16-8v20zM92 28V16L76 8v20zM52 28V12l8-9 8 9v16z',
    byzantium: 'M10 70V46h16c0-9 5-14 10-15 2-14 12-21 22-22V3h4v6c10 1 20 8 22 22 5 1 10 6 10 15h16v24z',
  },
  lines: { cities: { symbol: 'black', tone: 'black' } },
  complete: { citiesAnniversary: true },
}
