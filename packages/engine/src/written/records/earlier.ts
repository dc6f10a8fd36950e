/** What earlier engines did otherwise, so that their games are played again as they were. */

import { MoveList } from '../../kernel/move-list.ts'
import { QUEUE_CELLS, withdraw } from '../../kernel/questions/queue.ts'
import { advance } from '../../kernel/runner.ts'
import type { Game } from '../../rules/contract/box.ts'
import { isBefore } from '../../rules/ruleset/data-versions.ts'
import { COLUMNS } from '../../rules/state.ts'
import { ENGINE } from './digest.ts'

const state = COLUMNS

/** Since then a question is asked though nothing but declining is left. */
const ASKS_IN_VAIN = '2.1.0'

/** Passes over the open questions that this engine would not have asked. */
export function passOver(g: Game, engine = '1.0.0'): void {
  if (engine === ENGINE || !isBefore(engine, ASKS_IN_VAIN)) return
  for (let at = firstInVain(g); at >= 0; at = firstInVain(g)) {
    withdraw(g, at)
    advance(g)
  }
}

const DECLINING = 1

/** Where a question stands in the queue that leaves nothing but declining; -1 where there is none. */
function firstInVain(g: Game): number {
  for (let at = 0; at < state.queue.size(g, 0); at += QUEUE_CELLS) {
    const [kind, seat, x, y] = [0, 1, 2, 3].map((cell) => state.queue.item(g, 0, at + cell))
    const { evenInVain, moves } = g.rules.decisions[kind]
    if (!evenInVain) continue
    const left = new MoveList()
    moves(g, seat, x, y, left)
    if (left.length === DECLINING) return at
  }
  return -1
}
