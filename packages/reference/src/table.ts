/** Table from a position: every piece of every city looked up among the printed ones. */
import type {
  BoardDef,
  Edition,
  Effect,
  EffectKind,
  EffectOf,
  PieceDef,
  Position,
  Side,
  Terms,
} from '@heptapolis/engine/show'
import { printedFor, type Shipyard, shipyardOn } from './printed.ts'
import type { Far, FleetName } from './words.ts'

export type ReferenceLaw = EffectOf<'law'>['law']

export interface City {
  seat: number
  board: BoardDef
  /** Whether the board's starting resource or benefit is lost. */
  blocked: boolean
  coins: number
  cards: PieceDef[]
  stages: PieceDef[]
  /** Cards under the stages, in building order. */
  buried: (PieceDef | undefined)[]
  victory: number[]
  defeat: number
  spent: string[]
  debt: number
  diplomacy: number
  leaders: PieceDef[]
  copied: PieceDef[]
  entombed: PieceDef[]
  yard?: Shipyard
  ships: Record<FleetName, number>
  islands: PieceDef[]
  navalTokens: number[]
  /** Seats that it boards at the end of this Age. */
  boardings: number[]
  tiles: string[]
  tilesBuilt: number
  projectTokens: PieceDef[]
  /** Finished edifices, once per pawn. */
  rewards: PieceDef[]
  participated: boolean
  edificeDebt: number[]
  /** Points paid for the wonder. */
  price: number
}

export interface ReferenceTable {
  edition: Edition
  boxes: readonly string[]
  teams: boolean
  /** House rule: coins do not decide between equal points. */
  sharesTies: boolean
  players: number
  age: number
  turn: number
  cities: City[]
  laws: ReferenceLaw[]
  /** Project of this Age, while tokens remain. */
  project?: PieceDef
  /** Edifice of this Age, while pawns remain. */
  edifice?: PieceDef
  finished: PieceDef[]
}

/** Position as JSON, reduced to the fields used here. */
interface WrittenTable {
  setup: Terms
  age: number
  turn?: number
  cities: WrittenCity[]
  tower?: { spaces: number; placed: string[] }
  project?: { id: string; tokens: number }
  edifices?: { id: string; pawns: number; state: string }[]
}

interface WrittenCity {
  wonder: string
  side: string
  stages: string[]
  coins: number
  cards: string[]
  buried?: string[]
  victory: number[]
  defeat: number
  spent?: string[]
  debt?: number
  diplomacy?: number
  leaders?: string[]
  copied?: string[]
  entombed?: string[]
  shipyard?: string
  ships?: Record<FleetName, number>
  islands?: string[]
  navalTokens?: number[]
  boardings?: number[]
  tiles?: string[]
  tilesBuilt?: string[]
  projectTokens?: string[]
  boardBlocked?: boolean
  pawns?: number[]
  participated?: boolean
  edificeDebt?: number[]
}

/** Unknown face-down cards are written as a question mark. */
const isKnown = (id: string): boolean => id !== '?'

export function tableOf(position: Position): ReferenceTable {
  const written: WrittenTable = JSON.parse(JSON.stringify(position))
  const { setup, age, turn = 0, tower, project, edifices = [] } = written
  const { pieces, boards } = printedFor(setup)
  const piece = (id: string): PieceDef => {
    const found = pieces.get(id)
    if (!found) throw new Error(`No box of this game prints "${id}".`)
    return found
  }
  const built = edifices.filter(({ state }) => state === 'built').map(({ id }) => piece(id))
  const open = edifices.find(({ id, state, pawns }) => state === 'project' && pawns > 0 && piece(id).age === age)
  return {
    edition: setup.edition,
    boxes: setup.boxes,
    teams: setup.teams === true,
    sharesTies: setup.houseRules?.ties === 'shared',
    players: setup.seats.length,
    age,
    turn,
    cities: written.cities.map((city, seat) => ({
      ...readCity(city, seat, boards, piece, built),
      price: setup.seats[seat]?.price ?? 0,
    })),
    laws: (tower?.placed ?? []).slice(-(tower?.spaces ?? 0)).flatMap((id) => lawOf(piece(id))),
    project: project && project.tokens > 0 ? piece(project.id) : undefined,
    edifice: open && piece(open.id),
    finished: built,
  }
}

