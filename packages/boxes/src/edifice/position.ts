/** Edifices in a position: `edifices` for the table; `pawns`, `participated` and `edificeDebt` for a city. */
import {
  advance,
  ask,
  badPosition,
  type CityPosition,
  type Game,
  isProblem,
  type PositionPart,
  type Problem,
  readCount,
  state,
} from '@heptapolis/engine'
import {
  BUILT,
  debts,
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
import { DEBTS, undecided } from './failure.ts'

declare module '@heptapolis/engine' {
  interface Position {
    /** Where one is not given, it is drawn at random. */
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
  /** Pawns on the card; as at the start by default. */
  pawns?: number
  /** A project by default; those of past Ages count as failed. */
  state?: Fate
}

const AGES = 3
/** The phase in which the guilty choose what they lose, and the question they are asked. */
const PENALTY = 'penalty'
const MOST_PAWNS = 8
export const position: PositionPart = {
  readCity(g, seat, city) {
    return readPawns(g, seat, city) ?? readDebts(g, seat, city)
  },
  read(g, { edifices: given = [] }) {
    for (let age = 0; age < AGES; age++) {
      drawEdifice(g, age)
      fates.set(g, 0, age, age < thisAge(g) ? FAILED : PROJECT)
    }
    if (!Array.isArray(given)) return badPosition('edifices must be a list.')
    const ages = new Set<number>()
    for (const [i, edifice] of given.entries()) {
      const age = readEdifice(g, edifice, `edifices[${i}]`)
      if (isProblem(age)) return age
      if (ages.has(age)) return badPosition(`There is one edifice an Age; edifices names two of Age ${age + 1}.`)
      ages.add(age)
    }
    for (let seat = 0; seat < g.rules.cities; seat++) rewardPawns(g, seat)
    return undefined
  },
  write(g, shown) {
    if (edifices.get(g, 0, 0) === 0) return
    if (state.asking.get(g) === g.rules.layerOf(PENALTY) + 1) shown.phase = PENALTY
    shown.edifices = DEBTS.map((_, age) => ({
      id: g.rules.pieces[edifices.get(g, 0, age)].id,
      pawns: pawnsLeft.get(g, 0, age),
      state: FATES[fates.get(g, 0, age)],
    }))
  },
  open(g, { phase, turn = 1 }) {
    if (phase !== PENALTY) return false
    state.turn.set(g, turn)
    state.line.set(g, g.rules.script.findIndex(({ id }) => id === 'edifice-fails') + 1)
    ask(g, g.rules.layerOf(PENALTY), undecided(g))
    advance(g)
    return true
  },
  writeCity(g, seat, city) {
    if (edifices.get(g, 0, 0) === 0) return
    city.pawns = DEBTS.map((_, age) => pawns.get(g, seat, age))
    city.participated = participated.get(g, seat) === 1
    city.edificeDebt = DEBTS.flatMap((points, age) => Array<number>(debts.get(g, seat, age)).fill(points))
  },
}

/** Reads one edifice and returns its Age. */
function readEdifice(g: Game, value: EdificePosition, field: string): number | Problem {
  if (typeof value !== 'object' || value === null)
    return badPosition(`${field} must be an object with the id of an edifice.`)
  const piece = g.rules.byId.get(value.id)
  if (piece?.sort !== 'edifice') return badPosition(`${field}: there is no edifice "${String(value.id)}" in this game.`)
  const age = piece.age - 1
  const fate = FATES.indexOf(value.state ?? FATES[fates.get(g, 0, age)])
  if (fate < 0) return badPosition(`${field}.state must be one of ${FATES.join(', ')}.`)
  const onCard = fate === BUILT ? 0 : startingPawns(g.rules.players)
  const left = readCount(value.pawns ?? onCard, `${field}.pawns`, MOST_PAWNS)
  if (isProblem(left)) return left
  if ((left === 0) !== (fate === BUILT)) return badPosition(`${field}: an edifice is built when no pawn is left on it.`)
  edifices.set(g, 0, age, piece.index)
  fates.set(g, 0, age, fate)
  pawnsLeft.set(g, 0, age, left)
  return age
}

function readPawns(
  g: Game,
  seat: number,
  { pawns: held = [0, 0, 0], participated: took }: CityPosition,
): Problem | undefined {
  const field = `cities[${seat}].pawns`
  if (!Array.isArray(held) || held.length !== AGES)
    return badPosition(`${field} must be a list of three numbers, one an Age.`)
  for (const [age, value] of held.entries()) {
    const count = readCount(value, `${field}[${age}]`, MOST_PAWNS / 2)
    if (isProblem(count)) return count
    pawns.set(g, seat, age, count)
  }
  if (took !== undefined && typeof took !== 'boolean')
    return badPosition(`cities[${seat}].participated must be true or false.`)
  participated.set(g, seat, (took ?? pawns.get(g, seat, thisAge(g)) > 0) ? 1 : 0)
  return undefined
}

function readDebts(g: Game, seat: number, { edificeDebt = [] }: CityPosition): Problem | undefined {
  const field = `cities[${seat}].edificeDebt`
  if (!Array.isArray(edificeDebt)) return badPosition(`${field} must be a list of token values: 2, 3 or 5.`)
  for (const value of edificeDebt) {
    const age = DEBTS.indexOf(value)
    if (age < 0) return badPosition(`${field} must be a list of token values: 2, 3 or 5.`)
    if (debts.get(g, seat, age) > 0) return badPosition(`${field}: a city takes one debt of ${value} at most.`)
    debts.add(g, seat, age, 1)
  }
  return undefined
}

function rewardPawns(g: Game, seat: number): void {
  for (let age = 0; age < AGES; age++) {
    if (fates.get(g, 0, age) !== BUILT) continue
    for (let pawn = 0; pawn < pawns.get(g, seat, age); pawn++) rewards.push(g, seat, edifices.get(g, 0, age))
  }
}
