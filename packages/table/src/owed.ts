/** Which answers bots owe a table, and what they may know for it. */
import { controller, type Move, type Seen } from '@heptapolis/engine/show'
import { deadlineOf } from './clock.ts'
import type { Level } from './events.ts'
import { diceOf } from './fair/fair.ts'
import { awaited, sightOf } from './round.ts'
import { isBotRun, levelOf, type Play, type Round, STAND_IN, type Table } from './table.ts'

/** An answer for a city: of its bot, of one that sits in, or because a person's time is up. */
export interface Owed {
  round: number
  city: number
  level: Level
  by: 'bot' | 'clock'
}

/** All that is owed now. It follows from the log, so nothing needs to be queued. */
export function owed(table: Table, now: number): Owed[] {
  const { play, seats, phase } = table
  if (!play || phase !== 'play' || table.frozen) return []
  return awaited(play).flatMap((city): Owed[] => {
    const seat = controller(play.standing, city)
    if (isBotRun(seats[seat])) return [{ round: play.round, city, level: levelOf(seats[seat]), by: 'bot' }]
    const deadline = deadlineOf(table, seat)
    return deadline !== undefined && deadline <= now ? [{ round: play.round, city, level: STAND_IN, by: 'clock' }] : []
  })
}

/** The people whose answer the open round still waits for. */
export function waitedFor({ play, seats, phase }: Table): string[] {
  if (!play || phase !== 'play') return []
  const asked = awaited(play).map((city) => seats[controller(play.standing, city)])
  return [...new Set(asked.flatMap((sitter) => (isBotRun(sitter) ? [] : (sitter.who ?? []))))]
}

/** What a bot answers from: what its seat sees as the round opened, and dice of its own. */
export interface Question {
  city: number
  seen: Seen
  dice: string
  /** What the city saw before in this Age, and what was chosen for it: for bots that remember. */
  earlier(): Memory[]
}

export interface Memory {
  seen: Seen
  move: Move
}

/** The question to a city of the open round; undefined where there is none. */
export const questionTo = ({ play, secret }: Table, city: number): Question | undefined =>
  play && questionIn(play, city, secret)

export const questionIn = (play: Play, city: number, secret: string): Question => ({
  city,
  seen: sightOf(play, city),
  dice: diceOf(secret, play.round, city),
  earlier: () => play.earlier.flatMap((round) => memoryOf(round, city)),
})

function memoryOf(round: Round, city: number): Memory[] {
  const choice = round.choices.find((one) => one.city === city)
  return choice ? [{ seen: sightOf(round, city), move: choice.read }] : []
}