function readCity(
  city: WrittenCity,
  seat: number,
  boards: readonly BoardDef[],
  piece: (id: string) => PieceDef,
  built: readonly PieceDef[],
): Omit<City, 'price'> {
  const board = boards.find(({ wonder, side }) => wonder === city.wonder && side === city.side)
  if (!board) throw new Error(`No box of this game prints ${city.wonder}, side ${city.side}.`)
  const all = (ids: readonly string[] = []) => ids.map(piece)
  const pawns = city.pawns ?? []
  return {
    seat,
    board,
    blocked: city.boardBlocked === true,
    coins: city.coins,
    cards: all(city.cards),
    stages: all(city.stages),
    buried: city.stages.map(
      (_, i) =>
        (city.buried ?? [])
          .slice(i, i + 1)
          .filter(isKnown)
          .map(piece)[0],
    ),
    victory: city.victory,
    defeat: city.defeat,
    spent: city.spent ?? [],
    debt: city.debt ?? 0,
    diplomacy: city.diplomacy ?? 0,
    leaders: all(city.leaders),
    copied: all(city.copied),
    entombed: all(city.entombed),
    yard: city.shipyard === undefined ? undefined : shipyardOn(piece(city.shipyard)),
    ships: city.ships ?? { red: 0, yellow: 0, blue: 0, green: 0 },
    islands: all(city.islands),
    navalTokens: city.navalTokens ?? [],
    boardings: city.boardings ?? [],
    tiles: city.tiles ?? [],
    tilesBuilt: city.tilesBuilt?.length ?? 0,
    projectTokens: all(city.projectTokens),
    rewards: built.flatMap((edifice) => Array<PieceDef>(pawns[Number(edifice.age) - 1] ?? 0).fill(edifice)),
    participated: city.participated === true,
    edificeDebt: city.edificeDebt ?? [],
  }
}

const lawOf = (tile: PieceDef): ReferenceLaw[] => effectsIn([tile], 'law').map(({ law }) => law)

/** Open laws of one kind. */
export function lawsOf<O extends ReferenceLaw['op']>(table: ReferenceTable, op: O): Extract<ReferenceLaw, { op: O }>[] {
  return table.laws.filter((law): law is Extract<ReferenceLaw, { op: O }> => law.op === op)
}

export function effectsIn<K extends EffectKind>(pieces: readonly PieceDef[], kind: K): EffectOf<K>[] {
  const isOfKind = (effect: Effect): effect is Effect & EffectOf<K> => effect.kind === kind
  return pieces.flatMap(({ effects = [] }) => effects.filter(isOfKind))
}

/** All active pieces of a city: board, cards, stages, leaders, islands, tokens and finished edifices. */
export const working = (city: City): PieceDef[] => [
  ...(city.blocked ? [] : [startOf(city)]),
  ...city.cards,
  ...city.stages,
  ...city.leaders,
  ...city.copied,
  ...city.islands,
  ...city.projectTokens,
  ...city.rewards,
]

/** Starting effect of the board, as a piece. */
export const startOf = ({ board }: City): PieceDef => ({
  id: board.id,
  sort: 'board',
  effects: board.start,
})

export const workingEffects = <K extends EffectKind>(city: City, kind: K): EffectOf<K>[] =>
  effectsIn(working(city), kind)

export const hasPower = (city: City, power: EffectOf<'leaderPower'>['power']): boolean =>
  workingEffects(city, 'leaderPower').some((effect) => effect.power === power)

export const hasAbility = (city: City, id: string): boolean =>
  workingEffects(city, 'ability').some(({ ability }) => ability === id)

const STEPS = { left: 1, right: -1, farLeft: 2, farRight: -2 }

/** The left neighbour of seat 0 is seat 1, the right neighbour is the last seat. */
export function cityAt({ cities }: ReferenceTable, { seat }: City, where: Side | Far): City {
  return cities[(seat + STEPS[where] + cities.length) % cities.length]
}

export const neighboursOf = (table: ReferenceTable, city: City): City[] => [
  cityAt(table, city, 'left'),
  cityAt(table, city, 'right'),
]
