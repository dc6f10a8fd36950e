/**
 * Views of the game for one seat or spectators. While a round is open, a view changes only by that side's choices and
 * the list of cities that have answered.
 */

import { type Game, type Position, view } from '@heptapolis/engine'
import { PUBLIC, state } from '@heptapolis/engine/show'
import type { GameState, TableState } from '../model/state.ts'
import type { SeatView } from '../model/view-cache.ts'
import { isOneOf } from '../play/versions.ts'

/** `viewer` is undefined for a spectator. */
export function seenBy(table: TableState, play: GameState, viewer: number | undefined): SeatView {
  const own = play.choices.flatMap(({ n, seat }) => (isOneOf(table, seat, viewer) ? [n] : [])).join()
  const { written, told, asked } = play.viewCache.see(play, viewer ?? PUBLIC, own)
  return { view: answeredAs(written.position, play.standing), told, asked }
}

/** The view with the cities that have answered so far. */
function answeredAs(seen: Position, standing: Game): Position {
  if (!seen.question) return seen
  const { answered: _, ...question } = seen.question
  return { ...seen, question: answeredIn(question, standing) }
}

/** The question with the cities that have answered, if any. */
export function answeredIn<Q extends object>(question: Q, standing: Game): Q & { answered?: number[] } {
  const bits = state.answered.get(standing)
  const answered: number[] = []
  for (let city = 0; city < standing.rules.cities; city++) if (bits & (1 << city)) answered.push(city)
  return answered.length > 0 ? { ...question, answered } : question
}

const hands = new WeakMap<Game, Position[]>()

/** Views of all seats of a past state. */
export function seenByAll(game: Game): Position[] {
  const known = hands.get(game) ?? Array.from({ length: game.rules.players }, (_, seat) => view(game, seat))
  hands.set(game, known)
  return known
}
