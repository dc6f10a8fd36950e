/** Data of a replay: its steps, players, and the game state at any step from any view. */

import { ok } from '@heptapolis/engine/kernel'
import {
  controller,
  type Game,
  type GameRecord,
  isOver,
  question,
  type Result,
  type Ruleset,
  type Seat,
  sight,
  toldInFull,
  toldTo,
} from '@heptapolis/engine/show'
import { type Course, type CourseMove, courseOf, gameAt } from '../game-model/records/course.ts'
import { stopsOf } from '../game-model/records/replay-steps.ts'
import type { SavedGame } from '../game-model/saved/saved-game.ts'
import type { PlayerInfo, SharedAnalysis, TableStep } from '../game-model/table.ts'
import { words } from '../i18n/index.ts'
import { OPEN, viewersFor } from './replay-start.ts'

/** A choice, and the question that it answers: a step may ask about a loss after the turn. */
export interface ChosenMove extends Pick<CourseMove, 'seat' | 'move'> {
  question?: string | undefined
}

export interface ReplayState {
  id: string
  /** The URL of the game. */
  game: string
  rules: Ruleset
  sitters: readonly PlayerInfo[]
  /** The number of moves before each step; the last entry is the end. */
  stops: readonly number[]
  /** The record, if it is public. */
  record?: GameRecord
  /** The analysis that a server shares; undefined if it makes none. */
  analysis?(seat: Seat): Promise<SharedAnalysis | undefined>
  /** The possible viewers. */
  viewers: readonly Seat[]
  at(after: number, viewer: Seat): Game
  /** The events of each step, as a viewer heard them. */
  events(viewer: Seat): Pick<TableStep, 'events'>[]
  /** The choices of a step, if the viewer may know them. */
  chosen(round: number, viewer: Seat): readonly ChosenMove[]
  notice?: string
}

/** A replay from a record. After a rule change it shows the stored public views. */
export function replayOf({ id, record, sitters }: SavedGame, game: string): Result<ReplayState> {
  const course = courseOf(record)
  if (!course.ok) return course
  const past = pastIn(course.value, { id, game, sitters })
  return ok(course.value.shown === 'as reckoned' ? { ...past, record } : past)
}

function noticeOf({ shown }: Course): string | undefined {
  if (shown === 'as written') return words().asWritten
  return shown === 'as seen' ? words().asItWas : undefined
}

function pastIn(course: Course, about: Pick<ReplayState, 'id' | 'game' | 'sitters'>): ReplayState {
  const { rules, opening, moments } = course
  const isEnded = isOver(gameAt(course))
  const stops = stopsOf(course)
  return {
    ...about,
    rules,
    stops,
    notice: noticeOf(course),
    viewers: viewersFor(about.sitters, isEnded),
    at(after, viewer) {
      const whole = gameAt(course, after)
      return viewer === OPEN ? whole : sight(whole, viewer)
    },
    events(viewer) {
      const g = gameAt(course)
      return [opening, ...moments].map(({ events }) => ({
        events: events.map((event) => (viewer === OPEN ? toldInFull(event) : toldTo(g, event, viewer))),
      }))
    },
    // Before the end nobody sees the choices of others.
    chosen(round, viewer) {
      const from = stops[round]
      return moments
        .slice(from, stops[round + 1] ?? from)
        .map(({ seat, move }, i) => ({ seat, move, question: question(gameAt(course, from + i), seat)?.id }))
        .filter(({ seat }) => isEnded || controller(gameAt(course, from), seat) === viewer)
    },
  }
}
