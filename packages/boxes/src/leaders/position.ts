/** Leaders in a position: `leaders`, `leaderHand` (or its size where it is hidden), `entombed`, `copied`, `drafted`. */
import {
  advance,
  badPosition,
  type CityPosition,
  chanceGives,
  type Game,
  isProblem,
  type List,
  type Position,
  type PositionPart,
  type Problem,
  readCount,
  readPieces,
  shuffle,
  state,
  tooOften,
} from '@heptapolis/engine'
import { copied, drafted, entombed, leaderBox, leaderHand, leaders } from './columns.ts'
import { askForDraft, leadersOf } from './draft.ts'
import { askForLeaders } from './recruitment.ts'

const DEALT = 4
const RECRUITED = 3
const MOST_DRAWN = 16

/** How much more the stages that stand have brought: leaders drawn, and leaders recruited beyond the usual three. */
function extras(g: Game, seat: number): { drawn: number; recruited: number } {
  let [drawn, recruited] = [0, 0]
  for (const stage of state.stages.items(g, seat)) {
    for (const { effect } of g.rules.pieces[stage].effects) {
      if (effect.kind === 'drawLeaders') drawn += effect.count
      if (effect.kind === 'extraRecruit') recruited++
    }
  }
  return { drawn, recruited }
}

function readList(g: Game, seat: number, city: CityPosition, list: List, most: number): Problem | undefined {
  const field = `cities[${seat}].${list.key}`
  const pieces = readPieces(g, city[list.key] ?? [], field, ['leader'])
  if (isProblem(pieces)) return pieces
  if (pieces.length > most)
    return badPosition(`${field} has ${pieces.length} leaders; this city can have ${most} at most.`)
  list.assign(
    g,
    seat,
    pieces.map(({ index }) => index),
  )
  return undefined
}

function readCity(g: Game, seat: number, city: CityPosition): Problem | undefined {
  const { drawn, recruited } = extras(g, seat)
  return (
    readList(g, seat, city, leaders, RECRUITED + recruited) ??
    readList(g, seat, city, entombed, RECRUITED) ??
    readList(g, seat, city, leaderHand, DEALT + drawn) ??
    readList(g, seat, city, drafted, DEALT) ??
    readList(g, seat, city, copied, 1) ??
    isNeighbours(g, seat)
  )
}

const isNeighbours = (g: Game, seat: number): Problem | undefined =>
  copied.items(g, seat).some((leader) => leaders.has(g, seat, leader))
    ? badPosition(`cities[${seat}].copied must be a leader of another city.`)
    : undefined

/** Every leader that is nowhere else lies in the box; hands of which only the size is known are drawn from there. */
function read(g: Game, { cities }: Position): Problem | undefined {
  const seen = new Set<number>()
  for (let seat = 0; seat < g.rules.cities; seat++) {
    const here = [leaders, entombed, leaderHand, drafted, state.buried].flatMap((list) => list.items(g, seat))
    for (const leader of here.filter((index) => g.rules.pieces[index].sort === 'leader')) {
      const piece = g.rules.pieces[leader]
      if (seen.has(leader)) return tooOften(piece, `${piece.name} is in two places; there is only one.`)
      seen.add(leader)
    }
  }
  const rest = leadersOf(g).filter((leader) => !seen.has(leader))
  leaderBox.assign(
    g,
    0,
    chanceGives(g, (chance) => shuffle(rest, chance)),
  )
  for (const [seat, city] of cities.entries()) {
    const problem = drawHidden(g, seat, city, leaderHand) ?? drawHidden(g, seat, city, drafted)
    if (problem) return problem
  }
  const passed = Array.from({ length: g.rules.players }, (_, seat) => drafted.size(g, seat))
  return passed.some((size) => size !== passed[0])
    ? badPosition('Every player has as many leaders to pass on.')
    : undefined
}

function drawHidden(g: Game, seat: number, city: CityPosition, list: List): Problem | undefined {
  const size = readCount(
    city[`${list.key}Size`] ?? 0,
    `cities[${seat}].${list.key}Size`,
    Math.min(MOST_DRAWN, list.width - 1),
  )
  if (isProblem(size)) return size
  if (list.size(g, seat) > 0) return undefined
  for (let i = 0; i < size && leaderBox.size(g, 0) > 0; i++) list.push(g, seat, leaderBox.removeAt(g, 0, 0))
  return undefined
}

function writeCity(g: Game, seat: number, city: CityPosition): void {
  const id = (piece: number) => g.rules.pieces[piece].id
  city.leaders = leaders.items(g, seat).map(id)
  for (const list of [leaderHand, drafted, entombed, copied]) {
    const items = list.items(g, seat)
    if (items.length === 0 && list !== leaderHand) continue
    if (items.includes(0)) city[`${list.key}Size`] = items.length
    else city[list.key] = items.map(id)
  }
}

/** The phases by the lines of the script that open them; their secret questions are called the same. */
const PHASES: Record<string, (g: Game) => void> = { 'leader-draft': askForDraft, recruitment: askForLeaders }

export const leadersInPosition: PositionPart = {
  readCity,
  read,
  writeCity,
  write(g, position) {
    const asked = g.rules.layers[state.asking.get(g) - 1]?.id
    if (Object.hasOwn(PHASES, asked ?? '')) position.phase = asked
  },
  open(g, { phase = '' }) {
    if (!Object.hasOwn(PHASES, phase)) return false
    state.turn.set(g, 0)
    if (phase === 'leader-draft') state.age.set(g, 0)
    state.line.set(g, g.rules.script.findIndex(({ id }) => id === phase) + 1)
    PHASES[phase](g)
    advance(g)
    return true
  },
}
