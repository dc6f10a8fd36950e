/**
 * Helpers for scenario tests of all boxes: a position in, moves as JSON, points and cards out. All of them throw a
 * readable error if the game refuses something.
 */
import {
  apply,
  type CityPosition,
  derive,
  type Edition,
  type Game,
  type List,
  type MoveJson,
  moves,
  type Position,
  type Problem,
  type Random,
  state,
  toAct,
} from '@heptapolis/engine/box'
import { type GameRecord, play, Recording } from '@heptapolis/engine/records'
import {
  clone,
  compile,
  fromPosition,
  hash,
  isOver,
  newGame,
  type Setup,
  scores,
  showMove,
  sure,
} from '@heptapolis/engine/search'
import { BOXES, firstSpeech } from './index.ts'

export { sure }

/** Position with fields of the set-up beside it: `{ edition: '1e', age: 2, cities: [{ wonder: 'gizah' }, {}, {}] }`. */
export interface Scenario extends Partial<Omit<Setup, 'seats'>>, Position {}

/**
 * Game of a position; by default 2e and the base game alone. With an age, a turn or a hand, the choice of a turn is
 * open (missing hands are dealt); otherwise the game is finished, for scoring. A two-player game has `setup: { seats:
 * [{}, {}] }` and three cities, the last of them the free city. Cards of a later Age, and too many copies, are allowed.
 */
export function scenario({ edition, boxes, seed, teams, options, houseRules, ...position }: Scenario): Game {
  const wishes: Partial<Setup> = { edition: edition ?? '2e', boxes: boxes ?? [], seed: seed ?? 'scenario' }
  if (teams !== undefined) wishes.teams = teams
  if (options !== undefined) wishes.options = options
  if (houseRules !== undefined) wishes.houseRules = houseRules
  const turn = position.turn ?? (position.age === undefined ? undefined : 1)
  const whole = { ...position, turn, setup: { ...wishes, ...position.setup } }
  return sure(fromPosition(whole, BOXES, { lenient: true }))
}

/** Adds plain cities to the given ones, for scenarios in which they do not matter. */
export const among = (players: number, ...cities: CityPosition[]): CityPosition[] => [
  ...cities,
  ...Array.from({ length: players - cities.length }, () => ({})),
]

/** Set-up for a number of players; by default 2e and the base game alone. */
export const setupFor = (players: number, wishes: Partial<Setup> = {}): Setup => ({
  edition: '2e',
  boxes: [],
  seed: 'test',
  seats: Array.from({ length: players }, () => ({})),
  ...wishes,
})

/** Set-up with every box. */
export const withEveryBox = (edition: Edition, players: number): Setup =>
  setupFor(players, { edition, boxes: BOXES.slice(1).map(({ id }) => id) })

/** Cities of an edition with former stage ids, and the current ids. */
export function citiesOfOld(edition: Edition): { city: CityPosition & { stages: string[] }; today: string[] }[] {
  const rules = sure(compile(withEveryBox(edition, 3), BOXES))
  const names = BOXES.flatMap(({ former }) => Object.keys(former?.pieces ?? {}))
  const formerOf = new Map(names.map((name) => [rules.called(name)?.id, name]))
  return rules.boards.flatMap(({ def: { wonder, side }, stages }) =>
    [0, -1].flatMap((half) => {
      const today = stages.map((halves) => (halves.at(half) ?? halves[0]).id)
      const old = today.flatMap((id) => formerOf.get(id) ?? [])
      return old.length === today.length ? [{ city: { wonder, side, stages: old }, today }] : []
    }),
  )
}

/** Fresh game of a set-up. */
export const begin = (setup: Setup): Game => newGame(sure(compile(setup, BOXES)), setup.seed)

/** Plays a move; throws the engine's message if it is illegal. */
export function choose(g: Game, seat: number, move: MoveJson): void {
  const played = play(g, seat, move)
  if (!played.ok) throw new Error(`Seat ${seat}, ${JSON.stringify(move)}: ${firstSpeech.problem(played.error)}`)
}

/** Problem with its message in the first language. */
export const withMessage = (problem: Problem): Problem => ({ ...problem, message: firstSpeech.problem(problem) })

