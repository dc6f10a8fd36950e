/** Examples: scoring with Armada. */
import type { Example } from '../../../atom.ts'
import { ephesos, rhodos } from '../../../example-cities.ts'
import { gizah, setup, withCities } from './table.ts'

export const counted: readonly Example[] = [
  {
    id: 'naval-not-military',
    shows: ['score-naval'],
    position: { setup, cities: [{ ...gizah, navalTokens: [3, 5, -2] }, rhodos, ephesos] },
    claims: [
      { seat: 0, line: 'naval', points: 6, of: [3, 5, -2] },
      { seat: 0, line: 'military', points: 0 },
    ],
  },
  {
    id: 'most-then-free',
    shows: ['majority-order'],
    position: {
      setup,
      cities: [
        {
          ...gizah,
          cards: ['workshop', 'laboratory', 'apothecary', 'dispensary', 'cabinet-of-explorers'],
          islands: ['golden-archipelago'],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 21, of: [9, 4, 1, 7] }],
  },
  {
    id: 'midas-no-limit',
    shows: ['guild-cap-leaders'],
    position: {
      setup: { boxes: ['armada', 'leaders'] },
      cities: [{ ...gizah, coins: 60, leaders: ['midas'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'leaders', points: 20 }],
  },
  {
    id: 'mask-finds-nothing',
    shows: ['armada-mask'],
    position: {
      setup: withCities,
      cities: [{ ...gizah, cards: ['pigeonhole'] }, { ...rhodos, cards: ['navigation-firm'] }, ephesos],
    },
    claims: [{ seat: 0, line: 'science', points: 0 }],
  },
  {
    id: 'most-of-borrowed',
    shows: ['majority-borrowed'],
    position: {
      setup: withCities,
      cities: [
        { ...gizah, cards: ['apothecary', 'pigeonhole', 'band-of-spies', 'navigation-firm'] },
        { ...rhodos, cards: ['workshop', 'laboratory'] },
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 10, of: [1, 9] }],
  },
]
