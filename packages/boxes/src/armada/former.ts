/** Former names in this box, so that old records, positions and links stay readable. Entries are never removed. */
import type { Former } from '@heptapolis/engine/box'

export const FORMER: Former = {
  pieces: {
    'siracusa-a-stage-1': ['siracusa-a-1'],
    'siracusa-a-stage-2': ['siracusa-a-2'],
    'siracusa-a-stage-3': ['siracusa-a-3'],
    'siracusa-b-stage-1': ['siracusa-b-1'],
    'siracusa-b-stage-2': ['siracusa-b-2'],
    'siracusa-b-stage-3': ['siracusa-b-3'],
    'siracusa-day-stage-1': ['siracusa-day-1'],
    'siracusa-day-stage-2': ['siracusa-day-2'],
    'siracusa-day-stage-3': ['siracusa-day-3'],
    'siracusa-night-stage-1': ['siracusa-night-1'],
    'siracusa-night-stage-2': ['siracusa-night-2'],
    'siracusa-night-stage-3': ['siracusa-night-3'],
  },
}
