/** Face of this box: colours, symbols and how apps show it. */
import type { Face } from '../kit/face.ts'
import { icon } from '../kit/sentence.ts'

export const beaconsFace: Face = {
  colours: {
    light: { ink: '#8a3f12', tint: '#f6e3d3' },
    dark: { ink: '#f0a875', tint: '#40281a' },
  },
  terminal: 'yellowBright',
  mark: 'beacon',
  symbols: {
    beacon: '<path d="M12 1.5 14.6 5H9.4zM8.5 6.5h7v3h-7zM9 11h6l2.5 11h-11z"/>',
    oil: '<path d="M12 1.5c4 5.5 6.5 9 6.5 13a6.5 6.5 0 0 1-13 0c0-4 2.5-7.5 6.5-13z"/>',
    sail: '<path d="M11 2v12H3.5zM13 5l6.5 9H13zM2 16h20l-3.5 5.5h-13z"/>',
  },
  effects: { oil: ({ oil }) => [icon('oil', oil)] },
  wonders: { brigantium: 'M44 70 50 26h20l6 44zM48 24v-6h24v6zM52 16l8-13 8 13z' },
  lines: { beacons: { symbol: 'oil' } },
}
