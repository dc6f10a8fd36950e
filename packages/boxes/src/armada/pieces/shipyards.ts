/**
 * Shipyards: the column with the wonder symbol, and the cost of each space. No picture of a printed board was found:
 * all costs, and the wonder column of each letter, are placeholders.
 */
import type { Cost } from '@heptapolis/engine/box'
import type { Fleet, Sourced } from './define.ts'

export interface ShipyardData extends Sourced {
  id: string
  /** Column that a wonder stage moves. */
  wonder: Fleet
  costs: Record<Fleet, readonly Cost[]>
  /** Corrections by an owner of the box: the wonder sign, and the costs of these spaces. */
  corrected?: { wonder: boolean; costs: Record<Fleet, readonly number[]> }
  /** Only in the first edition, which has an eighth board. */
  firstEditionOnly?: boolean
}

export const SHIPYARDS: readonly ShipyardData[] = [
  {
    id: 'shipyard-a',
    confidence: 'low',
    wonder: 'red',
    costs: {
      red: [{ wood: 1 }, { stone: 1 }, { glass: 1 }, { ore: 2 }, { coins: 3 }, { clay: 1, papyrus: 1 }],
      yellow: [{ stone: 1 }, { ore: 1 }, { cloth: 1 }, { clay: 2 }, { coins: 3 }, { wood: 1, glass: 1 }],
      blue: [{ ore: 1 }, { clay: 1 }, { papyrus: 1 }, { wood: 2 }, { coins: 3 }, { stone: 1, cloth: 1 }],
      green: [{ clay: 1 }, { wood: 1 }, { glass: 1 }, { stone: 2 }, { coins: 3 }, { ore: 1, papyrus: 1 }],
    },
  },
  {
    id: 'shipyard-b',
    confidence: 'low',
    wonder: 'yellow',
    costs: {
      red: [{ stone: 1 }, { ore: 1 }, { papyrus: 1 }, { clay: 2 }, { coins: 3 }, { wood: 1, cloth: 1 }],
      yellow: [{ ore: 1 }, { clay: 1 }, { glass: 1 }, { wood: 2 }, { coins: 3 }, { stone: 1, papyrus: 1 }],
      blue: [{ clay: 1 }, { wood: 1 }, { cloth: 1 }, { stone: 2 }, { coins: 3 }, { ore: 1, glass: 1 }],
      green: [{ wood: 1 }, { stone: 1 }, { papyrus: 1 }, { ore: 2 }, { coins: 3 }, { clay: 1, cloth: 1 }],
    },
  },
  {
    id: 'shipyard-c',
    confidence: 'low',
    wonder: 'blue',
    costs: {
      red: [{ ore: 1 }, { clay: 1 }, { cloth: 1 }, { wood: 2 }, { coins: 3 }, { stone: 1, glass: 1 }],
      yellow: [{ clay: 1 }, { wood: 1 }, { papyrus: 1 }, { stone: 2 }, { coins: 3 }, { ore: 1, cloth: 1 }],
      blue: [{ wood: 1 }, { stone: 1 }, { glass: 1 }, { ore: 2 }, { coins: 3 }, { clay: 1, papyrus: 1 }],
      green: [{ stone: 1 }, { ore: 1 }, { cloth: 1 }, { clay: 2 }, { coins: 3 }, { wood: 1, glass: 1 }],
    },
  },
  {
    id: 'shipyard-d',
    confidence: 'low',
    wonder: 'green',
    costs: {
      red: [{ clay: 1 }, { wood: 1 }, { glass: 1 }, { stone: 2 }, { coins: 3 }, { ore: 1, papyrus: 1 }],
      yellow: [{ wood: 1 }, { stone: 1 }, { cloth: 1 }, { ore: 2 }, { coins: 3 }, { clay: 1, glass: 1 }],
      blue: [{ stone: 1 }, { ore: 1 }, { papyrus: 1 }, { clay: 2 }, { coins: 3 }, { wood: 1, cloth: 1 }],
      green: [{ ore: 1 }, { clay: 1 }, { glass: 1 }, { wood: 2 }, { coins: 3 }, { stone: 1, papyrus: 1 }],
    },
  },
  {
    id: 'shipyard-e',
    confidence: 'low',
    wonder: 'red',
    costs: {
      red: [{ wood: 1 }, { stone: 1 }, { papyrus: 1 }, { ore: 2 }, { coins: 3 }, { clay: 1, cloth: 1 }],
      yellow: [{ stone: 1 }, { ore: 1 }, { glass: 1 }, { clay: 2 }, { coins: 3 }, { wood: 1, papyrus: 1 }],
      blue: [{ ore: 1 }, { clay: 1 }, { cloth: 1 }, { wood: 2 }, { coins: 3 }, { stone: 1, glass: 1 }],
      green: [{ clay: 1 }, { wood: 1 }, { papyrus: 1 }, { stone: 2 }, { coins: 3 }, { ore: 1, cloth: 1 }],
    },
  },
  {
    id: 'shipyard-f',
    confidence: 'low',
    wonder: 'blue',
    costs: {
      red: [{ stone: 1 }, { ore: 1 }, { cloth: 1 }, { clay: 2 }, { coins: 3 }, { wood: 1, glass: 1 }],
      yellow: [{ ore: 1 }, { clay: 1 }, { papyrus: 1 }, { wood: 2 }, { coins: 3 }, { stone: 1, cloth: 1 }],
      blue: [{ clay: 1 }, { wood: 1 }, { glass: 1 }, { stone: 2 }, { coins: 3 }, { ore: 1, papyrus: 1 }],
      green: [{ wood: 1 }, { stone: 1 }, { cloth: 1 }, { ore: 2 }, { coins: 3 }, { clay: 1, glass: 1 }],
    },
  },
  {
    id: 'shipyard-g',
    confidence: 'low',
    wonder: 'green',
    costs: {
      red: [{ ore: 1 }, { clay: 1 }, { glass: 1 }, { wood: 2 }, { coins: 3 }, { stone: 1, papyrus: 1 }],
      yellow: [{ clay: 1 }, { wood: 1 }, { cloth: 1 }, { stone: 2 }, { coins: 3 }, { ore: 1, glass: 1 }],
      blue: [{ wood: 1 }, { stone: 1 }, { papyrus: 1 }, { ore: 2 }, { coins: 3 }, { clay: 1, cloth: 1 }],
      green: [{ stone: 1 }, { ore: 1 }, { glass: 1 }, { clay: 2 }, { coins: 3 }, { wood: 1, papyrus: 1 }],
    },
  },
  {
    id: 'shipyard-h',
    confidence: 'low',
    wonder: 'yellow',
    costs: {
      red: [{ clay: 1 }, { wood: 1 }, { papyrus: 1 }, { stone: 2 }, { coins: 3 }, { ore: 1, cloth: 1 }],
      yellow: [{ wood: 1 }, { stone: 1 }, { glass: 1 }, { ore: 2 }, { coins: 3 }, { clay: 1, papyrus: 1 }],
      blue: [{ stone: 1 }, { ore: 1 }, { cloth: 1 }, { clay: 2 }, { coins: 3 }, { wood: 1, glass: 1 }],
      green: [{ ore: 1 }, { clay: 1 }, { papyrus: 1 }, { wood: 2 }, { coins: 3 }, { stone: 1, cloth: 1 }],
    },
    firstEditionOnly: true,
  },
]
