/** Solutions of the last turn and of the last two turns, against every possible answer of the others. */
import {
  apply,
  clone,
  type Game,
  isOver,
  type Move,
  moveCode,
  moves,
  question,
  SELL,
  scores,
  state,
  toAct,
  total,
} from '@heptapolis/engine/search'
import { isSameUse, mean } from './positions.ts'

/** More combinations of answers are not solved. */
const MOST_ANSWERS = 4000

export interface Ending {
  readonly margin: number
  readonly own: number
  /** Own points by score line; `rivals` counts what the best rival has less. */
  readonly lines: Readonly<Record<string, number>>
}

/** A move with one ending per combination of answers. */
export interface SolvedMove {
  readonly move: Move
  readonly endings: readonly Ending[]
  readonly margin: number
}

type Answers = readonly (readonly [number, Move])[]

export function endingOf(g: Game, seat: number): Ending {
  const rivals = scores(g).flatMap(({ seat: other }) => (other === seat ? [] : [total(g, other)]))
  const own = scores(g)[seat].rows
  const rival = Math.max(...rivals)
  return {
    margin: total(g, seat) - rival,
    own: total(g, seat),
    lines: { ...Object.fromEntries(own.map(({ id, points }) => [id, points])), rivals: -rival },
  }
}

const combined = (others: readonly number[], movesOf: (seat: number) => readonly Move[]): Answers[] =>
  others.reduce<Answers[]>(
    (all, other) => all.flatMap((one) => movesOf(other).map((move) => [...one, [other, move] as const])),
    [[]],
  )

/** Every move of a seat in the last turn of the game against every answer; undefined where another question follows. */
export function solveLastTurn(g: Game, seat: number): SolvedMove[] | undefined {
  const others = toAct(g).filter((other) => other !== seat)
  const combinations = others.reduce((product, other) => product * moves(g, other).length, 1)
  if (question(g, seat)?.id !== 'turn' || combinations > MOST_ANSWERS) return undefined
  const answers = combined(others, (other) => moves(g, other))
  return solveWith(g, seat, moves(g, seat), answers, (after, answer) => {
    for (const [other, one] of answer) apply(after, other, one)
    return isOver(after)
  })
}

function solveWith(
  g: Game,
  seat: number,
  mine: readonly Move[],
  answers: readonly Answers[],
  end: (after: Game, answer: Answers) => boolean,
): SolvedMove[] | undefined {
  const all: SolvedMove[] = []
  for (const move of mine) {
    const endings: Ending[] = []
    for (const answer of answers) {
      const after = clone(g)
      apply(after, seat, move)
      if (!end(after, answer)) return undefined
      endings.push(endingOf(after, seat))
    }
    all.push({ move, endings, margin: mean(endings.map(({ margin }) => margin)) })
  }
  return all.sort((a, b) => b.margin - a.margin)
}

/**
 * Every move of a seat in the turn before the last one against every answer. In the last turn each city then makes the
 * most points that it can. Undefined where another question follows.
 */
export function solveTwoTurns(g: Game, seat: number): SolvedMove[] | undefined {
  const others = toAct(g).filter((other) => other !== seat)
  if (question(g, seat)?.id !== 'turn') return undefined
  const answers = combined(others, (other) => cheapest(moves(g, other)))
  return solveWith(g, seat, cheapest(moves(g, seat)), answers, (after, answer) => {
    for (const [other, one] of answer) apply(after, other, one)
    return playLastTurn(after)
  })
}

/** One payment per use of a card: the cheapest. */
function cheapest(all: readonly Move[]): Move[] {
  const sorted = all.toSorted((a, b) => moveCode.total(a.pay) - moveCode.total(b.pay))
  return sorted.filter((move, i) => sorted.findIndex((one) => isSameUse(one, move)) === i)
}

function playLastTurn(g: Game): boolean {
  const cities = toAct(g)
  if (state.turn.get(g) !== state.turns.get(g) || cities.some((city) => question(g, city)?.id !== 'turn')) return false
  const chosen = cities.map((city) => mostPoints(g, city))
  for (const [i, city] of cities.entries()) apply(g, city, chosen[i])
  return isOver(g)
}

/** The move after which a city has most points, if all others sell. */
function mostPoints(g: Game, city: number): Move {
  const others = toAct(g).filter((other) => other !== city)
  const sales = others.map((other) => moves(g, other).find(({ action }) => action === SELL))
  let best: Move | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const move of cheapest(moves(g, city))) {
    const after = clone(g)
    apply(after, city, move)
    for (const [i, other] of others.entries()) apply(after, other, sales[i] ?? moves(g, other)[0])
    const points = total(after, city)
    if (points > most) [best, most] = [move, points]
  }
  return best ?? moves(g, city)[0]
}

/** True if the first move never ends worse than the other. */
export const isNeverWorse = (one: SolvedMove, other: SolvedMove): boolean =>
  one.endings.every(({ margin }, i) => margin >= other.endings[i].margin)

export const isAlwaysBetter = (one: SolvedMove, other: SolvedMove): boolean =>
  one.endings.every(({ margin }, i) => margin > other.endings[i].margin)

/** Score lines by their part of the advantage of one move, in points. */
export function partsOf(best: SolvedMove, other: SolvedMove): Record<string, number> {
  const lines = Object.keys(best.endings[0].lines)
  return Object.fromEntries(
    lines.map((line) => [line, mean(best.endings.map((end, i) => end.lines[line] - other.endings[i].lines[line]))]),
  )
}

/**
 * The decisive difference: the net of all own lines, the coins, or the rivals. Within the own lines, the one with the largest part.
 * Equal parts are equally right.
 */
export function mainLines(parts: Readonly<Record<string, number>>): string[] {
  const { treasury, rivals, ...lines } = parts
  const net = Object.values(lines).reduce((sum, points) => sum + points, 0)
  const most = Math.max(net, treasury, rivals)
  const isMain = (points: number): boolean => points >= most - EQUAL
  const largest = Math.max(...Object.values(lines))
  return [
    ...(isMain(net) ? Object.keys(lines).filter((line) => lines[line] >= largest - EQUAL) : []),
    ...(isMain(treasury) ? ['treasury'] : []),
    ...(isMain(rivals) ? ['rivals'] : []),
  ]
}

const EQUAL = 0.5

/** Share of the endings in which the seat wins. */
export const winsOf = ({ endings }: SolvedMove): number => mean(endings.map(({ margin }) => (margin > 0 ? 1 : 0)))

export const ownOf = ({ endings }: SolvedMove): number => mean(endings.map(({ own }) => own))
