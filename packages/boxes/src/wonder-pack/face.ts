/** Face of this box: colours, symbols and how apps show it. */
import type { Face } from '../kit/face.ts'
import { counted, icon, points, text, where } from '../kit/sentence.ts'

export const wonderPackFace: Face = {
  colours: {
    light: { ink: '#2f6b4f', tint: '#dcebe2' },
    dark: { ink: '#86cfa9', tint: '#1d3529' },
  },
  terminal: 'green',
  mark: 'wonders',
  symbols: {
    wonders: '<path fill-rule="evenodd" d="M8.2 7.4 15.6 21.8H.8zM18 1.6l2.6 3.6 1.9 16.6h-5.2l-3.2-6.2 1.3-10.4z"/>',
  },
  effects: {
    markerColour: ({ points: worth }) => [points(worth), icon('hidden'), where('both')],
    copyStage: ({ of, stage }) => [
      icon('act-copy'),
      counted('stage'),
      text(stage === 'last' ? '↑' : String(stage)),
      where(of === 'either' ? 'both' : of),
    ],
  },
  groups: { markerColour: 'counting' },
  counts: { 'stone-symbol': counted('stone') },
  wonders: {
    'great-wall': 'M2 70V46h6v-6h6v6h6v-6h6v6h6V24h-4v-8h8v4h8v-4h8v4h8v-4h8v8h-4v26h8v-6h6v6h6v-6h6v6h6v-6h6v26z',
    stonehenge:
      'M8 70V32H4v-8h40v8h-4v38H30V32H18v38zM44 70V20h-6v-8h44v8h-6v50H64V20h-8v50zM80 70V32h-4v-8h40v8h-4v38h-10V32H90v38z',
    'manneken-pis': 'M60 4a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM50 24h18l6 18h-6l2 14H50l2-14-8-4zM34 58h52v12H34z',
  },
  countMarker: ['markerColour'],
}
