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
  type Seen,
  sight,
  state,
} from '@heptapolis/engine/search'
import type { EarlierChoice } from '../at-table.ts'
import { LEVELS } from '../levels.ts'
import { isSame } from '../search/candidates.ts'
import { HandMemory } from '../search/memory.ts'
import { type Prospect, Race } from '../search/race.ts'
import { playoutsAt } from '../search/searcher.ts'
import {
  type Advice,
  adviceOf,
  type ComparedAdvice,
  type Gained,
  gainOf,
  inOrder,
  learnersFirst,
  lossOf,
  type MoveDifference,
} from './compare.ts'
import { type Led, ledTo, NOWHERE, noteEnd, spreadOf } from './led.ts'
import { type Reason, reasonFor } from './reason.ts'

export interface Hint {
  /** Best first. */
  readonly best: readonly ComparedAdvice[]
  /** In 19 of 20 cases the true chance of the first one is within this range of the given one; infinite after few worlds. */
  readonly chanceError: number
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

/** Part of an analysis. `next`: number of the first move that is not looked at yet; absent at the end. */
export interface AnalysisPart {
  readonly decisions: readonly JudgedDecision[]
  readonly next?: number
}

interface HintOptions extends AnalysisOptions {
  /** Earlier views and choices of the seat in this Age, so that the search remembers hands. */
  earlier?: readonly EarlierChoice[]
  /** Time limit; the result covers the work done by then. */
  milliseconds?: number
  /** For learners: among equally good moves the taught one, or else the one that gains most by the rules. */
  learner?: { readonly wish?: MoveJson | undefined }
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
  const decisions: JudgedDecision[] = []
  const played = lookThrough(record, seat, options, (index, judge) => {
    const decision = judge?.()
    if (decision) decisions.push(decision)
    options.progress?.(index + 1, record.moves.length, decision)
  })
  return played.ok ? ok(analysisOf(seat, decisions)) : played
}

/**
 * Analyses the next decisions of a seat from a move on, for about this time and at least one of them: several analyses can
 * take turns.
 */
export function analysePart(
  record: GameRecord,
  seat: number,
  from: number,
  milliseconds: number,
  options: AnalysisOptions = {},
): Result<AnalysisPart> {
  const end = performance.now() + milliseconds
  const decisions: JudgedDecision[] = []
  let next: number | undefined
  const played = lookThrough(record, seat, options, (index, judge) => {
    if (index < from || !judge || next !== undefined) return
    if (decisions.length > 0 && performance.now() >= end) next = index
    else decisions.push(judge())
  })
  return played.ok ? ok({ decisions, ...(next === undefined ? {} : { next }) }) : played
}

/** Replays a game; `visit` gets each move, and how to judge it if it is a decision of the seat. */
function lookThrough(
  record: GameRecord,
  seat: number,
  options: AnalysisOptions,
  visit: (index: number, judge: (() => JudgedDecision) | undefined) => void,
): Result<Game> {
  const memory = new HandMemory()
  const before = (g: Game, index: number): void => {
    const [mover, json] = record.moves[index]
    const read = readMove(g, mover, json)
    if (!read.ok || controller(g, mover) !== seat || moves(g, mover).length <= 1) {
      visit(index, undefined)
      return
    }
    const seen = sight(g, seat)
    memory.observe(seen, mover)
    visit(index, () => lookAt(seen, mover, index, read.value, memory, options))
    if (read.value.card > 0) memory.played(seen, mover, read.value.card)
  }
  return replay(record, BOXES, { before })
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
  const found = inOrder(seen, seat, race)
  const all = options.learner ? learnersFirst(seen, seat, race, found, wishOf(seen, seat, options.learner.wish)) : found
  const [first] = all
  const compared = (one: Prospect): ComparedAdvice => {
    const behind = one === first ? undefined : lossOf(race, first, one)
    return { ...adviceOf(seen, one), ...(behind ? { behind } : {}), ...(one.active ? {} : { isDropped: true }) }
  }
  return {
    best: all.slice(0, options.listed ?? USUAL.listed).map(compared),
    chanceError: spreadOf(race.chanceOf(first.move)),
    gained: gainOf(seen, seat, race, first),
    reason: reasonFor(seen, seat, first.move, undefined),
  }
}

function wishOf(seen: Seen, seat: number, wish: MoveJson | undefined): Move | undefined {
  const read = wish && readMove(seen, seat, wish)
  return read?.ok ? read.value : undefined
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
