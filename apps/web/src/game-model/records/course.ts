/** Course of a recorded game: every move with its events and the game state after it. */
import { BOXES } from '@heptapolis/boxes'
import { ok, type Result } from '@heptapolis/engine/kernel'
import {
  fromPosition,
  type Game,
  type GameRecord,
  gameOf,
  isAsWritten,
  type MoveJson,
  type Ruleset,
  readMove,
  refuse,
  replay,
  showMove,
  tablesOf,
} from '@heptapolis/engine/records'
import { type GameEvent, isOver, type Score, type Seat, scores, state, winners } from '@heptapolis/engine/show'

/** A move, its events, and the game state after it. */
export interface CourseMove {
  seat: Seat
  move: MoveJson
  events: readonly GameEvent[]
  after: Int32Array
}

export interface Course {
  rules: Ruleset
  /**
   * 'as reckoned': replayed with today's data; 'as written': with the recorded chance, after a data change; 'as seen':
   * only public views.
   */
  shown: 'as reckoned' | 'as written' | 'as seen'
  /** The state before the first move. */
  opening: { events: readonly GameEvent[]; after: Int32Array }
  moments: CourseMove[]
}

/** Replays a record. After a rule change only its public views can be shown. */
export function courseOf(record: GameRecord): Result<Course> {
  const course = playThrough(record)
  if (course.ok || course.error.code !== 'rules-changed') return course
  const seen = asItWas(record)
  return seen.ok ? seen : course
}

export function playThrough(record: GameRecord): Result<Course> {
  const events: GameEvent[][] = [[]]
  const states: Int32Array[] = []
  const made: Pick<CourseMove, 'seat' | 'move'>[] = []
  const played = replay(record, BOXES, {
    listener: (event) => events[events.length - 1].push(event),
    before(g, i) {
      const [seat, json] = record.moves[i]
      const move = readMove(g, seat, json)
      made.push({ seat, move: move.ok ? showMove(g, move.value) : json })
      states.push(g.cells.slice())
      events.push([])
    },
  })
  if (!played.ok) return played
  states.push(played.value.cells.slice())
  const { rules } = played.value
  return ok({
    rules,
    shown: isAsWritten(record, rules) ? 'as written' : 'as reckoned',
    opening: { events: events[0], after: states[0] },
    moments: made.map((move, i) => ({ ...move, events: events[i + 1], after: states[i + 1] })),
  })
}

/** The stored public views of a record whose rules have changed. */
export function asItWas(record: GameRecord): Result<Course> {
  const tables: { after: number; cells: Int32Array }[] = []
  let rules: Ruleset | undefined
  for (const { after, table } of tablesOf(record)) {
    const g = fromPosition(table, BOXES, { lenient: true })
    if (!g.ok) return g
    rules = g.value.rules
    tables.push({ after, cells: g.value.cells })
  }
  if (!rules) return refuse('bad-record', { is: 'no-table' })
  const cellsAfter = (made: number): Int32Array => (tables.findLast(({ after }) => after <= made) ?? tables[0]).cells
  return ok({
    rules,
    shown: 'as seen',
    opening: { events: [], after: cellsAfter(0) },
    moments: record.moves.map(([seat, move], i) => ({ seat, move, events: [], after: cellsAfter(i + 1) })),
  })
}

/** The game after this many moves; by default after all. */
export const gameAt = ({ rules, opening, moments }: Course, after = moments.length): Game =>
  gameOf(rules, after === 0 ? opening.after : moments[after - 1].after)

/** The progress of a game for the list of games. */
export interface GameProgress {
  age: number
  over: boolean
  winners: readonly number[]
  /** Missing in games stored by earlier releases, like `cities`. */
  turn?: number
  cities?: readonly CityProgress[]
}

/** A seat; without a wonder before its choice. */
export interface CityProgress {
  wonder?: string | undefined
  /** Once the game is over; partners have none of their own. */
  result?: Pick<Score, 'rank' | 'total'> | undefined
}

export const standingOf = (g: Game): GameProgress => ({
  age: state.age.get(g),
  turn: state.turn.get(g),
  over: isOver(g),
  winners: winners(g),
  cities: citiesOf(g),
})

function citiesOf(g: Game): CityProgress[] {
  const results = isOver(g) ? scores(g) : []
  return g.rules.setup.seats.map((_, seat) => {
    const { rank, total, team } = results[seat] ?? {}
    const result = rank === undefined || total === undefined || team !== undefined ? undefined : { rank, total }
    return { wonder: g.rules.boards[state.board.get(g, seat)]?.def.wonder, result }
  })
}
