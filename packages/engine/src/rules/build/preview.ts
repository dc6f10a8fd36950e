/** Preview of a move: all others do nothing, and nothing hidden is revealed. For bots and hints. */
import { copy } from '../../kernel/game.ts'
import type { Move } from '../../kernel/move.ts'
import { setChoice } from '../../kernel/questions/asking.ts'
import { questionAt } from '../../kernel/questions/queue.ts'
import type { Game } from '../contract/box.ts'
import { COLUMNS } from '../state.ts'

const state = COLUMNS

/** Sets `into` to the game after this move alone. Stops at the next question. */
export function preview(g: Game, seat: number, move: Move, into: Game): void {
  copy(g, into)
  if (state.queue.size(into, 0) > 0) {
    answerAlone(into, seat, move)
    return
  }
  state.asking.set(into, 0)
  for (let other = 0; other < g.rules.cities; other++) state.chosen.clear(into, other)
  setChoice(into, seat, move)
  for (const line of g.rules.resolution) {
    line.run(into)
    if (state.queue.size(into, 0) > 0) return
  }
}

function answerAlone(g: Game, seat: number, move: Move): void {
  const [kind, , x, y] = state.queue.items(g).slice(questionAt(g, seat))
  state.queue.clear(g)
  g.rules.decisions[kind].answer(g, seat, move, x, y)
}
