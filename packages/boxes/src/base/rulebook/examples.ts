/** Worked examples of the base game: tests run them, pages draw them. */
import type { Example } from '../../atom.ts'
import { cases } from './cases.ts'
import { conflicts } from './examples/conflicts.ts'
import { score } from './examples/score.ts'
import { trade } from './examples/trade.ts'
import { turns } from './examples/turns.ts'
import { uses } from './examples/uses.ts'

export const examples: readonly Example[] = [...turns, ...uses, ...trade, ...conflicts, ...score, ...cases]
