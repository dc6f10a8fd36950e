/**
 * Replayable records of an online game: the whole game after its end, or the views and choices of one seat during it.
 */

import { fail, itemAt, type Json, ok, type Patch, patchFrom } from '@heptapolis/engine/kernel'
import { type EndSheet, view } from '@heptapolis/engine/records'
import {
  type GameEvent,
  type GameRecord,
  heardBy,
  isOver,
  type MoveJson,
  PUBLIC,
  type Result,
  scores,
  type Terms,
} from '@heptapolis/engine/show'
import { unsealed } from '../fair/fair.ts'
import { apply, newTable } from '../log/apply.ts'
import type { EventOf, TableEvent } from '../model/events.ts'
import { playedTerms, unversioned } from '../model/rules.ts'
import type { GameState, OpenChoice, TableState } from '../model/state.ts'

/** A record with its log, so that anybody can verify it. */
export interface TableRecord extends GameRecord {
  table: TableEvent[]
}

/** A round of a log: choices, deals and outcome. */
export interface LogRound {
  at: number
  choices: readonly OpenChoice[]
  gave: string[][]
  before: GameState
  play: GameState
  event: EventOf<'round'>
}

interface WalkedLog {
  table: TableState
  steps: LogRound[]
}

/** Check of an event against the table before it. */
type Check = (table: TableState, event: TableEvent) => TableState['frozen']

/** Rounds of a log and the final table, frozen at the first event that fails the check; undefined if it is no log. */
export function walk(events: readonly TableEvent[], secret: string, check?: Check): WalkedLog | undefined {
  try {
    return walkThrough(events, secret, check)
  } catch {
    // A log from outside may have any shape.
    return undefined
  }
}

function walkThrough([open, ...others]: readonly TableEvent[], secret: string, check?: Check): WalkedLog {
  const steps: LogRound[] = []
  let table = newTable(open as EventOf<'open'>, secret)
  for (const event of others) {
    const before = table.play
    const frozen = table.frozen ?? check?.(table, event)
    if (frozen) return { table: { ...table, frozen }, steps }
    table = apply(table, event)
    const { play } = table
    if (event.kind !== 'round' || !before || !play || table.frozen) continue
    const gave = unsealed(secret, event.round, event.gave)
    steps.push({ at: event.at, choices: before.choices, gave, before, play, event })
  }
  return { table, steps }
}

const noGame = fail('no-record', 'This table has no game yet.')

/** Record of a finished game. */
export function recordOf(events: readonly TableEvent[]): Result<TableRecord> {
  const over = events.find((event) => event?.kind === 'over')
  if (!over) return fail('not-over', 'The record is available after the game.')
  const walked = walk(events, over.secret)
  const play = walked?.table.play
  if (!walked || !play) return noGame
  const { table, steps } = walked
  if (table.frozen) return fail(table.frozen.code, table.frozen.message)
  const began = events.find((event) => event.kind === 'begin')
  return ok({
    version: 2,
    ...began?.rules,
    setup: { ...table.terms, seats: namedSeats(table), seed: play.seed },
    ...played(steps),
    ...(isOver(play.game) ? { end: endOf(play) } : {}),
    table: publicLog(events, steps),
  })
}

function played(steps: readonly LogRound[]): Required<Pick<GameRecord, 'moves' | 'chance' | 'course'>> {
  const moves: [number, MoveJson][] = []
  const chance: [number, string[]][] = []
  const course: [number, Patch][] = []
  let table: Json | undefined
  for (const { choices, gave, play } of steps) {
    moves.push(...choices.map(({ city, move }): [number, MoveJson] => [city, move]))
    chance.push(...gave.map((ids): [number, string[]] => [moves.length, ids]))
    const now: Json = JSON.parse(JSON.stringify(unversioned(view(play.game, PUBLIC))))
    course.push([moves.length, patchFrom(table, now) ?? {}])
    table = now
  }
  return { moves, chance, course }
}

