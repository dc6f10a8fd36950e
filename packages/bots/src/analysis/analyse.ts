/** A game looked over afterwards: for each decision of a seat the best moves, what was given up, and why. */
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
  showMove,
  sight,
  state,
} from '@heptapolis/engine/search'
import type { Before } from '../at-table.ts'
import { LEVELS } from '../levels.ts'
import { isSame } from '../search/candidates.ts'
import { Memory } from '../search/memory.ts'
import { type Prospect, Race } from '../search/race.ts'
import { playoutsAt } from '../search/searcher.ts'
import { type Led, ledTo, NOWHERE, noteEnd, SURE } from './led.ts'
import { type Reason, reasonFor } from './reason.ts'

export interface Advice {
  readonly move: MoveJson
  /** Points at the end and chance to win, as the search expects them. */
  readonly points: number
  readonly chance: number
}

/** What a move brings over the next best one. */
export interface Gained {
  readonly over: Advice
  readonly points: number
  readonly chance: number
  /** What it led to in the worlds imagined, and the next best did not. */
  readonly led: Led
}

export interface Hint {
  /** The best moves, best first. */
  readonly best: readonly Advice[]
  /** What speaks for the first of them, where the search can tell it from the next. */
  readonly gained?: Gained
}

export interface Decision {
  /** Position of the move in the record. */
  readonly index: number
  readonly seat: number
  readonly age: number
  readonly turn: number
  readonly question: string
  readonly played: Advice
  /** The best moves, best first; what was played may be among them. */
  readonly best: readonly Advice[]
  /** What was given up by the move played: nothing where it was the best. */
  readonly gaveUp: { readonly points: number; readonly chance: number }
  /** What the best move brought over the next best one, where it was played and clearly better. */
  readonly gained?: Gained
  readonly reason: Reason
  /** What the best move led to in the worlds imagined, and the one played did not. */
  readonly led: Led
}

export interface Analysis {
  readonly seat: number
  readonly decisions: readonly Decision[]
  /** The decisions at which most was given up. */
  readonly turningPoints: readonly number[]
  /** The decisions at which the one good move was found. */
  readonly risingPoints: readonly number[]
}

export interface AnalysisOptions {
  /** Games played on for each decision; fewer where boxes make them longer, as with the bots. */
  playouts?: number
  /** Best moves listed. */
  listed?: number
  /** Told after each move, of how many have been looked at, and of the decision if it was one of this seat. */
  progress?: (done: number, all: number, decision?: Decision) => void
}

interface HintOptions extends AnalysisOptions {
  /** What the seat saw before in this Age, and what was chosen: hands are remembered. */
  earlier?: readonly Before[]
  /** Stops after so many, with what is known by then. */
  milliseconds?: number
}

/**
 * Whoever judges thinks twice as long as `expert`, over as many moves and as far ahead, and plays every world to its end, so
 * that the score sheets tell what a move led to.
 */
const USUAL = { playouts: 2 * LEVELS.expert.playouts, listed: 3 }
const { breadth, depth, learned, perBox } = LEVELS.expert

