/** Columns of the kernel: script line, random state, questions and answers. */
import { KEY_WORDS } from './chance/chacha.ts'
import { Counter, List, Table } from './columns/column.ts'
import { MOVE_CELLS } from './move.ts'
import { count, quiet } from './position/forms.ts'
import { answer, chanceForm, scriptLine } from './position/own-forms.ts'

const fixed = true

/**
 * Hot modules bind this object to a local constant: the runtime looks up imports at each use but folds local constants
 * (saves a tenth of the time of a game).
 */
export const KERNEL_COLUMNS = {
  /** The next line of the script. */
  line: new Counter('line', { fixed, sees: 'all', position: quiet(scriptLine) }),
  /** Number of deals, and the random key; see chance.ts. */
  chance: new Table('chance', 1 + KEY_WORDS, false, { fixed, position: quiet(chanceForm) }),
  /** Open secret question as its number + 1; 0 for none. */
  asking: new Counter('asking', { fixed, sees: 'all', position: 'apart', inputs: { as: 'nothing' } }),
  asked: new Counter('asked', { fixed, sees: 'all', position: 'apart', inputs: { as: 'seats' } }),
  answered: new Counter('answered', { fixed, sees: 'all', position: 'apart', inputs: { as: 'seats' } }),
  /** Queued questions, four numbers each: kind, seat, and two defined by the kind. */
  queue: new List('queue', 128, false, { fixed, sees: 'all', position: 'apart', inputs: { as: 'nothing' } }),
  /** Player who answers for the free city. */
  keeper: new Counter('keeper', { fixed, sees: 'all', position: quiet(count(1)), inputs: { as: 'nothing' } }),
  /** Choice of the seat, as the six numbers of a move. */
  chosen: new Table('chosen', MOVE_CELLS, true, { fixed, sees: 'own', position: answer }),
  /** Reply of the seat to a queued question that several seats are asked, in the same form. */
  replies: new Table('replies', MOVE_CELLS, true, { fixed, sees: 'own', position: answer, inputs: { as: 'nothing' } }),
}
