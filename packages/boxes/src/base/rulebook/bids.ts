/** Rules of bids for wonders: only in books of tables where somebody pays for a bid. */
import { type Atom, type Condition, rule } from '../../atom.ts'

const afterBids: Condition = { bids: true }
const proof = ['base/scoring.test.ts: is taken off in a line of its own and decides the ranks']

export const BIDS: readonly Atom[] = [
  rule('setup-bids', 'setup/table', 'ours', { when: afterBids, after: 'setup-board', proof }),
  rule('score-bid', 'game-end/lines', 'ours', { when: afterBids, explains: ['score:bid'], proof }),
]