/** Looks over the decisions of one seat. */
export function analyse(record: GameRecord, seat: number, options: AnalysisOptions = {}): Result<Analysis> {
  const memory = new Memory()
  const decisions: Decision[] = []
  const before = (g: Game, index: number): void => {
    const [mover, json] = record.moves[index]
    const read = readMove(g, mover, json)
    let decision: Decision | undefined
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

/** What is known after so many decisions of a seat: all of them, or those looked at so far. */
export const analysisOf = (seat: number, decisions: readonly Decision[]): Analysis => ({
  seat,
  decisions,
  turningPoints: turningPoints(decisions),
  risingPoints: risingPoints(decisions),
})

/** The best moves of a seat now, as a hint: those the search finds in so many games, and what the first leads to. */
export function hint(seen: Seen, seat: number, options: HintOptions = {}): Hint {
  const race = search(seen, seat, options, recalled(seat, options.earlier), undefined)
  const all = race.prospects()
  return {
    best: all.slice(0, options.listed ?? USUAL.listed).map((one) => adviceOf(seen, one)),
    gained: gainOf(seen, race, all[0]),
  }
}

function recalled(seat: number, earlier: readonly Before[] = []): Memory {
  const memory = new Memory()
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
  memory: Memory,
  options: AnalysisOptions,
): Decision {
  const race = search(seen, seat, options, memory, played)
  const all = race.prospects()
  const own = all.find(({ move }) => isSame(move, played)) ?? all[0]
  const [best] = all
  const gap = race.gaps().find(({ move }) => isSame(move, played))
  const isBest = best === own || !gap || isInDoubt(gap)
  return {
    index,
    seat,
    age: state.age.get(seen),
    turn: state.turn.get(seen),
    question: question(seen, seat)?.id ?? '',
    played: adviceOf(seen, own),
    best: all.slice(0, options.listed ?? USUAL.listed).map((one) => adviceOf(seen, one)),
    gaveUp: isBest
      ? { points: 0, chance: 0 }
      : {
          points: round(Math.max(0, best.points - own.points)),
          chance: round(Math.max(0, best.chance - own.chance), 3),
        },
    gained: best === own ? gainOf(seen, race, own) : undefined,
    reason: reasonFor(seen, seat, isBest ? own.move : best.move, isBest ? undefined : played),
    led: isBest ? NOWHERE : ledTo(race, seen.rules, best.move, played),
  }
}

/** What lies within the doubt of the search is no mistake, and nothing that was found. */
const isInDoubt = ({ gap, error }: { gap: number; error: number }): boolean => gap <= SURE * error

/** Over the best of all that is not the same deed paid otherwise; nothing where it lies within the doubt of the search. */
function gainOf(seen: Seen, race: Race, best: Prospect): Gained | undefined {
  const isOther = ({ move }: { move: Move }): boolean =>
    move.card !== best.move.card || move.action !== best.move.action
  const next = race.prospects().find(isOther)
  const gap = next && race.gaps().find(({ move }) => isSame(move, next.move))
  if (!next || !gap || isInDoubt(gap)) return undefined
  return {
    over: adviceOf(seen, next),
    points: round(best.points - next.points),
    chance: round(best.chance - next.chance, 3),
    led: ledTo(race, seen.rules, best.move, next.move),
  }
}

function search(
  seen: Seen,
  seat: number,
  { playouts = USUAL.playouts, milliseconds = Number.POSITIVE_INFINITY }: HintOptions,
  memory: Memory | undefined,
  include: Move | undefined,
): Race {
  const end = performance.now() + milliseconds
  const note = noteEnd(seen.viewer)
  const race = new Race(seen, seat, { breadth, depth, memory, include, learned, note }, random('analysis'))
  const most = playoutsAt({ playouts, perBox }, seen.rules)
  let latest: number
  do {
    const began = performance.now()
    race.step()
    latest = performance.now() - began
    // A world that would not come to its end in time is not begun.
  } while (race.played < most && !race.isDecided && performance.now() + latest < end)
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

/** The few decisions that cost most of the chance to win. */
const turningPoints = (decisions: readonly Decision[]): number[] =>
  largest(decisions, ({ gaveUp }) => gaveUp.chance + gaveUp.points / 50)

/** The few at which most of it would have been lost by anything else. */
const risingPoints = (decisions: readonly Decision[]): number[] =>
  largest(decisions, ({ gained }) => gained?.chance ?? 0)

function largest(decisions: readonly Decision[], swingOf: (decision: Decision) => number): number[] {
  return decisions
    .map((decision, i) => ({ i, swing: swingOf(decision) }))
    .filter(({ swing }) => swing >= LEAST_SWING)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST_POINTS)
    .map(({ i }) => i)
    .sort((a, b) => a - b)
}
