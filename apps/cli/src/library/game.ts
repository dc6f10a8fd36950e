/** Games in the public library: create, load, play, view and save. */
import { BOXES } from '@heptapolis/boxes'
import { fail, ok } from '@heptapolis/engine/kernel'
import {
  fromPosition,
  isSeat,
  parseRecord,
  Recording,
  readMove,
  replay,
  type SeatSetup,
  showMove,
  toPosition,
  view as viewOf,
} from '@heptapolis/engine/records'
import { apply, moves } from '@heptapolis/engine/search'
import {
  compile,
  controller,
  type Game,
  type GameRecord,
  type MoveJson,
  type Position,
  PUBLIC,
  type Result,
  type Setup,
} from '@heptapolis/engine/show'
import { freshSeed } from './seed.ts'
import { withMessage } from './words.ts'

/** Options of a new game. Default: four players, second edition, base game only. */
export interface GameOptions extends Partial<Setup> {
  /** Number of players, if `seats` is absent. */
  players?: number
  /** Whether the record contains the table at every question; default true. */
  course?: boolean
}

const recordings = new WeakMap<Game, Recording>()

function withRecord(recording: Recording): Game {
  recordings.set(recording.game, recording)
  return recording.game
}

/** Deals a game. Equal options with an equal seed deal equally; without a seed the deal is unpredictable. */
export function createGame(wishes: GameOptions = {}): Result<Game> {
  const { players = 4, seats: named, edition = '2e', boxes = [], seed = freshSeed(), course, ...others } = wishes
  const seats = named ?? seatsFor(players)
  if (!seats) return fail('bad-setup', 'players must be a whole number from 2 to 8.')
  const rules = compile({ edition, boxes, seats, seed, ...others }, BOXES)
  return rules.ok ? ok(withRecord(Recording.begin(rules.value, seed, { course }))) : withMessage(rules)
}

const seatsFor = (players: number): SeatSetup[] | undefined =>
  Number.isInteger(players) && players >= 2 && players <= 8 ? Array.from({ length: players }, () => ({})) : undefined

/** Loads a position, or the end of a record; objects or text. */
export function loadGame(saved: Position | GameRecord | string): Result<Game> {
  const read = typeof saved === 'string' ? parseRecord(saved) : ok(saved)
  if (!read.ok) return read
  if (!isRecord(read.value)) return withMessage(fromPosition(read.value, BOXES))
  const kept = structuredClone(read.value)
  const game = replay(kept, BOXES)
  return game.ok ? ok(withRecord(Recording.resume(game.value, kept))) : withMessage(game)
}

const isRecord = (saved: Position | GameRecord): saved is GameRecord =>
  typeof saved === 'object' && saved !== null && 'moves' in saved

/** All legal moves of a seat, including payments; empty if it has no question. */
export const legal = (game: Game, seat: number): MoveJson[] =>
  isSeat(game, seat) ? moves(game, seat).map((move) => showMove(game, move)) : []

/** Plays a move, or returns the problem and changes nothing. Fields without a choice may be omitted. */
export function play(game: Game, seat: number, move: MoveJson): Result<MoveJson> {
  const read = readMove(game, seat, move)
  if (!read.ok) return withMessage(read)
  const shown = showMove(game, read.value)
  const recording = recordings.get(game)
  if (recording) recording.apply(seat, read.value)
  else apply(game, seat, read.value)
  return ok(shown)
}

/** View of a seat; default: the public view. */
export const view = (game: Game, seat = PUBLIC): Position =>
  viewOf(game, isSeat(game, seat) ? controller(game, seat) : PUBLIC)

/** Complete position, nothing hidden, for `loadGame`. */
export const position = (game: Game): Position => toPosition(game)

/** Set-up with all moves and chance, for `loadGame`. */
export function record(game: Game): Result<GameRecord> {
  const recording = recordings.get(game)
  if (!recording) return fail('no-record', 'A game taken up from a position has no record.')
  return ok(structuredClone(recording.record))
}
