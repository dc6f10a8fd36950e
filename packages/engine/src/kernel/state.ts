/** The columns the kernel keeps: where the game stands, its chance, what is asked and answered. */
import { KEY_WORDS } from './chance/chacha.ts'
import { Counter, List, Table } from './columns/column.ts'
import { MOVE_CELLS } from './move.ts'
import { count, quiet } from './position/forms.ts'
import { answer, chanceForm, scriptLine } from './position/own-forms.ts'

const fixed = true

/**
 * Modules that run thousands of times a game bind this to a constant of their own: what a module imports is looked up at
 * each use, what it holds itself the runtime folds away (a tenth of the time of a game).
 */
export const KERNEL_COLUMNS = {
  /** The next line of the script. */
  line: new Counter('line', { fixed, sees: 'all', position: quiet(scriptLine) }),
  /** How many deals there have been, and the key of the game's chance; see chance.ts. */
  chance: new Table('chance', 1 + KEY_WORDS, false, { fixed, position: quiet(chanceForm) }),
  /** The secret simultaneous question now open, as its number + 1; 0 for none. */
  asking: new Counter('asking', { fixed, sees: 'all', position: 'apart', inputs: { as: 'nothing' } }),
  asked: new Counter('asked', { fixed, sees: 'all', position: 'apart', inputs: { as: 'seats' } }),
  answered: new Counter('answered', { fixed, sees: 'all', position: 'apart', inputs: { as: 'seats' } }),
  /** Questions that came up on the way, four numbers each: kind, seat, and two of the kind's own. */
  queue: new List('queue', 128, false, { fixed, sees: 'all', position: 'apart', inputs: { as: 'nothing' } }),
  /** Who answers for a city that nobody plays. */
  keeper: new Counter('keeper', { fixed, sees: 'all', position: quiet(count(1)), inputs: { as: 'nothing' } }),
  /** What the seat has chosen, as the six numbers of a move. */
  chosen: new Table('chosen', MOVE_CELLS, true, { fixed, sees: 'own', position: answer }),
  /** What the seat has answered to a question of the queue that several are asked, in the same form. */
  replies: new Table('replies', MOVE_CELLS, true, { fixed, sees: 'own', position: answer, inputs: { as: 'nothing' } }),
}
