/** Behaviour of earlier engines, so that their games replay unchanged. */

import { MoveList } from '../../kernel/move-list.ts'
import { QUEUE_CELLS, withdraw } from '../../kernel/questions/queue.ts'
import { advance } from '../../kernel/runner.ts'
import type { Game } from '../../rules/contract/box.ts'
import { isBefore } from '../../rules/ruleset/data-versions.ts'
import { COLUMNS } from '../../rules/state.ts'
import { ENGINE } from './digest.ts'

const state = COLUMNS

/** Version since which questions are asked even if declining is the only answer. */
const ASKS_IN_VAIN = '2.1.0'

/** Skips open questions that this engine version did not ask. */
export function passOver(g: Game, engine = '1.0.0'): void {
  if (engine === ENGINE || !isBefore(engine, ASKS_IN_VAIN)) return
  for (let at = firstInVain(g); at >= 0; at = firstInVain(g)) {
    withdraw(g, at)
    advance(g)
  }
}

const DECLINING = 1

/** Queue place of a question with declining as the only answer; -1 if there is none. */
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
