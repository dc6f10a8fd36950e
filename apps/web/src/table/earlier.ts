/** The questions of an Age as they were asked, and what bots remember of them. */
import type { Before } from '@heptapolis/bots'
import { gameOf, readMove } from '@heptapolis/engine/records'
import { controller, type Game, type GameRecord, type Ruleset, type Seat, sight, state } from '@heptapolis/engine/show'

/** A question as it was when nobody had answered it: how many moves had been made, and the game. */
export interface Open {
  after: number
  cells: Int32Array
}

/** One more question. With an Age go the hands, and what there is to remember of them. */
export function asking(before: readonly Open[], g: Game, after: number): Open[] {
  const age = state.age.get(g)
  const ofThisAge = before.filter(({ cells }) => state.age.get(gameOf(g.rules, cells)) === age)
  return [...ofThisAge, { after, cells: g.cells.slice() }]
}

/** What a city saw when it was asked before, and what was chosen for it. */
export function earlierOf(
  city: Seat,
  rules: Ruleset,
  questions: readonly Open[],
  moves: GameRecord['moves'],
): readonly Before[] {
  return questions.slice(0, -1).flatMap(({ after, cells }, i) => {
    const answer = moves.slice(after, questions[i + 1].after).find(([seat]) => seat === city)
    if (!answer) return []
    const g = gameOf(rules, cells)
    const move = readMove(g, city, answer[1])
    return move.ok ? [{ seen: sight(g, controller(g, city)), move: move.value }] : []
  })
}
