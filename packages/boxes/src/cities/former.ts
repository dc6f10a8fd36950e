/** Former names in this box, so that old records, positions and links stay readable. Entries are never removed. */
import type { Former } from '@heptapolis/engine/box'

export const FORMER: Former = {
  options: { anniversary: 'citiesAnniversary' },
  pieces: {
    'byzantium-a': ['byzantium-day'],
    'byzantium-a-stage-1': ['byzantium-a-1', 'byzantium-day-1'],
    'byzantium-a-stage-2': ['byzantium-a-2'],
    'byzantium-a-stage-2-2e': ['byzantium-day-2'],
    'byzantium-a-stage-3': ['byzantium-a-3', 'byzantium-day-3'],
    'byzantium-b': ['byzantium-night'],
    'byzantium-b-stage-1': ['byzantium-b-1'],
    'byzantium-b-stage-1-2e': ['byzantium-night-1'],
    'byzantium-b-stage-2': ['byzantium-b-2'],
    'byzantium-b-stage-2-2e': ['byzantium-night-2'],
    'petra-a': ['petra-day'],
    'petra-a-stage-1': ['petra-a-1', 'petra-day-1'],
    'petra-a-stage-2': ['petra-a-2'],
    'petra-a-stage-2-2e': ['petra-day-2'],
    'petra-a-stage-3': ['petra-a-3', 'petra-day-3'],
    'petra-b': ['petra-night'],
    'petra-b-stage-1': ['petra-b-1', 'petra-night-1'],
    'petra-b-stage-2': ['petra-b-2'],
    'petra-b-stage-2-2e': ['petra-night-2'],
  },
}
