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
  forgetChoices(into)
  setChoice(into, seat, move)
  resolve(into)
}

/** Sets `into` to the game after what a player chose in this turn: for the own city, and if given for the free city. */
export function previewKept(
  g: Game,
  keeper: number,
  kept: Move,
  into: Game,
  free?: { seat: number; move: Move },
): void {
  copy(g, into)
  forgetChoices(into)
  setChoice(into, keeper, kept)
  if (free) setChoice(into, free.seat, free.move)
  resolve(into)
}

function forgetChoices(g: Game): void {
  state.asking.set(g, 0)
  for (let seat = 0; seat < g.rules.cities; seat++) state.chosen.clear(g, seat)
}

function resolve(g: Game): void {
  for (const line of g.rules.resolution) {
    line.run(g)
    if (state.queue.size(g, 0) > 0) return
  }
}

function answerAlone(g: Game, seat: number, move: Move): void {
  const [kind, , x, y] = state.queue.items(g).slice(questionAt(g, seat))
  state.queue.clear(g)
  g.rules.decisions[kind].answer(g, seat, move, x, y)
}
