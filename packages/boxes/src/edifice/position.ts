/** Edifices in a position: `edifices` for the table. Columns hold the shares of cities. */
import {
  advance,
  ask,
  badPosition,
  type CityPosition,
  coded,
  type Game,
  isProblem,
  noSuch,
  type Position,
  type PositionPart,
  type Problem,
  piecesOf,
  readCount,
  readEach,
  readRecord,
  state,
} from '@heptapolis/engine/box'
import {
  BUILT,
  DEBTS,
  edifices,
  FAILED,
  FATES,
  type Fate,
  fates,
  PROJECT,
  participated,
  pawns,
  pawnsLeft,
  rewards,
  thisAge,
} from './columns.ts'
import { drawEdifice, startingPawns } from './construction.ts'
import { undecided } from './failure.ts'

const FATE_NAMES: readonly unknown[] = FATES

declare module '@heptapolis/engine/box' {
  interface PositionFaults {
    'edifices-of-one-age': { age: number }
    'no-such-fate': { field: string; known: readonly string[] }
    'built-with-pawns': { field: string }
  }
  interface ProblemKinds {
    'too-many-pawns': { lying: number; most: number }
  }
  interface Position {
    /** Missing ones are drawn at random. */
    edifices?: readonly EdificePosition[]
  }
  interface CityPosition {
    /** Pawns held, of Age I, II and III. */
    pawns?: readonly number[]
    /** Whether the city has taken part in this Age; by default, whether it holds a pawn of it. */
    participated?: boolean
    /** Points of the debt tokens held: 2, 3 or 5 each. */
    edificeDebt?: readonly number[]
  }
}

export interface EdificePosition {
  id: string
  /** Pawns on the card; default as at the start. */
  pawns?: number
  /** Default is a project; those of past Ages count as failed. */
  state?: Fate
}

/** Phase in which cities choose their penalty, and its question. */
const PENALTY = 'penalty'
const MOST_PAWNS = 8
const EDIFICE = '{"id":"belvedere","pawns":2}'

export const position: PositionPart = {
  fields: { table: { edifices: `[${EDIFICE}]` } },
  read(g, table) {
    const ages = readEach(table.edifices ?? [], 'edifices', 'edifice', (one, field) =>
      readEdifice(g, one, field, table),
    )
    if (isProblem(ages)) return ages
    const twice = ages.find((age, i) => ages.indexOf(age) < i)
    if (twice === undefined) return undefined
    return badPosition('edifices-of-one-age', { age: twice + 1 })
  },
  implausible: tooManyPawns,
  complete(g, table) {
    if (table.question === undefined) drawOthers(g)
    for (const [seat, city] of table.cities.entries()) completeCity(g, seat, city)
  },
  write(g, shown) {
    if (edifices.get(g, 0, 0) === 0) return
    shown.edifices = DEBTS.map((_, age) => ({
      id: g.rules.pieces[edifices.get(g, 0, age)].id,
      pawns: pawnsLeft.get(g, 0, age),
      state: FATES[fates.get(g, 0, age)],
    }))
  },
  open(g, { phase }) {
    if (phase !== PENALTY) return false
    state.turn.set(g, Math.max(1, state.turn.get(g)))
    state.line.set(g, g.rules.script.findIndex(({ id }) => id === 'edifice-fails') + 1)
    ask(g, g.rules.layerOf(PENALTY), undecided(g))
    advance(g)
    return true
  },
}

/** Default state: edifices of past Ages failed. */
const usualFate = (g: Game, age: number): number => (age < thisAge(g) ? FAILED : PROJECT)

/** Reads one edifice and returns its Age. */
function readEdifice(g: Game, value: unknown, field: string, { question }: Position): number | Problem {
  const given = readRecord(value, field, ['id', 'pawns', 'state'], EDIFICE)
  if (isProblem(given)) return given
  const all = piecesOf(g, 'edifice').map((index) => g.rules.pieces[index])
  const piece = all.find(({ id }) => id === given.id)
  if (!piece)
    return noSuch(
      `${field}.id`,
      'edifice',
      given.id,
      all.map(({ id }) => id),
    )
  const age = piece.age - 1
  const fate = given.state === undefined ? usualFate(g, age) : FATE_NAMES.indexOf(given.state)
  if (fate < 0) return badPosition('no-such-fate', { field: `${field}.state`, known: FATES })
  const onCard = fate === BUILT ? 0 : startingPawns(g.rules.players)
  const onIt = readCount(given.pawns ?? onCard, `${field}.pawns`, MOST_PAWNS)
  if (isProblem(onIt)) return onIt
  // During a turn the last pawn may be taken before the edifice is finished.
  const isFinished = onIt === 0 && (fate === BUILT || question === undefined)
  if (isFinished !== (fate === BUILT)) return badPosition('built-with-pawns', { field })
  edifices.set(g, 0, age, piece.index)
  fates.set(g, 0, age, fate)
  pawnsLeft.set(g, 0, age, onIt)
  return age
}

/** Problem for more pawns on a card than at the start. */
function tooManyPawns(g: Game): Problem | undefined {
  const most = startingPawns(g.rules.players)
  const lying = Math.max(...DEBTS.map((_, age) => pawnsLeft.get(g, 0, age)))
  return lying > most ? coded('too-many-pawns', { lying, most }) : undefined
}

function drawOthers(g: Game): void {
  for (const [age] of DEBTS.entries()) {
    if (edifices.get(g, 0, age) > 0) continue
    drawEdifice(g, age)
    fates.set(g, 0, age, usualFate(g, age))
  }
}

function completeCity(g: Game, seat: number, city: CityPosition): void {
  if (city.participated === undefined) participated.set(g, seat, pawns.get(g, seat, thisAge(g)) > 0 ? 1 : 0)
  for (const [age] of DEBTS.entries()) {
    if (fates.get(g, 0, age) !== BUILT) continue
    for (let pawn = 0; pawn < pawns.get(g, seat, age); pawn++) rewards.insert(g, seat, edifices.get(g, 0, age))
  }
}
