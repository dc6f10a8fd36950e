/** Former names in this box, so that old records, positions and links stay readable. Entries are never removed. */
import type { Former } from '@heptapolis/engine/box'

export const FORMER: Former = {
  pieces: {
    'wonder-catan-a': ['catan-a', 'catan-day'],
    'wonder-catan-a-stage-1': ['catan-a-1', 'catan-day-1'],
    'wonder-catan-a-stage-2': ['catan-a-2', 'catan-day-2'],
    'wonder-catan-a-stage-3': ['catan-a-3', 'catan-day-3'],
    'wonder-catan-b': ['catan-b', 'catan-night'],
    'wonder-catan-b-stage-1': ['catan-b-1', 'catan-night-1'],
    'wonder-catan-b-stage-2': ['catan-b-2', 'catan-night-2'],
    'wonder-manneken-pis-promo-a': ['manneken-pis-promo'],
    'wonder-manneken-pis-promo-a-stage-1': ['manneken-pis-promo-1'],
    'wonder-manneken-pis-promo-a-stage-2': ['manneken-pis-promo-2'],
    'wonder-manneken-pis-promo-a-stage-3': ['manneken-pis-promo-3'],
  },
}
