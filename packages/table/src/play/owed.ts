/** Which answers bots owe a table, and what they may know for it. */
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
import { deadlineOf, STAND_IN_TIME } from './clock.ts'
import { awaited, sightOf } from './round.ts'

/** An answer for a city: of its bot, of one that sits in, or because a person's time is up. */
export interface OwedAnswer {
  round: number
  city: number
  level: BotLevel
  by: 'bot' | 'clock'
}

/** All that is owed now; nothing while the table is paused. It follows from the log, so nothing needs to be queued. */
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

/** When the bot that plays for a connected person chooses; undefined where no such bot does, or where it need not wait. */
function standInDue(table: TableState, seat: number): number | undefined {
  const { play, seats, awake } = table
  if (!play || !isLive(table) || !isStoodInFor(itemAt(seats, seat))) return undefined
  return Math.max(play.opened, awake) + STAND_IN_TIME
}

/** When the next bot that plays for a connected person chooses. */
export function nextStandIn(table: TableState): number | undefined {
  const { play, phase, paused } = table
  if (!play || phase !== 'play' || paused !== undefined) return undefined
  const due = awaited(play).map((city) => standInDue(table, controller(play.standing, city)))
  return due.find((time) => time !== undefined)
}

/** The people whose answer the open round still waits for. */
export function waitedFor({ play, seats, phase }: TableState): string[] {
  if (!play || phase !== 'play') return []
  const asked = awaited(play).map((city) => itemAt(seats, controller(play.standing, city)))
  return [...new Set(asked.flatMap((sitter) => (isBotRun(sitter) ? [] : (sitter.who ?? []))))]
}

/** What a bot answers from: what its seat sees as the round opened, and dice of its own. */
export interface BotQuestion {
  city: number
  seen: Seen
  dice: string
  /** What the city saw before in this Age, and what was chosen for it: for bots that remember. */
  earlier(): BotMemory[]
}

export interface BotMemory {
  seen: Seen
  move: Move
}

/** The question to a city of the open round; undefined where there is none. */
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
