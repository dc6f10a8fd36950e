/**
 * Analysis of a finished game: for each decision of a seat the best moves, the loss of the played one, and
 * the reason.
 */
import { BOXES } from '@heptapolis/boxes'
import { type GameRecord, replay } from '@heptapolis/engine/records'
import {
  controller,
  type Game,
  type Move,
  type MoveJson,
  moves,
  ok,
  question,
  type Result,
  random,
  readMove,
  SELL,
  type Seen,
  showMove,
  sight,
  state,
} from '@heptapolis/engine/search'
import type { EarlierChoice } from '../at-table.ts'
import { LEVELS } from '../levels.ts'
import { isSame } from '../search/candidates.ts'
import { HandMemory } from '../search/memory.ts'
import { type Gap, type Prospect, Race } from '../search/race.ts'
import { playoutsAt } from '../search/searcher.ts'
import { type Led, ledTo, NOWHERE, noteEnd, SURE } from './led.ts'
import { type Reason, reasonFor } from './reason.ts'
import { isBetterTwin } from './twins.ts'

export interface Advice {
  readonly move: MoveJson
  /** Expected final points and winning chance, from the search. */
  readonly points: number
  readonly chance: number
}

/** MoveDifference of two moves. An interval of `error` around a figure contains the true one in 19 of 20 cases. */
export interface MoveDifference {
  readonly points: number
  readonly chance: number
  readonly error?: { readonly points: number; readonly chance: number }
}

/** Advantage of a move over the best other one that is no sale. */
export interface Gained extends MoveDifference {
  readonly over: Advice
  /** Gains of the move that the other does not have. */
  readonly reason?: Reason
  /** Score lines in which the two moves differ over the same worlds. */
  readonly led: Led
}

export interface Hint {
  readonly best: readonly Advice[]
  /** Advantage of the first one, if the search can separate it from the next. */
  readonly gained?: Gained
  /** Gains of the first one. */
  readonly reason: Reason
}

export interface JudgedDecision {
  readonly index: number
  readonly seat: number
  readonly age: number
  readonly turn: number
  readonly question: string
  readonly played: Advice
  /** Best moves, best first; may include the played one. */
  readonly best: readonly Advice[]
  /** Loss of the played move; 0 if it was the best. */
  readonly gaveUp: MoveDifference
  /** Advantage over the next best move, if the best one was played and clearly better. */
  readonly gained?: Gained
  readonly reason: Reason
  /** Score lines in which the best move beat the played one. */
  readonly led: Led
}

export interface Analysis {
  readonly seat: number
  readonly decisions: readonly JudgedDecision[]
  /** Decisions with the largest losses. */
  readonly turningPoints: readonly number[]
  /** Decisions where the only good move was found. */
  readonly risingPoints: readonly number[]
}

export interface AnalysisOptions {
  /** Playouts per decision; reduced for boxes that make games longer, as for the bots. */
  playouts?: number | undefined
  /** Number of best moves to list. */
  listed?: number
  /** Called after each move with the number of moves done, and with the decision if it was one of this seat. */
  progress?: (done: number, all: number, decision?: JudgedDecision) => void
}

interface HintOptions extends AnalysisOptions {
  /** Earlier views and choices of the seat in this Age, so that the search remembers hands. */
  earlier?: readonly EarlierChoice[]
  /** Time limit; the result covers the work done by then. */
  milliseconds?: number
}

/**
 * The analysis runs twice the playouts of `expert`, with its breadth and depth. It plays every world to the
 * end, because the score sheets explain the moves.
 */
const USUAL = { playouts: 2 * LEVELS.expert.playouts, listed: 3 }
const { depth, learned, perBox } = LEVELS.expert
/** More payments, and cards for a stage or sale, than bots try: they decide what neighbours get. */
const ALIKE = 4
const BREADTH = LEVELS.expert.breadth + ALIKE

/** Analyses the decisions of one seat. */
export function analyse(record: GameRecord, seat: number, options: AnalysisOptions = {}): Result<Analysis> {
  const memory = new HandMemory()
  const decisions: JudgedDecision[] = []
  const before = (g: Game, index: number): void => {
    const [mover, json] = record.moves[index]
    const read = readMove(g, mover, json)
    let decision: JudgedDecision | undefined
    if (read.ok && controller(g, mover) === seat && moves(g, mover).length > 1) {
      const seen = sight(g, seat)
      memory.observe(seen, mover)
      decision = lookAt(seen, mover, index, read.value, memory, options)
      decisions.push(decision)
      if (read.value.card > 0) memory.played(seen, mover, read.value.card)
    }
    options.progress?.(index + 1, record.moves.length, decision)
  }
  const played = replay(record, BOXES, { before })
  return played.ok ? ok(analysisOf(seat, decisions)) : played
}

/** Result for a list of decisions: all of them, or those judged so far. */
export const analysisOf = (seat: number, decisions: readonly JudgedDecision[]): Analysis => ({
  seat,
  decisions,
  turningPoints: turningPoints(decisions),
  risingPoints: risingPoints(decisions),
})

/** Best moves of a seat now, from a search with a given budget, and the reason for the first. */
export function hint(seen: Seen, seat: number, options: HintOptions = {}): Hint {
  const race = search(seen, seat, options, recalled(seat, options.earlier), undefined)
  const all = inOrder(seen, seat, race)
  return {
    best: all.slice(0, options.listed ?? USUAL.listed).map((one) => adviceOf(seen, one)),
    gained: gainOf(seen, seat, race, all[0]),
    reason: reasonFor(seen, seat, all[0].move, undefined),
  }
}

