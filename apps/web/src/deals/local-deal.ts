/**
 * A deal of this device: set-up and seed of a link, and the games in this browser that play it. Its seed is in the link, so
 * it is open: only the first game of it was played without knowing the cards.
 */
import { BOXES } from '@heptapolis/boxes'
import { compile, newGame, type Setup, view } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import { isOver, PUBLIC, scores } from '@heptapolis/engine/show'
import { LEVELS } from '@heptapolis/table'
import { gameAt, playThrough } from '../game-model/records/course.ts'
import type { StoredGame } from '../game-model/saved/store.ts'
import type { SetupPlan } from '../setup/plan.ts'
import type { ComparedSeat } from './DealComparison.tsx'

/** The part of a set-up that determines the cards: everything but names and players. */
const keyOf = ({ edition, boxes, seed, teams, options, houseRules, without = [], seats }: Setup): string =>
  JSON.stringify([
    edition,
    [...boxes].sort(),
    seed,
    teams === true,
    options ?? {},
    houseRules ?? {},
    [...without].sort(),
    seats.map(({ wonder = '', side = '' }) => [wonder, side]),
  ])

export const isSameDeal = (one: Setup, other: Setup): boolean => keyOf(one) === keyOf(other)

export interface SeatBoard {
  readonly wonder: string
  readonly side: string
}

/** The wonders that the seats get; empty where the set-up cannot be played. */
export function boardsOf(setup: Setup): SeatBoard[] {
  const rules = compile(setup, BOXES)
  if (!rules.ok) return []
  return view(newGame(rules.value, setup.seed), PUBLIC)
    .cities.slice(0, setup.seats.length)
    .map(({ wonder = '', side = '' }) => ({ wonder, side }))
}

export interface LocalDealGame {
  readonly at: number
  readonly seats: readonly ComparedSeat[]
}

export interface LocalDeal {
  /** Finished games, the first one first. */
  readonly games: readonly LocalDealGame[]
  /** Address of the running game by the seat of its player. */
  readonly running: ReadonlyMap<number, string>
  /** Seats with a finished game. */
  readonly played: ReadonlySet<number>
}

export function localDeal(setup: Setup, stored: readonly StoredGame[]): LocalDeal {
  const same = stored
    .filter(({ record, aside, sitters }) => !aside && Array.isArray(sitters) && isSameDeal(record.setup, setup))
    .sort((a, b) => (a.begun ?? 0) - (b.begun ?? 0))
  const own = (game: StoredGame): number => game.sitters.findIndex(({ kind }) => kind === 'you')
  const finished = same.filter(({ over }) => over)
  const games = finished.flatMap((game) => resultOf(game, game !== same[0]))
  return {
    games: withPlaces(games),
    running: new Map(same.filter(({ over }) => !over).map((game) => [own(game), `/play/${game.id}`])),
    played: new Set(finished.map(own)),
  }
}

function resultOf({ record, sitters, played, takenBack = 0 }: StoredGame, isKnown: boolean): LocalDealGame[] {
  const course = playThrough(record)
  const game = course.ok ? gameAt(course.value) : undefined
  if (!game || !isOver(game)) return []
  const { cities } = view(game, PUBLIC)
  const seats = scores(game).map(({ seat, total, coins, rank, rows }): ComparedSeat => {
    const { kind, name, level } = itemAt(sitters, seat)
    const { wonder, side } = itemAt(cities, seat)
    const person = { name, ...(kind === 'you' ? { isYou: true as const } : {}) }
    return {
      seat,
      ...(kind === 'bot' ? { name: '', level: LEVELS.find((known) => known === level) ?? 'medium' } : person),
      ...(wonder === undefined ? {} : { wonder, side }),
      total,
      coins,
      rank,
      rows: Object.fromEntries(rows.map(({ id, points }) => [id, points])),
      ...(kind !== 'bot' && isKnown ? { knew: 'played' as const } : {}),
      ...(kind !== 'bot' && takenBack > 0 ? { takenBack } : {}),
    }
  })
  return [{ at: played ?? 0, seats }]
}

/** Here bots are the field: a person plays each seat once. */
function withPlaces(games: readonly LocalDealGame[]): LocalDealGame[] {
  const field = games.flatMap(({ seats }) => seats)
  return games.map(({ at, seats }) => ({
    at,
    seats: seats.map((one) => ({
      ...one,
      place: 1 + field.filter(({ seat, total }) => seat === one.seat && total > one.total).length,
    })),
  }))
}

/** The plan with the player at another seat, and bots at all others. The wonders of a deal are dealt. */
export function planAt({ agreement: _, ...plan }: SetupPlan, seat: number, level: string): SetupPlan {
  const seats = plan.seats.map((one, i) =>
    i === seat
      ? { ...one, who: 'you' as const, level: '', name: '' }
      : { ...one, who: 'bot' as const, level: one.level || level, name: '' },
  )
  return { ...plan, seats }
}
