/** List of bot answers that a table waits for, and the question to each bot with the view of its seat. */
import { itemAt } from '@heptapolis/engine/kernel'
import { controller, type Move, type Seen } from '@heptapolis/engine/show'
import { diceOf } from '../fair/fair.ts'
import type { BotLevel } from '../model/events.ts'
import {
  type GameState,
  isBotRun,
  isLive,
  isStoodInFor,
  levelOf,
  type Round,
  STAND_IN,
  type TableState,
} from '../model/state.ts'
import { deadlineOf, owing, STAND_IN_TIME } from './clock.ts'
import { awaited, sightOf } from './round.ts'

/** An owed answer for a city: by its bot, by a stand-in, or after a timeout. */
export interface OwedAnswer {
  round: number
  city: number
  level: BotLevel
  by: 'bot' | 'clock'
}

/** All answers owed now; none while the table is paused. Computed from the log, so no queue has to be stored. */
export function owed(table: TableState, now: number): OwedAnswer[] {
  const { play, seats, phase, paused } = table
  if (!play || phase !== 'play' || paused !== undefined || table.frozen) return []
  return awaited(play).flatMap((city): OwedAnswer[] => {
    const seat = controller(play.standing, city)
    if (isBotRun(itemAt(seats, seat))) {
      const isDue = (standInDue(table, seat) ?? now) <= now
      return isDue ? [{ round: play.round, city, level: levelOf(itemAt(seats, seat)), by: 'bot' }] : []
    }
    const deadline = deadlineOf(table, seat)
    return deadline !== undefined && deadline <= now ? [{ round: play.round, city, level: STAND_IN, by: 'clock' }] : []
  })
}

/** Time at which the stand-in bot of a connected person chooses; undefined without one, or if it need not wait. */
export function standInDue(table: TableState, seat: number): number | undefined {
  const { play, seats, awake } = table
  if (!play || !isLive(table) || !isStoodInFor(itemAt(seats, seat))) return undefined
  return Math.max(play.opened, awake) + STAND_IN_TIME
}

/** Time of the next choice of such a bot. */
export function nextStandIn(table: TableState): number | undefined {
  const { play, phase, paused } = table
  if (!play || phase !== 'play' || paused !== undefined) return undefined
  const due = [...owing(play)].map((seat) => standInDue(table, seat))
  return due.find((time) => time !== undefined)
}

/** People who have not answered in the open round. */
export function waitedFor({ play, seats, phase }: TableState): string[] {
  if (!play || phase !== 'play') return []
  const asked = [...owing(play)].map((seat) => itemAt(seats, seat))
  return [...new Set(asked.flatMap((seatState) => (isBotRun(seatState) ? [] : (seatState.who ?? []))))]
}

/** Input of a bot: the view of its seat as the round opened, and its own random seed. */
export interface BotQuestion {
  city: number
  seen: Seen
  dice: string
  /** Earlier views and choices of the city in this Age, for bots with memory. */
  earlier(): BotMemory[]
}

export interface BotMemory {
  seen: Seen
  move: Move
}

/** Open question to a city, if any. */
export const questionTo = ({ play, secret }: TableState, city: number): BotQuestion | undefined =>
  play && questionIn(play, city, secret)

export const questionIn = (play: GameState, city: number, secret: string): BotQuestion => ({
  city,
  seen: sightOf(play, city),
  dice: diceOf(secret, play.round, city),
  earlier: () => play.earlier.flatMap((round) => memoryOf(round, city)),
})

function memoryOf(round: Round, city: number): BotMemory[] {
  const choice = round.choices.find((one) => one.city === city)
  return choice ? [{ seen: sightOf(round, city), move: choice.read }] : []
}