/** Replaces the name of a deleted account. */
const DELETED = 'deleted'

const namedSeats = ({ terms, seats }: TableState): Terms['seats'] =>
  terms.seats.map((wish, seat) => ({ ...wish, name: nameOf(itemAt(seats, seat)) }))

const nameOf = ({ name, level, isForgotten }: TableState['seats'][number]): string =>
  isForgotten ? DELETED : (name ?? level ?? '')

const endOf = ({ game }: GameState): EndSheet[] =>
  scores(game).map(({ total, coins, rank, rows }) => ({
    total,
    coins,
    rank,
    rows: Object.fromEntries(rows.map(({ id, points }) => [id, points])),
  }))

/** Events that determine the deal, the game, the names and the players. */
const OF_THE_GAME: readonly TableEvent['kind'][] = [
  'open',
  'set',
  'sit',
  'stand',
  'bot',
  'order',
  'wonder',
  'begin',
  'agree',
  'reveal',
  'choose',
  'round',
  'away',
  'back',
  'resign',
  'over',
]

/** Events of spectators are left out. */
const isOfTheGame = (event: TableEvent): boolean =>
  OF_THE_GAME.includes(event.kind) || ((event.kind === 'name' || event.kind === 'remove') && event.seat !== undefined)

/** Public log: without chat and identities, and only with final choices. */
function publicLog(events: readonly TableEvent[], steps: readonly LogRound[]): TableEvent[] {
  const counted = new Set(steps.flatMap(({ choices }) => choices.map(({ n }) => n)))
  const people = [...new Set(events.flatMap(({ kind, who }) => (kind === 'sit' && who !== undefined ? [who] : [])))]
  const forgotten = events.flatMap((event) => (event.kind === 'forget' ? [event.person] : []))
  return events
    .filter(isOfTheGame)
    .filter((event) => event.kind !== 'choose' || counted.has(event.n))
    .filter((event) => event.kind !== 'agree' || !isReplaced(events, event))
    .map(({ who = '', cid: _, ...event }, n): TableEvent => {
      if (event.kind === 'open') return { ...withoutSeries(event), n }
      if (event.kind !== 'sit' && event.kind !== 'name') return { ...event, n }
      const name = forgotten.includes(who) ? DELETED : event.name
      return { ...event, name, ...(event.kind === 'sit' && { who: `person ${people.indexOf(who)}` }), n }
    })
}

/** Whether the seat changed this answer before the reveal. */
const isReplaced = (events: readonly TableEvent[], { n, step, seat }: EventOf<'agree'>): boolean =>
  events.some((other) => other.kind === 'agree' && other.n > n && other.step === step && other.seat === seat)

/** Standings name people who did not play this game. */
const withoutSeries = ({ series: _, ...event }: Omit<EventOf<'open'>, 'who' | 'cid'>) => event

/** History of a seat: views as patches, events it received, and its choices. */
export interface Perspective {
  /** With player names; bots are named by level. */
  terms: Terms
  seat: number
  steps: { round: number; at: number; view: Patch; told: GameEvent[]; chose: [number, MoveJson][] }[]
}

/** History of a seat in a running game; `PUBLIC` for the public view. */
export function perspective(events: readonly TableEvent[], secret: string, seat: number): Result<Perspective> {
  const walked = walk(events, secret)
  if (!walked?.table.play) return noGame
  let seen: Json | undefined
  const steps = walked.steps.map(({ at, choices, play, event }) => {
    const now: Json = JSON.parse(JSON.stringify(view(play.game, seat)))
    const change = patchFrom(seen, now) ?? {}
    seen = now
    return {
      round: event.round,
      at,
      view: change,
      told: play.told.map((one) => heardBy(play.game, one, seat)),
      chose: choices.flatMap(({ city, seat: by, move }): [number, MoveJson][] => (by === seat ? [[city, move]] : [])),
    }
  })
  return ok({ terms: { ...playedTerms(walked.table), seats: namedSeats(walked.table) }, seat, steps })
}
