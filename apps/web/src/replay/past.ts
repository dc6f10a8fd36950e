/** A game that is looked at again, step by step. */

import { ok } from '@heptapolis/engine/kernel'
import {
  controller,
  type Game,
  isOver,
  type Result,
  type Ruleset,
  type Seat,
  sight,
  toldInFull,
  toldTo,
} from '@heptapolis/engine/show'
import { words } from '../i18n/index.ts'
import { type Course, courseOf, gameAt, type Moment } from '../table/course.ts'
import type { Saved } from '../table/local.ts'
import type { Sitter, Step } from '../table/table.ts'
import { eyesFor, OPEN } from './beginning.ts'

export interface Past {
  id: string
  /** Where the game itself is. */
  game: string
  rules: Ruleset
  sitters: readonly Sitter[]
  /** How many steps there are after the beginning. */
  length: number
  /** Through whose eyes it can be seen. */
  eyes: readonly Seat[]
  at(after: number, eyes: Seat): Game
  /** What these eyes' owner was told, step by step. */
  heard(eyes: Seat): Pick<Step, 'events'>[]
  /** What is chosen next, where these eyes may know. */
  next(after: number, eyes: Seat): Pick<Moment, 'seat' | 'move'> | undefined
  notice?: string
}

/** A record played through. Where the rules have changed since, it is shown as it was. */
export function pastOf({ id, record, sitters }: Saved, game: string): Result<Past> {
  const course = courseOf(record)
  return course.ok ? ok(pastIn(course.value, { id, game, sitters })) : course
}

function noticeOf({ shown }: Course): string | undefined {
  if (shown === 'as written') return words().asWritten
  return shown === 'as seen' ? words().asItWas : undefined
}

function pastIn(course: Course, about: Pick<Past, 'id' | 'game' | 'sitters'>): Past {
  const { rules, opening, moments } = course
  const isEnded = isOver(gameAt(course))
  return {
    ...about,
    rules,
    length: moments.length,
    notice: noticeOf(course),
    eyes: eyesFor(about.sitters, isEnded),
    at(after, eyes) {
      const whole = gameAt(course, after)
      return eyes === OPEN ? whole : sight(whole, eyes)
    },
    heard(eyes) {
      const g = gameAt(course)
      return [opening, ...moments].map(({ events }) => ({
        events: events.map((event) => (eyes === OPEN ? toldInFull(event) : toldTo(g, event, eyes))),
      }))
    },
    // Before the end nobody learns here what another has chosen.
    next(after, eyes) {
      const next = moments[after]
      if (!next) return undefined
      return isEnded || controller(gameAt(course, after), next.seat) === eyes ? next : undefined
    },
  }
}
