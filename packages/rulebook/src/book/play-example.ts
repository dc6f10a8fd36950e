/**
 * Execution of the rulebook's examples by the engine: tests check their claims, and pages draw the states before and
 * after.
 */
import { BOXES, firstSpeech } from '@heptapolis/boxes'
import type { Claim, Example } from '@heptapolis/boxes/rulebook'
import {
  apply,
  type CityPosition,
  type Edition,
  fromPosition,
  type Game,
  type MoveJson,
  moves,
  type Position,
  scores,
  showMove,
  toAct,
  toPosition,
} from '@heptapolis/engine'
import { play } from '@heptapolis/engine/records'
import { state } from '@heptapolis/engine/show'

const FIRST_EDITION_SIDES: Readonly<Record<string, string>> = { day: 'a', night: 'b' }

/** Position of an example in an edition, with the side names of that edition. */
export function positionOf({ position }: Example, edition: Edition): Position {
  const side = (city: CityPosition): CityPosition =>
    edition === '1e' && city.side !== undefined ? { ...city, side: FIRST_EDITION_SIDES[city.side] ?? city.side } : city
  const turn = position.turn ?? (position.age === undefined || position.phase !== undefined ? undefined : 1)
  return {
    ...position,
    turn,
    setup: { edition, boxes: [], seed: 'example', ...position.setup },
    cities: position.cities.map(side),
  }
}

/** Game before the moves of an example. It allows cards for more players, because examples use few cities. */
export function beforeExample(example: Example, edition: Edition, boxes = BOXES): Game {
  const game = fromPosition(positionOf(example, edition), boxes, { lenient: true })
  if (!game.ok) throw new Error(`Example ${example.id}: ${firstSpeech.problem(game.error)}`)
  return game.value
}

export function afterExample(example: Example, edition: Edition, boxes = BOXES): Game {
  const g = beforeExample(example, edition, boxes)
  const { moves: played = [], open = false } = example
  for (const [seat, move] of played) {
    while (!toAct(g).includes(seat) && toAct(g).length > 0) sell(g, toAct(g)[0])
    if (move.action === 'sell' && move.card === undefined) sell(g, seat)
    else playOrThrow(g, seat, move, example.id)
  }
  if (played.length > 0 && !open) othersSell(g, example)
  return g
}

function playOrThrow(g: Game, seat: number, move: MoveJson, id: string): void {
  const result = play(g, seat, move)
  if (!result.ok) throw new Error(`Example ${id}, seat ${seat}: ${firstSpeech.problem(result.error)}`)
}

/** Seats without a choice in the turn of the example sell a card. */
function othersSell(g: Game, { position }: Example): void {
  const turn = position.phase === undefined ? (position.turn ?? 1) : 0
  while (state.asking.get(g) > 0 && state.turn.get(g) === turn && state.age.get(g) === position.age)
    sell(g, toAct(g)[0])
}

function sell(g: Game, seat: number): void {
  const all = moves(g, seat)
  const plain = all.filter((move) => g.rules.actions[move.action].id === 'sell' && move.rider === 0)
  apply(g, seat, plain.at(-1) ?? all[0])
}

/** Alternative move in an example. */
export interface Try {
  seat: number
  move: MoveJson
}

const MOST_TRIES = 8

/** Moves to try: each use of each card once, including the example's own. Empty if the example has no move. */
export function triesOf(example: Example, edition: Edition, boxes = BOXES): Try[] {
  const g = beforeExample(example, edition, boxes)
  const seat = example.moves?.[0]?.[0] ?? 0
  if (!toAct(g).includes(seat)) return []
  const seen = new Set<string>()
  return moves(g, seat)
    .map((move) => ({ seat, move: showMove(g, move) }))
    .filter(({ move: { action, card } }) => card !== undefined && seen.size !== seen.add(`${action} ${card}`).size)
    .slice(0, MOST_TRIES)
}

/** Failed claims of an example, as text. */
export function faultsOf(example: Example, edition: Edition, boxes = BOXES): string[] {
  const g = afterExample(example, edition, boxes)
  return example.claims.flatMap((claim) => faultOf(g, claim) ?? [])
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function faultOf(g: Game, claim: Claim): string | undefined {
  if ('table' in claim) return fieldFault(toPosition(g), claim.table, 'The table')
  if ('winners' in claim) return winnersFault(g, claim.winners)
  const { seat } = claim
  if ('has' in claim) return fieldFault(toPosition(g).cities[seat], claim.has, `Seat ${seat}`)
  if ('shields' in claim) return shieldsFault(g, seat, claim.shields)
  if ('points' in claim) return pointsFault(g, claim)
  if ('can' in claim)
    return isLegal(g, seat, claim.can) ? undefined : `Seat ${seat} cannot ${JSON.stringify(claim.can)}`
  if ('cannot' in claim)
    return isLegal(g, seat, claim.cannot) ? `Seat ${seat} can ${JSON.stringify(claim.cannot)}` : undefined
  const tried = play(g, seat, claim.tries)
  if (tried.ok) return `Seat ${seat} may ${JSON.stringify(claim.tries)}`
  const told = firstSpeech.problem(tried.error)
  return told === claim.told ? undefined : `Seat ${seat} is told: ${told}`
}

function fieldFault(shown: object, wanted: Readonly<Record<string, unknown>>, who: string): string | undefined {
  const found = Object.fromEntries(Object.keys(wanted).map((key) => [key, (shown as Record<string, unknown>)[key]]))
  return same(found, wanted) ? undefined : `${who} has ${JSON.stringify(found)}`
}

function shieldsFault(g: Game, seat: number, shields: number): string | undefined {
  const found = state.shields.get(g, seat)
  return found === shields ? undefined : `Seat ${seat} has ${found} shields`
}

function pointsFault(
  g: Game,
  { seat, points, line, of = [points] }: Extract<Claim, { points: number }>,
): string | undefined {
  if (of.reduce((sum, part) => sum + part, 0) !== points) return `${of.join(' + ')} is not ${points}`
  const sheet = scores(g)[seat]
  const found = line === undefined ? sheet.total : sheet.rows.find(({ id }) => id === line)?.points
  return found === points ? undefined : `Seat ${seat} has ${found} points${line === undefined ? '' : ` for ${line}`}`
}

function winnersFault(g: Game, winners: readonly number[]): string | undefined {
  const found = scores(g).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []))
  return same(found, winners) ? undefined : `The winners are ${found.join(', ')}`
}

const isLegal = (g: Game, seat: number, having: Partial<MoveJson>): boolean =>
  moves(g, seat)
    .map((move) => showMove(g, move))
    .some((shown) => Object.entries(having).every(([key, value]) => same(shown[key], value)))
