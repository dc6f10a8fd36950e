/** The questions of an Age as they were asked, and what a bot that answers one is told. */
import { gameOf, hash } from '@heptapolis/engine/records'
import {
  apply,
  controller,
  type Game,
  type MoveJson,
  type Ruleset,
  readMove,
  type Seen,
  sight,
  state,
} from '@heptapolis/engine/search'
import type { AtTable, Before } from './at-table.ts'

/** A question as it was when nobody had answered it: how many moves had been made, and the game. */
export interface Open {
  after: number
  cells: Int32Array
}

/** The moves of a record, each with the city it was made for. */
type Moves = readonly (readonly [number, MoveJson])[]

/** One more question. With an Age go the hands, and what there is to remember of them. */
export function asking(before: readonly Open[], g: Game, after: number): Open[] {
  const age = state.age.get(g)
  const ofThisAge = before.filter(({ cells }) => state.age.get(gameOf(g.rules, cells)) === age)
  return [...ofThisAge, { after, cells: g.cells.slice() }]
}

/**
 * What a bot is asked for a city in the last of the questions: as it opened, whoever has answered since, with dice that
 * follow from what is seen. So it chooses the same whenever it is asked.
 */
export function askedOf(city: number, rules: Ruleset, questions: readonly Open[], moves: Moves): AtTable {
  const seen = openingFor(city, rules, questions[questions.length - 1], moves)
  return { city, seen, dice: `${hash(seen)} ${city}`, earlier: () => earlierOf(city, rules, questions, moves) }
}

/** For the city that nobody plays also what its keeper has chosen. */
function openingFor(city: number, rules: Ruleset, { after, cells }: Open, moves: Moves): Seen {
  const g = gameOf(rules, cells.slice())
  const keeper = controller(g, city)
  const isOnTheWay = state.queue.size(g, 0) > 0
  const own = keeper === city || isOnTheWay ? undefined : moves.slice(after).find(([seat]) => seat === keeper)
  const move = own && readMove(g, keeper, own[1])
  if (move?.ok) apply(g, keeper, move.value)
  return sight(g, keeper)
}

/** What a city saw when it was asked before, and what was chosen for it. */
export function earlierOf(city: number, rules: Ruleset, questions: readonly Open[], moves: Moves): readonly Before[] {
  return questions.slice(0, -1).flatMap(({ after, cells }, i) => {
    const answer = moves.slice(after, questions[i + 1].after).find(([seat]) => seat === city)
    if (!answer) return []
    const g = gameOf(rules, cells)
    const move = readMove(g, city, answer[1])
    return move.ok ? [{ seen: sight(g, controller(g, city)), move: move.value }] : []
  })
}