function recalled(seat: number, earlier: readonly EarlierChoice[] = []): HandMemory {
  const memory = new HandMemory()
  for (const { seen, move } of earlier) {
    memory.observe(seen, seat)
    if (move.card > 0) memory.played(seen, seat, move.card)
  }
  return memory
}

function lookAt(
  seen: Seen,
  seat: number,
  index: number,
  played: Move,
  memory: HandMemory,
  options: AnalysisOptions,
): JudgedDecision {
  const race = search(seen, seat, options, memory, played)
  const all = inOrder(seen, seat, race)
  const own = all.find(({ move }) => isSame(move, played)) ?? all[0]
  const [best] = all
  const lost = lossOf(race, best, own)
  const isBest = best === own || !lost
  return {
    index,
    seat,
    age: state.age.get(seen),
    turn: state.turn.get(seen),
    question: question(seen, seat)?.id ?? '',
    played: adviceOf(seen, own),
    best: all.slice(0, options.listed ?? USUAL.listed).map((one) => adviceOf(seen, one)),
    gaveUp: isBest ? { points: 0, chance: 0 } : lost,
    gained: best === own ? gainOf(seen, seat, race, own) : undefined,
    reason: reasonFor(seen, seat, isBest ? own.move : best.move, isBest ? undefined : played),
    led: isBest ? NOWHERE : ledTo(race, seen.rules, best.move, played),
  }
}

/**
 * Prospects, best first. Where chance may explain the order, the rules decide between two moves that differ only in what
 * they make possible later.
 */
function inOrder(seen: Seen, seat: number, race: Race): Prospect[] {
  const all = race.prospects()
  const [first] = all
  const better = all.find(
    (one) => one !== first && isBetterTwin(seen, seat, one.move, first.move) && !lossOf(race, first, one),
  )
  return better ? [better, ...all.filter((one) => one !== better)] : all
}

/**
 * What the other move gives up, in points and in the chance to win; a figure that chance may explain is 0. Undefined if
 * neither is left, or if the moves as a whole are as good.
 */
function lossOf(race: Race, better: Prospect, other: Prospect): MoveDifference | undefined {
  const { value, points, chance } = race.differences(better.move, other.move)
  if (isInDoubt(value) || (isInDoubt(points) && isInDoubt(chance))) return undefined
  if (points.gap < LEAST.points && chance.gap < LEAST.chance) return undefined
  return {
    points: isInDoubt(points) ? 0 : round(points.gap),
    chance: isInDoubt(chance) ? 0 : round(chance.gap, 3),
    error: { points: round(SURE * points.error), chance: round(SURE * chance.error, 3) },
  }
}

/** Smaller differences are not worth a word. */
const LEAST = { points: 0.25, chance: 0.005 }

/** A difference within the error of the search is neither a mistake nor a find. */
const isInDoubt = ({ gap, error }: Gap): boolean => gap <= SURE * error

/**
 * Compares with the best realistic alternative: another card or action. Undefined if there is none, or if the
 * difference is within the error.
 */
function gainOf(seen: Seen, seat: number, race: Race, best: Prospect): Gained | undefined {
  const isOther = ({ move }: { move: Move }): boolean =>
    move.card !== best.move.card || move.action !== best.move.action
  const others = race.prospects().filter(isOther)
  const next = others.find(({ move }) => move.action !== SELL)
  const lost = next && lossOf(race, best, next)
  // A sale may be as good as the best move, but it is no comparison.
  if (!lost || !lossOf(race, best, others[0])) return undefined
  return {
    ...lost,
    over: adviceOf(seen, next),
    reason: reasonFor(seen, seat, best.move, next.move),
    led: ledTo(race, seen.rules, best.move, next.move),
  }
}

function search(
  seen: Seen,
  seat: number,
  { playouts = USUAL.playouts, milliseconds = Number.POSITIVE_INFINITY }: HintOptions,
  memory: HandMemory | undefined,
  include: Move | undefined,
): Race {
  const end = performance.now() + milliseconds
  const note = noteEnd(seen.viewer)
  const race = new Race(
    seen,
    seat,
    { breadth: BREADTH, alike: ALIKE, depth, memory, include, learned, note },
    random('analysis'),
  )
  const most = playoutsAt({ playouts, perBox }, seen.rules)
  let latest: number
  do {
    const began = performance.now()
    race.step()
    latest = performance.now() - began
    // Starts no world that would end after the time limit.
  } while (race.played < most && !race.isDecided && !race.isSettled && performance.now() + latest < end)
  return race
}

const round = (x: number, digits = 1): number => Number(x.toFixed(digits))

const adviceOf = (seen: Seen, { move, points, chance }: Prospect): Advice => ({
  move: showMove(seen, move),
  points: round(points),
  chance: round(chance, 3),
})

const MOST_POINTS = 5
const LEAST_SWING = 0.05

/** Decisions that lost most of the winning chance. */
const turningPoints = (decisions: readonly JudgedDecision[]): number[] =>
  largest(decisions, ({ gaveUp }) => gaveUp.chance + gaveUp.points / 50)

/** Decisions where any other move would have lost most. */
const risingPoints = (decisions: readonly JudgedDecision[]): number[] =>
  largest(decisions, ({ gained }) => gained?.chance ?? 0)

function largest(decisions: readonly JudgedDecision[], swingOf: (decision: JudgedDecision) => number): number[] {
  return decisions
    .map((decision, i) => ({ i, swing: swingOf(decision) }))
    .filter(({ swing }) => swing >= LEAST_SWING)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST_POINTS)
    .map(({ i }) => i)
    .sort((a, b) => a - b)
}
