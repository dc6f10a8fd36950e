/** Former names in this box, so that old records, positions and links stay readable. Entries are never removed. */
import type { Former } from '@heptapolis/engine/box'

export const FORMER: Former = {
  options: { edifices: 'edificeCards' },
  pieces: {
    'carthage-day': ['carthage-a'],
    'carthage-day-stage-1': ['carthage-a-1', 'carthage-day-1'],
    'carthage-day-stage-2-left': ['carthage-a-2-left', 'carthage-day-2-left'],
    'carthage-day-stage-2-right': ['carthage-a-2-right', 'carthage-day-2-right'],
    'carthage-day-stage-3': ['carthage-a-3', 'carthage-day-3'],
    'carthage-night': ['carthage-b'],
    'carthage-night-stage-1-left': ['carthage-b-1-left', 'carthage-night-1-left'],
    'carthage-night-stage-1-right': ['carthage-b-1-right', 'carthage-night-1-right'],
    'carthage-night-stage-2-left': ['carthage-b-2-left', 'carthage-night-2-left'],
    'carthage-night-stage-2-right': ['carthage-b-2-right', 'carthage-night-2-right'],
    'ur-day': ['ur-a'],
    'ur-day-stage-1': ['ur-a-1', 'ur-day-1'],
    'ur-day-stage-2': ['ur-a-2', 'ur-day-2'],
    'ur-day-stage-3': ['ur-a-3', 'ur-day-3'],
    'ur-night': ['ur-b'],
    'ur-night-stage-1': ['ur-b-1', 'ur-night-1'],
    'ur-night-stage-2': ['ur-b-2', 'ur-night-2'],
    'ur-night-stage-3': ['ur-b-3', 'ur-night-3'],
  },
}
