/** Direction in which the hands are passed: by Age in a turn; drafted leaders and tiles always go right; two players swap. */
import {
  controller,
  type Game,
  isLastTurn,
  left,
  passesLeft,
  question,
  right,
  state,
  toAct,
} from '@heptapolis/engine/show'

export interface PassDirection {
  side: 'left' | 'right'
  to: number
}

const TURN = 'turn'
const PASSED_RIGHT = new Set(['leader-draft', 'tiles'])

/** Undefined if the rest stays or is discarded. */
export function passingOf(g: Game, city: number, question: string): PassDirection | undefined {
  if (question === TURN) return isLastTurn(g) ? undefined : passingTo(g, city, passesLeft(g) ? 'left' : 'right')
  return PASSED_RIGHT.has(question) ? passingTo(g, city, 'right') : undefined
}

/** Whether the hand of this turn comes back in the same Age, after every other player has had it. */
export const handComesBack = (g: Game): boolean => state.turn.get(g) + g.rules.players <= state.turns.get(g)

/** General pass direction around the table for the asked players. */
export function roundTheTable(g: Game): PassDirection['side'] | undefined {
  const [city = 0] = toAct(g)
  return passingOf(g, city, question(g, city)?.id ?? TURN)?.side
}

function passingTo(g: Game, city: number, side: PassDirection['side']): PassDirection {
  if (g.rules.players < g.rules.cities) return swapOf(g, controller(g, city))
  return { side, to: side === 'left' ? left(g, city) : right(g, city) }
}

/** Two players swap their hands in every Age; the free city has none. */
function swapOf(g: Game, player: number): PassDirection {
  const to = 1 - player
  return { side: left(g, player) === to ? 'left' : 'right', to }
}
