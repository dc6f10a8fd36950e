/**
 * What scenario tests of all boxes share: a position in, moves as JSON, points and cards out. Everything here throws with
 * a sentence where a test asks for something the game refuses.
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

/** A position with the set-up's fields beside it: `{ edition: '1e', age: 2, cities: [{ wonder: 'gizah' }, {}, {}] }`. */
export interface Scenario extends Partial<Omit<Setup, 'seats'>>, Position {}

/**
 * The game of a position, 2e and the base game alone unless said otherwise. A scenario with an age, a turn or a hand is
 * open for the turn's choice (hands not given are dealt); one without any of them is a finished game, for scoring. A game
 * for two says `setup: { seats: [{}, {}] }` and names three cities, the last of them the free city. Cards of a later Age,
 * and more of them than there are, serve to show a rule: they are let through.
 */
export function scenario({ edition, boxes, seed, teams, options, ...position }: Scenario): Game {
  const wishes: Partial<Setup> = { edition: edition ?? '2e', boxes: boxes ?? [], seed: seed ?? 'scenario' }
  if (teams !== undefined) wishes.teams = teams
  if (options !== undefined) wishes.options = options
  const turn = position.turn ?? (position.age === undefined ? undefined : 1)
  const whole = { ...position, turn, setup: { ...wishes, ...position.setup } }
  return sure(fromPosition(whole, BOXES, { lenient: true }))
}

/** So many plain cities beside the ones given, for scenarios in which the others do not matter. */
export const among = (players: number, ...cities: CityPosition[]): CityPosition[] => [
  ...cities,
  ...Array.from({ length: players - cities.length }, () => ({})),
]

/** A set-up for so many players; the rest as wished, 2e and the base game alone otherwise. */
export const setupFor = (players: number, wishes: Partial<Setup> = {}): Setup => ({
  edition: '2e',
  boxes: [],
  seed: 'test',
  seats: Array.from({ length: players }, () => ({})),
  ...wishes,
})

/** A set-up of every box there is. */
export const withEveryBox = (edition: Edition, players: number): Setup =>
  setupFor(players, { edition, boxes: BOXES.slice(1).map(({ id }) => id) })

/** The cities of an edition as they were written down when their stages were called otherwise, with the ids of today. */
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

/** A fresh game from its set-up. */
export const begin = (setup: Setup): Game => newGame(sure(compile(setup, BOXES)), setup.seed)

/** Plays a move; throws with the engine's sentence where it is not legal. */
export function choose(g: Game, seat: number, move: MoveJson): void {
  const played = play(g, seat, move)
  if (!played.ok) throw new Error(`Seat ${seat}, ${JSON.stringify(move)}: ${firstSpeech.problem(played.error)}`)
}

/** A problem as people are told it, in the first language. */
export const told = (problem: Problem): Problem => ({ ...problem, message: firstSpeech.problem(problem) })

/** The error a move is refused with, in words. Throws where the move is legal, or where the refusal changed the game. */
export function refusal(g: Game, seat: number, move: unknown): Problem {
  const before = hash(g)
  const played = play(g, seat, move)
  if (played.ok) throw new Error(`Seat ${seat} may play ${JSON.stringify(move)}`)
  if (hash(g) !== before) throw new Error('A refused move changed the game')
  return told(played.error)
}

/** The code and the words a position is refused with, as it is read from text; `read` where it is not refused. */
export function refusedPosition(position: object, lenient = false): string {
  const read = fromPosition(JSON.parse(JSON.stringify(position)), BOXES, { lenient })
  return read.ok ? 'read' : `${read.error.code}: ${firstSpeech.problem(read.error)}`
}

/** The legal moves of a seat as JSON; with some fields given, those that have them. */
export function legal(g: Game, seat: number, having: Partial<MoveJson> = {}): MoveJson[] {
  const shown = moves(g, seat).map((move) => showMove(g, move))
  return shown.filter((move) => Object.entries(having).every(([key, value]) => same(move[key], value)))
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Everybody still asked the open secret question, but these seats, sells a card (the last at hand); who cannot sell
 * (the free city) plays the first legal move.
 */
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

/** Whether the secret question of this moment is still open. */
function sameQuestion(g: Game): () => boolean {
  const now = () => [state.asking.get(g), state.age.get(g), state.turn.get(g)].join()
  const before = now()
  return () => state.asking.get(g) > 0 && now() === before
}

/** A whole turn: these seats play these moves, all others sell. Stops at the next question. */
export function playTurn(g: Game, bySeat: Record<number, MoveJson> = {}): void {
  const isOpen = sameQuestion(g)
  for (const [seat, move] of Object.entries(bySeat)) choose(g, Number(seat), move)
  if (isOpen()) everybodyElseSells(g)
}

/** The points of a seat on one line of the score sheet, or in all. */
export function points(g: Game, seat: number, line?: string): number {
  const sheet = scores(g)[seat]
  if (line === undefined) return sheet.total
  const row = sheet.rows.find((one) => one.id === line)
  if (!row) throw new Error(`No score line is called ${line}`)
  return row.points
}

/** The points one source (the id of a piece, `coins`, `symbols`, …) gives a seat, on whichever line. */
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
 * Plays a fresh game with random legal moves to the end, seats in random order. `onStep` sees the game before each move,
 * the seat and the move; it must not change the game.
 */
export function playOut(setup: Setup, random: Random, onStep?: OnStep): { game: Game; record: GameRecord } {
  const { game, record } = Recording.begin(sure(compile(setup, BOXES)), setup.seed, { course: false })
  finish(game, random, onStep, record.moves)
  return { game, record }
}

/** The same from wherever a game stands. */
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

/** What must hold between any two moves of any game. Throws with what does not. */
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

/** Every derived column equals what is reckoned from scratch. Lists are compared as sets: their order means nothing. */
function scratchFaults(g: Game): string[] {
  const fresh = clone(g)
  return seatsOf(g).flatMap((seat) => {
    derive(fresh, seat)
    const derived = g.rules.columns.filter((column) => column.derived)
    return derived
      .filter((column) => String(cellsOf(g, column, seat)) !== String(cellsOf(fresh, column, seat)))
      .map((column) => `${column.key} of seat ${seat} differs from scratch`)
  })
}

function cellsOf(g: Game, column: Game['rules']['columns'][number], seat: number): number[] {
  const from = column.start(g, seat)
  const cells = Array.from(g.cells.subarray(from, from + column.width))
  return 'items' in column ? cells.sort((a, b) => a - b) : cells
}

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
 * Watches that no Age card is lost or made: call the result before every move. Boxes that keep Age cards in lists of
 * their own (besides those that work for a city) name them.
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

/** How often the cards of an Age have been dealt: an Age may begin without them. */
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