/** Problem of an illegal move, in words. Throws if the move is legal, or if the refusal changed the game. */
export function refusal(g: Game, seat: number, move: unknown): Problem {
  const before = hash(g)
  const played = play(g, seat, move)
  if (played.ok) throw new Error(`Seat ${seat} may play ${JSON.stringify(move)}`)
  if (hash(g) !== before) throw new Error('A refused move changed the game')
  return withMessage(played.error)
}

/** Code and message of a refused position; `read` if it is accepted. */
export function refusedPosition(position: object, lenient = false): string {
  const read = fromPosition(JSON.parse(JSON.stringify(position)), BOXES, { lenient })
  return read.ok ? 'read' : `${read.error.code}: ${firstSpeech.problem(read.error)}`
}

/** Legal moves of a seat as JSON, optionally only those with these fields. */
export function legal(g: Game, seat: number, having: Partial<MoveJson> = {}): MoveJson[] {
  const shown = moves(g, seat).map((move) => showMove(g, move))
  return shown.filter((move) => Object.entries(having).every(([key, value]) => same(move[key], value)))
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** All seats but these sell their last card; seats that cannot sell (the free city) play the first legal move. */
export function everybodyElseSells(g: Game, ...except: number[]): void {
  const isOpen = sameQuestion(g)
  while (isOpen()) {
    const seat = toAct(g).find((one) => !except.includes(one))
    if (seat === undefined) return
    const all = moves(g, seat)
    const plain = all.filter((move) => g.rules.actions[move.action].id === 'sell' && move.rider === 0)
    if (all.length === 0) throw new Error(`Seat ${seat} has no move`)
    apply(g, seat, plain.at(-1) ?? all[0])
  }
}

/** Whether the current secret question is still open. */
function sameQuestion(g: Game): () => boolean {
  const now = () => [state.asking.get(g), state.age.get(g), state.turn.get(g)].join()
  const before = now()
  return () => state.asking.get(g) > 0 && now() === before
}

/** Whole turn: these seats play these moves, all others sell. Stops at the next question. */
export function playTurn(g: Game, bySeat: Record<number, MoveJson> = {}): void {
  const isOpen = sameQuestion(g)
  for (const [seat, move] of Object.entries(bySeat)) choose(g, Number(seat), move)
  if (isOpen()) everybodyElseSells(g)
}

/** Points of a seat on one score line or in total. */
export function points(g: Game, seat: number, line?: string): number {
  const sheet = scores(g)[seat]
  if (line === undefined) return sheet.total
  const row = sheet.rows.find((one) => one.id === line)
  if (!row) throw new Error(`No score line is called ${line}`)
  return row.points
}

/** Points of a seat from one source (a piece id, `coins`, `symbols`, …) on any line. */
export const pointsFrom = (g: Game, seat: number, source: string): number =>
  scores(g)
    [seat].rows.flatMap((row) => row.from)
    .reduce((sum, entry) => sum + (entry.source === source ? entry.points : 0), 0)

const ids = (g: Game, list: List, seat: number): string[] => list.items(g, seat).map((i) => g.rules.pieces[i].id)
export const coinsOf = (g: Game, seat: number): number => state.coins.get(g, seat)
export const handOf = (g: Game, seat: number): string[] => ids(g, state.hand, seat)
export const cardsOf = (g: Game, seat: number): string[] => ids(g, state.cards, seat)
export const discarded = (g: Game): string[] => ids(g, state.discard, 0)

type OnStep = (g: Game, seat: number, move: MoveJson) => void

/**
 * Plays a fresh game with random legal moves to the end, seats in random order. `onStep` gets the game before each
 * move, the seat and the move; it must not change the game.
 */
export function playOut(setup: Setup, random: Random, onStep?: OnStep): { game: Game; record: GameRecord } {
  const { game, record } = Recording.begin(sure(compile(setup, BOXES)), setup.seed, { course: false })
  finish(game, random, onStep, record.moves)
  return { game, record }
}

/** Same from any state of a game. */
export function finish(game: Game, random: Random, onStep?: OnStep, played: GameRecord['moves'] = []): void {
  while (!isOver(game)) {
    const seats = toAct(game)
    if (seats.length === 0) throw new Error('The game is not over, but nobody is asked')
    const seat = seats[random.below(seats.length)]
    const all = moves(game, seat)
    if (all.length === 0) throw new Error(`Seat ${seat} is asked, but has no move`)
    const move = all[random.below(all.length)]
    const shown = showMove(game, move)
    onStep?.(game, seat, shown)
    played.push([seat, shown])
    apply(game, seat, move)
  }
}

/** Invariants between any two moves of any game. Throws the violated one. */
export function checkInvariants(g: Game): void {
  const fault = [...coinFaults(g), ...cityFaults(g), ...scratchFaults(g), ...sheetFaults(g)][0]
  if (fault !== undefined) throw new Error(fault)
}

const seatsOf = (g: Game): number[] => Array.from({ length: g.rules.cities }, (_, seat) => seat)

function coinFaults(g: Game): string[] {
  const poor = seatsOf(g).filter((seat) => state.coins.get(g, seat) < 0)
  const owed = seatsOf(g).filter((seat) => state.income.get(g, seat) !== 0)
  return [...poor.map((s) => `Seat ${s} has fewer than no coins`), ...owed.map((s) => `Seat ${s} was not paid`)]
}

function cityFaults(g: Game): string[] {
  return seatsOf(g).flatMap((seat) => {
    const titles = state.cards.items(g, seat).map((card) => g.rules.pieces[card].title)
    const standing = state.slots.get(g, seat).toString(2).replaceAll('0', '').length
    return [
      ...(new Set(titles).size < titles.length ? [`Seat ${seat} has two structures of one name`] : []),
      ...(standing === state.stages.size(g, seat) ? [] : [`Seat ${seat} has stages that stand nowhere`]),
    ]
  })
}

/** Compares derived columns with a recomputation. Lists are compared as sets. */
function scratchFaults(g: Game): string[] {
  const fresh = clone(g)
  const derived = g.rules.columns.filter((column) => column.derived)
  return seatsOf(g).flatMap((seat) => {
    derive(fresh, seat)
    return derived
      .filter((column) => !haveSameCells(g, fresh, column, seat))
      .map((column) => `${column.key} of seat ${seat} differs from scratch`)
  })
}

function haveSameCells(g: Game, other: Game, column: Game['rules']['columns'][number], seat: number): boolean {
  const from = column.start(g, seat)
  const [one, two] = [g, other].map(({ cells }) => cells.subarray(from, from + column.width))
  if (areEqual(one, two)) return true
  return 'items' in column && areEqual(one.toSorted(), two.toSorted())
}

const areEqual = (one: Int32Array, two: Int32Array): boolean => one.every((cell, i) => cell === two[i])

function sheetFaults(g: Game): string[] {
  return scores(g).flatMap(({ seat, total, rows }) => {
    const uneven = rows.filter((row) => row.points !== row.from.reduce((sum, { points }) => sum + points, 0))
    const sum = rows.reduce((all, row) => all + row.points, 0)
    return [
      ...uneven.map((row) => `The line ${row.id} of seat ${seat} does not add up`),
      ...(sum === total ? [] : [`The sheet of seat ${seat} does not add up`]),
    ]
  })
}

/**
 * Checks that no Age card is lost or created: call the result before every move. Boxes with Age cards in further lists
 * name them.
 */
export function cardsConserved(...also: List[]): (g: Game) => void {
  let before = new Map<number, number>()
  let dealt = 0
  return (g) => {
    const deal = deals(g)
    const now = ageCards(g, also)
    for (const [card, count] of before) {
      const found = now.get(card) ?? 0
      const { id } = g.rules.pieces[card]
      if (found < count || (found > count && deal === dealt)) throw new Error(`${count} ${id} became ${found}`)
    }
    if (deal === dealt && now.size > before.size) throw new Error('A card came from nowhere')
    before = now
    dealt = deal
  }
}

/** Number of deals so far: an Age may begin without one. */
const deals = (g: Game): number => state.age.get(g) - (state.turn.get(g) === 0 ? 1 : 0)

function ageCards(g: Game, also: readonly List[]): Map<number, number> {
  const cities = new Set([state.hand, state.buried, ...g.rules.holdings, ...also.filter((list) => list.perCity)])
  const tables = [state.discard, state.pile, ...also.filter((list) => !list.perCity)]
  const all = [
    ...tables.flatMap((list) => list.items(g)),
    ...seatsOf(g).flatMap((s) => [...cities].flatMap((l) => l.items(g, s))),
  ]
  const counts = new Map<number, number>()
  for (const card of all) {
    const { sort } = g.rules.pieces[card]
    if (sort === 'card' || sort === 'guild') counts.set(card, (counts.get(card) ?? 0) + 1)
  }
  return counts
}
