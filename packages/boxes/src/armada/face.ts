/** Face of this box: colours, symbols and how apps show it. */
import type { Face, Word } from '../kit/face.ts'
import { any, arrow, coins, counted, icon, points, small, text, times, where, without } from '../kit/sentence.ts'
import type { SeaPower } from './columns.ts'
import type { Distant } from './pieces/define.ts'
import { navalPoints, navalStrength } from './rules/naval-conflict.ts'

declare module '../kit/face.ts' {
  interface Specials {
    /** Panel with four tracks: the place of each ship, and the cost of its next space. */
    shipyard: 'panel'
    /** Shipyard as printed. */
    'printed-shipyard': 'print'
    /** Form for correcting all shipyards. */
    shipyards: 'boards'
  }
}

const POWERS: Readonly<Record<SeaPower, (amount: number) => Word[]>> = {
  immune: () => [icon('lock'), icon('tax')],
  anyFleet: () => [counted('stage'), arrow, icon('ship'), any('?')],
  stayOut: () => [icon('naval'), without],
  discount: (amount) => [icon('ship'), any(`−${amount}`)],
  wages: (amount) => [icon('ship'), arrow, coins(`+${amount}`)],
}

/** Two seats away. */
const far = (at: Distant): Word[] => times(2, small(at === 'farLeft' ? 'left' : 'right'))

export const armadaFace: Face = {
  colours: {
    light: { ink: '#14637a', tint: '#d5e9ef' },
    dark: { ink: '#6cc3da', tint: '#17343e' },
  },
  terminal: 'cyan',
  mark: 'ship',
  saidByDetail: ['advance'],
  symbols: {
    naval:
      '<path d="M12 22.3V6M5 5v3.2c0 4 2.9 6.3 7 6.3s7-2.3 7-6.3V5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><path fill-rule="evenodd" d="M12 .8l2.9 5H9.1zM5 1.3l2.6 4.7H2.4zM19 1.3l2.6 4.7h-5.2z"/>',
    ship: '<path fill-rule="evenodd" d="M13 1.5c5 2.8 7.3 7 7.3 12H13zM11 4.5v9H3.8c.6-4 3-7 7.2-9zM1.5 15.5h21c-.9 4.2-3.3 6.7-6.7 6.7H8.2c-3.4 0-5.8-2.5-6.7-6.7z"/>',
    island:
      '<path d="M12 15c-.4-3.4 0-6 1.2-8.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path fill-rule="evenodd" d="M13.4 7C10.8 2.8 6.9 2.4 3.7 5c3.6-.3 6.4.2 9.7 2zM13.4 7c2-4 5.6-4.7 9-2.2-3.4 0-6.2.5-9 2.2zM13.4 7c3.2.3 5.2 2.3 5.6 6-1.6-2.9-3.2-4.7-5.6-6zM13.4 7C9.8 7.5 7.8 9.6 7.6 13.2 9.1 10.3 10.8 8.5 13.4 7zM1.5 20.2c2.6-3.8 6.2-5.6 10.5-5.6s7.9 1.8 10.5 5.6z"/><path d="M2 22.6h20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
    tax: '<path fill-rule="evenodd" d="M7 6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM10.2 6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM1.5 12.8h21c-.6 5.6-4.3 9.4-10.5 9.4S2.1 18.4 1.5 12.8zM8 15.3l4 4 4-4z"/>',
    piracy:
      '<path fill-rule="evenodd" d="M12 1.5c5.7 0 9.3 3.6 9.3 8.6 0 3-1.4 5.4-3.7 6.8v4.9h-3.2v-2.3h-1.5v2.3h-1.8v-2.3H9.6v2.3H6.4v-4.9C4.1 15.5 2.7 13.1 2.7 10.1c0-5 3.6-8.6 9.3-8.6zM5.9 11a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0zM13.299999999999999 11a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0zM12 13.6l1.5 2.7h-3z"/>',
    boarding:
      '<path fill-rule="evenodd" d="M.8 14.5h8.4L7.7 22H2.6zM14.8 14.5h8.4L21.4 22h-5.1zM21.5 3.2v9h-9z"/><path d="M4.5 11C6.5 5.5 12.5 3.5 17.5 7.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  effects: {
    naval: ({ strength }) => [icon('naval', strength)],
    advance: ({ fleets, of }) => [
      ...(of ?? []).map((fleet) => counted(`c-${fleet}`)),
      ...(fleets > 1 ? [text(`${fleets}×`)] : []),
      icon('ship'),
      arrow,
    ],
    piracy: () => [icon('piracy')],
    majority: () => [icon('most')],
    drawIsland: ({ level }) => [icon('island'), text('I'.repeat(level))],
    boarding: ({ against }) => [icon('boarding'), ...far(against)],
    emporium: ({ at, perTurn, price }) => [...times(perTurn, any('?')), coins(price), ...far(at)],
    seaPower: ({ power, amount }) => POWERS[power](amount),
    bestColour: ({ points: worth }) => [points(worth), icon('cards'), where('self')],
  },
  groups: {
    emporium: 'goods',
    bestColour: 'counting',
    majority: 'counting',
    boarding: 'military',
    naval: 'sea',
    advance: 'sea',
    drawIsland: 'sea',
    piracy: 'sea',
    seaPower: 'sea',
  },
  counts: { island: counted('island'), 'commercial-level': counted('tax') },
  wonders: {
    siracusa:
      'M8 70a52 52 0 0 1 104 0H98a38 38 0 0 0-76 0zM27 70a33 33 0 0 1 66 0H80a20 20 0 0 0-40 0zM45 70a15 15 0 0 1 30 0z',
  },
  lines: { naval: { symbol: 'naval' }, fleet: { symbol: 'ship' }, islands: { symbol: 'island' } },
  sorts: {
    island: { symbol: 'island' },
    shipyard: { symbol: 'ship', wide: true, print: 'printed-shipyard' },
  },
  figures: [
    {
      id: 'naval',
      symbol: 'naval',
      of: navalStrength,
      brings: navalPoints,
    },
  ],
  endsTurn: (g) => g.rules.script.find(({ id }) => id === 'tribute')?.run(g),
  panel: 'shipyard',
}
