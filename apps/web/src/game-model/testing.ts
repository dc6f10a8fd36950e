/** Test helpers for local tables: players, bots, records, waiting for a state. */
import { BOTS } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { random } from '@heptapolis/engine/kernel'
import { Recording } from '@heptapolis/engine/records'
import {
  compile,
  controller,
  type GameRecord,
  isOver,
  type MoveJson,
  PUBLIC,
  type Setup,
} from '@heptapolis/engine/show'
import type { Thinker } from './bots/thinker.ts'
import { type GameTable, type PlayerInfo, seatsHere } from './table.ts'

export const you: PlayerInfo = { kind: 'you', name: 'You' }
export const person: PlayerInfo = { kind: 'person', name: 'Maya' }
export const bot: PlayerInfo = { kind: 'bot', name: 'Zeno', level: 'random' }

/** A thinker without a worker. */
export const thinker: Thinker = {
  think: async ({ seen, city, dice }) => ({ move: BOTS[0].choose(seen, city, random(dice)) }),
  stop: () => {},
}

/** The record of a new game. */
export function newRecord(wish: Partial<Setup> = {}): GameRecord {
  const setup: Setup = { edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'contract', ...wish }
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return Recording.begin(rules.value, setup.seed).record
}

/** Waits until a condition holds. */
export function until(table: GameTable, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = table.subscribe(() => {
      if (!holds()) return
      stop()
      resolve()
    })
    if (!holds()) return
    stop()
    resolve()
  })
}

export const roundOf = (table: GameTable): number => table.steps(PUBLIC).length

/** Answers for a city with a legal move. */
export async function choose(
  table: GameTable,
  city: number,
  pick: (legal: readonly MoveJson[]) => MoveJson | undefined,
) {
  const move = pick(table.asked(city)?.moves ?? [])
  if (!move) throw new Error(`City ${city} cannot answer so`)
  const answered = await table.answer(city, move, roundOf(table))
  if (!answered.ok) throw new Error(answered.error.message)
  return answered.value
}

export const first = (legal: readonly MoveJson[]): MoveJson | undefined => legal[0]
export const last = (legal: readonly MoveJson[]): MoveJson | undefined => legal.at(-1)
export const selling = (legal: readonly MoveJson[]): MoveJson | undefined =>
  legal.find(({ action }) => action === 'sell')

/** Answers with the first legal move until the game is over. */
export async function playToTheEnd(table: GameTable): Promise<void> {
  const here = seatsHere(table.sitters)
  const own = (): number | undefined =>
    table.waiting().find((city) => here.includes(controller(table.sight(PUBLIC), city)))
  while (!isOver(table.sight(PUBLIC))) {
    await until(table, () => own() !== undefined || isOver(table.sight(PUBLIC)))
    const city = own()
    if (city !== undefined) await choose(table, city, first)
  }
}

/** Everything that a table shows to a viewer, as one text. */
export function bytesFor(table: GameTable, viewer: number): string {
  const { sitters, trouble } = table
  const seen = table.sight(viewer)
  const cities = Array.from({ length: table.rules.cities }, (_, city) => city)
  const own = cities.filter((city) => viewer !== PUBLIC && controller(seen, city) === viewer)
  const steps = table.steps(viewer).map((step) => [step.events, [...step.seen.cells]])
  const asked = own.map((city) => [table.asked(city), table.chosen(city)])
  const back = viewer !== PUBLIC && table.canTakeBack(viewer)
  return JSON.stringify([sitters, trouble, [...seen.cells], table.waiting(), steps, asked, back])
}

/** Swaps dealt cards of seats 1 and 2; seat 0 cannot notice. */
export function dealtOtherwise(record: GameRecord): GameRecord {
  const rules = compile(record.setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const each: Record<string, (ids: readonly string[]) => number> = {
    card: (ids) => ids.length / rules.value.cities,
    tile: () => 3,
    leader: () => 4,
  }
  const chance = (record.chance ?? []).map(([after, ids]): [number, string[]] => {
    const size = each[rules.value.piece(ids[0]).sort]?.(ids) ?? 0
    const hand = (seat: number) => ids.slice(seat * size, (seat + 1) * size)
    return [after, [...hand(0), ...hand(2), ...hand(1), ...ids.slice(3 * size)]]
  })
  return { ...record, chance }
}

/** Marks a record as foreign, so that its recorded chance counts. */
export const fromElsewhere = (record: GameRecord): GameRecord => ({ ...record, engine: 'elsewhere' })
