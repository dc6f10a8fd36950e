/** Compares the reference with the engine: score sheets, and all legal moves of a turn. */

import { moves, showMove, toPosition } from '@heptapolis/engine'
import {
  controller,
  type Game,
  type MoveJson,
  PAYEES,
  type Pay,
  type Position,
  peekChoice,
  question,
  type ScoreRow,
  scores,
} from '@heptapolis/engine/show'
import { type OfferMoment, offersFor, type ReferenceOffer } from './payment/offers.ts'
import { isNoDearer } from './payment/payments.ts'
import { printedFor } from './printed.ts'
import { ranksOf, sheetOf, totalOf } from './score/score.ts'
import { tableOf } from './table.ts'

/** Disagreement between engine and reference. */
export interface Difference {
  about: string
  seat: number
  engine: unknown
  second: unknown
  position: Position
}

/** Score lines whose parts depend on a choice between equal options. */
const CHOSEN = ['wonder', 'science', 'projects', 'edifice']

export function scoreDifferences(g: Game): Difference[] {
  const position = toPosition(g)
  const table = tableOf(position)
  const sheets = table.cities.map((city) => sheetOf(table, city))
  const ranks = ranksOf(table, sheets)
  return scores(g).flatMap(({ seat, total, rows, rank }) => {
    const sheet = sheets[seat]
    const agrees = ({ id, points }: ScoreRow) => CHOSEN.includes(id) || points === (sheet[id] ?? 0)
    if (total === totalOf(sheet) && rank === ranks[seat] && rows.every(agrees)) return []
    const engine = { rank, ...Object.fromEntries(rows.map(({ id, points }) => [id, points])) }
    return [{ about: 'score', seat, engine, second: { rank: ranks[seat], ...sheet }, position }]
  })
}

const MOMENTS: readonly string[] = ['turn', 'last-card', 'recruitment', 'extra-recruit', 'dig', 'stage-for-coins']
const isMoment = (id: string | undefined): id is OfferMoment['question'] => id !== undefined && MOMENTS.includes(id)

/** Whether the reference can answer the question of this seat. */
export const canCompare = (g: Game, seat: number): boolean => isMoment(question(g, seat)?.id)

export function offerDifferences(g: Game, seat: number): Difference[] {
  const asked = question(g, seat)?.id
  if (!isMoment(asked)) return []
  const position = toPosition(g)
  const table = tableOf(position)
  const { pieces } = printedFor(g.rules.setup)
  const hand = cardsFor(g, seat, asked, position).flatMap((id) => pieces.get(id) ?? [])
  const second = offersFor(table, table.cities[seat], hand, { question: asked, isLastTurn: isLastTurn(position) })
  const engine = moves(g, seat).map((move) => showMove(g, move))
  return compare(engine, second).map((difference) => ({ seat, position, ...difference }))
}

const LEADERS: readonly string[] = ['recruitment', 'extra-recruit']

/** Cards that a seat chooses from: hand, leaders or discard pile; for the free city, those of its keeper. */
function cardsFor(g: Game, seat: number, asked: string, position: Position): string[] {
  if (asked === 'dig') return position.discard ?? []
  const city = position.cities[controller(g, seat)]
  if (LEADERS.includes(asked)) return city.leaderHand as string[]
  const hand = [...(city.hand ?? [])]
  const chosen = seat < g.rules.players ? undefined : peekChoice(g, controller(g, seat))
  if (chosen) hand.splice(hand.indexOf(g.rules.pieces[chosen.card].id), 1)
  return hand
}

const LAST_HAND = 2
const isLastTurn = ({ cities }: Position): boolean =>
  Math.min(...cities.flatMap(({ hand = [] }) => (hand.length > 0 ? [hand.length] : []))) <= LAST_HAND

/** Powers that are not used up: one without extra cost makes all others redundant. */
const LASTING: readonly (string | undefined)[] = [
  undefined,
  'chain',
  'free-new-colour',
  'free-first',
  'free-last',
  'architects',
]

/** A permanent token is not spent if a power that returns every Age does the same. */
const TOKEN = 'project-building'
const EVERY_AGE: readonly (string | undefined)[] = ['free-per-age', 'free-black']

interface Way {
  thing: string
  by?: string
  pay: Pay
}

const COMPARED = ['build', 'stage', 'sell', 'tower', 'recruit', 'give-up', 'pick']

function compare(
  engine: readonly MoveJson[],
  second: readonly ReferenceOffer[],
): Pick<Difference, 'about' | 'engine' | 'second'>[] {
  const offered = engine.filter(({ action }) => COMPARED.includes(action)).map(wayOf)
  const found = second.flatMap(({ pays, ...offer }) => pays.map((pay) => wayOf({ ...offer, pay })))
  const listed = (ways: readonly Way[]) => new Set(ways.map((way) => JSON.stringify(way)))
  const [inEngine, inSecond] = [listed(offered), listed(found)]
  const isNeedless = (way: Way) =>
    way.by !== 'chain' &&
    offered.some(
      ({ thing, by, pay }) =>
        thing === way.thing &&
        (LASTING.includes(by) || (way.by === TOKEN && EVERY_AGE.includes(by))) &&
        isNoDearer(pay, way.pay),
    )
  const onlyEngine = offered.filter((way) => !inSecond.has(JSON.stringify(way)))
  const onlySecond = found.filter((way) => !inEngine.has(JSON.stringify(way)) && !isNeedless(way))
  return onlyEngine.length + onlySecond.length === 0
    ? []
    : [{ about: 'offers', engine: onlyEngine, second: onlySecond }]
}

/** Choosing which neighbour gives a free resource makes no different move. */
function wayOf({ pay = {}, by, from: _, ...thing }: MoveJson): Way {
  const fields = Object.entries(thing).filter(([, value]) => value !== undefined)
  const shares = Object.fromEntries(PAYEES.map((payee) => [payee, pay[payee] ?? 0]))
  return { thing: JSON.stringify(Object.fromEntries(fields.sort())), by, pay: shares }
}
