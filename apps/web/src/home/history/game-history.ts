/** Games that the start page lists: running ones and results, stored in this browser and at online tables. */
import { BOXES } from '@heptapolis/boxes'
import { fromPosition, isOver, type Position, scores } from '@heptapolis/engine'
import type { MyTable } from '@heptapolis/wire'
import { type CityView, viewTable } from '../../city/view.ts'
import { playerName } from '../../game-model/names.ts'
import { gameAt, playThrough } from '../../game-model/records/course.ts'
import { listGames, type StoredGame } from '../../game-model/saved/store.ts'
import { seatsHere } from '../../game-model/table.ts'
import { awaitedNames, awaitsYou, myTables } from '../../online/my-tables/my-tables.ts'
import { nameAt } from '../../online/my-tables/names.ts'
import { dayOf } from '../daily.ts'

export interface RunningGame {
  href: string
  at: number
  /** Undefined before the game has begun. */
  city?: CityView
  age: number
  turn: number
  names: readonly string[]
  isYours: boolean
  /** Stored on this device: no other person waits. */
  isHere: boolean
  waitsFor: readonly string[]
  until?: number
  /** Day of the daily deal. */
  day?: string
  /** The box that a lesson teaches. */
  lesson?: string
}

export interface FinishedGame {
  href: string
  at: number
  players: number
  rank: number
  points: number
  winner: { name: string; points: number }
  wonder?: string
  side?: string
  boxes?: readonly string[]
  takenBack?: number
  /** Day of the daily deal. */
  day?: string
}

export interface GameHistory {
  running: readonly RunningGame[]
  done: readonly FinishedGame[]
}

/** Maximum number of towers. */
export const MOST_DONE = 12

/** Games that wait for the viewer come first, those not started last. */
const inOrder = (a: RunningGame, b: RunningGame): number =>
  Number(calls(b)) - Number(calls(a)) || Number(b.age > 0) - Number(a.age > 0) || b.at - a.at

export async function recall(): Promise<GameHistory> {
  const [tables, kept] = await Promise.all([myTables(), listGames()])
  const running = [...tables.flatMap(runningAt), ...kept.filter(({ over }) => !over).flatMap(runningHere)]
  const ended = [...tables.flatMap(doneAt), ...kept.filter(({ over }) => over).flatMap(doneHere)]
  return {
    running: running.sort(inOrder),
    done: ended.sort((a, b) => b.at - a.at),
  }
}

/** Whether others wait for the viewer there. */
export const calls = ({ isYours, isHere }: RunningGame): boolean => isYours && !isHere

function runningAt(mine: MyTable): RunningGame[] {
  const { table, state, updated, seats, you, until } = mine
  if (state === 'over' || !seats) return []
  const view = mine.view && viewOf(mine.view)
  return [
    {
      href: `/t/${table}`,
      at: updated,
      city: view?.cities[you ?? 0],
      age: view?.age ?? 0,
      turn: view?.turn ?? 0,
      names: seats.flatMap(({ name }, seat) => (name !== undefined && seat !== you ? [name] : [])),
      isYours: awaitsYou(mine),
      isHere: false,
      waitsFor: awaitedNames(mine),
      until,
    },
  ]
}

function viewOf(position: Position): ReturnType<typeof viewTable> | undefined {
  const game = fromPosition(position, BOXES, { lenient: true })
  return game.ok ? viewTable(game.value) : undefined
}

function runningHere({ id, record, sitters, played, aside, lesson }: StoredGame): RunningGame[] {
  const course = playThrough(record)
  if (!course.ok || !Array.isArray(sitters)) return []
  const view = viewTable(gameAt(course.value))
  const own = seatsHere(sitters)[0] ?? 0
  return [
    {
      href: `/play/${id}`,
      at: played ?? 0,
      city: view.cities[own],
      age: view.age,
      turn: view.turn,
      names: sitters.filter((_, seat) => seat !== own).map(playerName),
      isYours: true,
      isHere: true,
      waitsFor: [],
      day: aside ? undefined : dayOf(record.setup.seed),
      lesson: lesson && !lesson.silent ? lesson.box : undefined,
    },
  ]
}

function doneAt(mine: MyTable): FinishedGame[] {
  const { table, updated, you, results = [], wonder, side, boxes } = mine
  const own = results.find(({ seat }) => seat === you)
  const first = results.find(({ rank }) => rank === 1)
  if (!own || !first) return []
  const winner = { name: nameAt(mine, first.seat), points: first.total }
  return [
    {
      href: `/t/${table}`,
      at: updated,
      players: results.length,
      rank: own.rank,
      points: own.total,
      winner,
      wonder,
      side,
      boxes,
    },
  ]
}

function doneHere({ id, record, sitters, played, takenBack, aside }: StoredGame): FinishedGame[] {
  if (aside) return []
  const course = playThrough(record)
  const game = course.ok ? gameAt(course.value) : undefined
  if (!game || !isOver(game) || !Array.isArray(sitters)) return []
  const results = scores(game)
  const own = results[seatsHere(sitters)[0] ?? 0]
  const first = results.find(({ rank }) => rank === 1) ?? own
  const winner = { name: playerName(sitters[first.seat]), points: first.total }
  const { setup } = record
  const { wonder, side } = viewTable(game).cities[own.seat]
  return [
    {
      href: `/play/${id}`,
      at: played ?? 0,
      players: sitters.length,
      rank: own.rank,
      points: own.total,
      winner,
      wonder,
      side,
      boxes: setup.boxes,
      takenBack,
      day: dayOf(setup.seed),
    },
  ]
}
