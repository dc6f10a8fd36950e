/**
 * A record is a set-up, the moves played, and what chance gave in between, so that it replays to the same game though
 * cards are added to a pool later. Version 1 had the seed alone to go by, with the dice of its time.
 */
import type { Box } from './box.ts'
import { type Dealer, seedOldChance } from './chance.ts'
import { digest, ENGINE } from './digest.ts'
import { advance, apply, emptyGame, type Game, type GameEvent, newGame } from './game.ts'
import type { Move } from './move.ts'
import { type MoveJson, play, readMove, showMove } from './notation.ts'
import { compile, type Ruleset } from './ruleset.ts'
import { fail, ok, type Result, type Setup } from './types.ts'

export interface GameRecord {
  version: 1 | 2
  /** The version of the engine it was played with, and a digest of the pieces. */
  engine?: string
  data?: string
  setup: Setup
  moves: [number, MoveJson][]
  /** What chance gave, by the number of moves made before: the ids of pieces. */
  chance?: [number, string[]][]
}

type Listener = (event: GameEvent) => void

/** A record with nothing in it yet. */
export const newRecord = (rules: Ruleset, seed: string): GameRecord => ({
  version: 2,
  engine: ENGINE,
  data: digest(rules),
  setup: { ...rules.setup, seed },
  moves: [],
  chance: [],
})

/** Gives what the record says while it says anything, and writes down what comes after. */
export class Scribe implements Dealer {
  private given: number
  private readonly record: GameRecord
  private readonly isOfToday: boolean
  /** After how many moves chance gave something else than the record says, though nothing has changed since. */
  strayed: number | undefined = undefined

  constructor(record: GameRecord, rules: Ruleset, given = 0) {
    this.given = given
    this.record = record
    record.chance ??= []
    this.isOfToday = record.engine === ENGINE && record.data === digest(rules)
  }

  deal({ rules }: Game, draw: () => readonly number[]): readonly number[] {
    const drawn = draw()
    const { chance = [], moves } = this.record
    const written = chance[this.given++]
    const ids = drawn.map((piece) => rules.pieces[piece].id)
    if (!written) {
      chance.push([moves.length, ids])
      return drawn
    }
    if (!this.isOfToday) return written[1].map((id) => rules.piece(id).index)
    if (ids.join() !== written[1].join()) this.strayed ??= written[0]
    return drawn
  }
}

/** A game that is written down as it is played. */
export class Recording {
  readonly game: Game
  readonly record: GameRecord

  constructor(rules: Ruleset, seed: string, listener?: Listener) {
    this.record = newRecord(rules, seed)
    this.game = newGame(rules, seed, listener, new Scribe(this.record, rules))
  }

  /** Checks a move from outside, notes and plays it. A bad move changes nothing. */
  play(seat: number, json: unknown): Result<Move> {
    const move = readMove(this.game, seat, json)
    if (move.ok) this.apply(seat, move.value)
    return move
  }

  /** Notes and plays a move known to be legal. */
  apply(seat: number, move: Move): void {
    this.record.moves.push([seat, showMove(this.game, move)])
    apply(this.game, seat, move)
  }
}

/** What chance gives a game from now on is written into its record. */
export function goOn(g: Game, record: GameRecord): void {
  if (record.version === 2) g.dealer = new Scribe(record, g.rules, record.chance?.length)
}

/** Leaves the first so many moves, and what chance gave up to there. */
export function cutRecord(record: GameRecord, moves: number): void {
  record.moves.length = moves
  if (record.chance) record.chance = record.chance.filter(([after]) => after <= moves)
}

export interface Watching {
  /** As many moves at most. */
  upTo?: number
  listener?: Listener
  /** Looks at the game before each move. */
  before?(g: Game, index: number): void
}

/** Plays a record, or as many moves of it as asked for. */
export function replay(record: GameRecord, library: readonly Box[], watching: Watching = {}): Result<Game> {
  const { upTo = Number.POSITIVE_INFINITY, listener, before } = watching
  const problem = shapeProblem(record)
  if (problem) return fail('bad-record', problem)
  const rules = compile(record.setup, library)
  if (!rules.ok) return rules
  const unknown = unknownPiece(record, rules.value)
  if (unknown !== undefined) return fail('bad-record', `Chance gave "${unknown}", which is not in this game any more.`)
  const copy: GameRecord = { ...record, moves: [], chance: [...(record.chance ?? [])] }
  const begun = openRecord(copy, rules.value, listener)
  if (!begun.ok) return begun
  const { game, scribe } = begun.value
  for (const [i, [seat, move]] of record.moves.slice(0, Math.min(upTo, record.moves.length)).entries()) {
    before?.(game, i)
    copy.moves.push([seat, move])
    const played = play(game, seat, move)
    if (!played.ok) return fail('bad-record', `Move ${i + 1} of the record: ${played.error.message}`)
    if (scribe?.strayed !== undefined) return fail('bad-record', strayedText(scribe.strayed))
  }
  game.dealer = undefined
  return ok(game)
}

const strayedText = (moves: number): string =>
  `What chance gave after ${moves} moves is not what follows from the seed of the record.`

/** The game of a record before its first move. */
function openRecord(
  record: GameRecord,
  rules: Ruleset,
  listener?: Listener,
): Result<{ game: Game; scribe: Scribe | undefined }> {
  if (record.version === 1) return ok({ game: oldGame(rules, record.setup.seed, listener), scribe: undefined })
  const scribe = new Scribe(record, rules)
  const game = newGame(rules, record.setup.seed, listener, scribe)
  return scribe.strayed === undefined ? ok({ game, scribe }) : fail('bad-record', strayedText(scribe.strayed))
}

function oldGame(rules: Ruleset, seed: string, listener?: Listener): Game {
  const g = emptyGame(rules)
  g.listener = listener
  seedOldChance(g, seed)
  advance(g)
  return g
}

function unknownPiece({ chance = [] }: GameRecord, { byId }: Ruleset): string | undefined {
  for (const [, pieces] of chance) for (const id of pieces) if (!byId.has(id)) return id
  return undefined
}

function shapeProblem(record: GameRecord): string | undefined {
  if (typeof record !== 'object' || record === null || ![1, 2].includes(record.version)) {
    return 'A record is an object with version 1 or 2, a setup and a list of moves.'
  }
  const { moves, chance, setup } = record
  if (!Array.isArray(moves)) return 'A record has a list of moves.'
  const odd = moves.findIndex((entry) => !Array.isArray(entry) || entry.length !== 2)
  if (odd >= 0) return `Move ${odd + 1} must be [seat, move].`
  if (typeof setup?.seed !== 'string') return 'The setup of a record has a seed, a text.'
  if (record.version === 1) return undefined
  if (!Array.isArray(chance)) return 'A record of version 2 has a list of what chance gave.'
  const isGift = (entry: unknown): boolean =>
    Array.isArray(entry) &&
    entry.length === 2 &&
    Number.isInteger(entry[0]) &&
    Array.isArray(entry[1]) &&
    entry[1].every((id) => typeof id === 'string')
  const wrong = chance.findIndex((entry) => !isGift(entry))
  return wrong < 0 ? undefined : `chance[${wrong}] must be [moves made before, ids of pieces].`
}
