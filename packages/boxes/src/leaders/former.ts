/** Former names in this box, so that old records, positions and links stay readable. Entries are never removed. */
import type { Former } from '@heptapolis/engine/box'

export const FORMER: Former = {
  options: { leaders: 'leadersPool', anniversary: 'leadersAnniversary' },
  pieces: {
    'abu-simbel-a': ['abu-simbel-day'],
    'abu-simbel-a-stage-1': ['abu-simbel-day-1'],
    'abu-simbel-a-stage-2': ['abu-simbel-day-2'],
    'abu-simbel-a-stage-3': ['abu-simbel-day-3'],
    'abu-simbel-b': ['abu-simbel-night'],
    'abu-simbel-b-stage-1': ['abu-simbel-night-1'],
    'abu-simbel-b-stage-2': ['abu-simbel-night-2'],
    'rome-a': ['rome-day'],
    'rome-a-stage-1': ['rome-a-1', 'rome-day-1'],
    'rome-a-stage-2': ['rome-a-2', 'rome-day-2'],
    'rome-b': ['rome-night'],
    'rome-b-stage-1': ['rome-b-1', 'rome-night-1'],
    'rome-b-stage-2': ['rome-b-2'],
    'rome-b-stage-2-2e': ['rome-night-2'],
    'rome-b-stage-3': ['rome-b-3', 'rome-night-3'],
  },
}
