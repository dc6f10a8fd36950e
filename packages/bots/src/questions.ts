/**
 * Questions to the players in the current Age, with the state at each, and the input of a bot that answers the last
 * one.
 */
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
import type { BotSeat, EarlierChoice } from './at-table.ts'

/** Question before any answer: the number of moves made, and the state. */
export interface OpenQuestion {
  after: number
  cells: Int32Array
}

/** Moves of a record, each with its city. */
type Moves = readonly (readonly [number, MoveJson])[]

/** Appends a question. A new Age starts an empty list, because hands are remembered per Age. */
export function asking(before: readonly OpenQuestion[], g: Game, after: number): OpenQuestion[] {
  const age = state.age.get(g)
  const ofThisAge = before.filter(({ cells }) => state.age.get(gameOf(g.rules, cells)) === age)
  return [...ofThisAge, { after, cells: g.cells.slice() }]
}

/**
 * Input of a bot for the last question: the state at its opening, without later answers, and a seed derived from the
 * view. So repeated calls choose the same.
 */
export function askedOf(city: number, rules: Ruleset, questions: readonly OpenQuestion[], moves: Moves): BotSeat {
  const seen = openingFor(city, rules, questions[questions.length - 1], moves)
  return { city, seen, dice: `${hash(seen)} ${city}`, earlier: () => earlierOf(city, rules, questions, moves) }
}

/** For the free city, also the choice of its keeper. */
function openingFor(city: number, rules: Ruleset, { after, cells }: OpenQuestion, moves: Moves): Seen {
  const g = gameOf(rules, cells.slice())
  const keeper = controller(g, city)
  const isOnTheWay = state.queue.size(g, 0) > 0
  const own = keeper === city || isOnTheWay ? undefined : moves.slice(after).find(([seat]) => seat === keeper)
  const move = own && readMove(g, keeper, own[1])
  if (move?.ok) apply(g, keeper, move.value)
  return sight(g, keeper)
}

/** Earlier views of a city in this Age, with its choices. */
export function earlierOf(
  city: number,
  rules: Ruleset,
  questions: readonly OpenQuestion[],
  moves: Moves,
): readonly EarlierChoice[] {
  return questions.slice(0, -1).flatMap(({ after, cells }, i) => {
    const answer = moves.slice(after, questions[i + 1].after).find(([seat]) => seat === city)
    if (!answer) return []
    const g = gameOf(rules, cells)
    const move = readMove(g, city, answer[1])
    return move.ok ? [{ seen: sight(g, controller(g, city)), move: move.value }] : []
  })
}
