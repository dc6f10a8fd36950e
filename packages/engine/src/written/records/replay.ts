/** Recording of games, and their replay. */

import { seedOldChance } from '../../kernel/chance/chance.ts'
import type { GameEvent } from '../../kernel/events.ts'
import { emptyGame } from '../../kernel/game.ts'
import type { Move } from '../../kernel/move.ts'
import { ok, type Problem, type Result } from '../../kernel/result.ts'
import { advance, apply, isOver, newGame } from '../../kernel/runner.ts'
import type { Box, Game, Ruleset } from '../../rules/contract/box.ts'
import { type BadRecord, refuse } from '../../rules/problem.ts'
import { compile } from '../../rules/ruleset/ruleset.ts'
import type { Setup } from '../../rules/vocabulary.ts'
import { play, readMove, showMove } from '../notation.ts'
import { passOver } from './earlier.ts'
import { type EndSheet, type GameRecord, isOfToday, newRecord, tellsCourse } from './record.ts'
import { endOf, Scribe } from './scribe.ts'

type Listener = (event: GameEvent) => void

/** Game that is recorded while it is played. */
export class Recording {
  readonly game: Game
  readonly record: GameRecord
  readonly #scribe: Scribe | undefined

  private constructor(game: Game, record: GameRecord, scribe: Scribe | undefined) {
    this.game = game
    this.record = record
    this.#scribe = scribe
  }

  static begin(
    rules: Ruleset,
    seed: string,
    { listener, course }: { listener?: Listener; course?: boolean | undefined } = {},
  ) {
    const record = newRecord(rules, seed, course)
    const scribe = new Scribe(record, rules)
    const game = newGame(rules, seed, listener, scribe)
    scribe.note(game)
    return new Recording(game, record, scribe)
  }

  /** Continues a game at the end of its record. */
  static resume(game: Game, record: GameRecord): Recording {
    const scribe = record.version === 1 ? undefined : new Scribe(record, game.rules, true)
    game.dealer = scribe
    return new Recording(game, record, scribe)
  }

  /** Checks, records and plays an external move. An illegal move changes nothing. */
  play(seat: number, json: unknown): Result<Move> {
    const move = readMove(this.game, seat, json)
    if (move.ok) this.apply(seat, move.value)
    return move
  }

  /** Records and plays a legal move. */
  apply(seat: number, move: Move): void {
    this.record.moves.push([seat, showMove(this.game, move)])
    apply(this.game, seat, move)
    // A game keeps the behaviour of its first engine version.
    passOver(this.game, this.record.engine)
    this.#scribe?.note(this.game)
    if (this.#scribe && isOver(this.game)) this.record.end = endOf(this.game)
  }
}

export interface Watching {
  /** Maximum number of moves. */
  upTo?: number | undefined
  listener?: Listener
  /** Called before each move. */
  before?(g: Game, index: number): void
}

/** Replays a record or its first moves. `rules-changed` means that it was played with other rules. */
export function replay(record: GameRecord, library: readonly Box[], watching: Watching = {}): Result<Game> {
  const problem = shapeProblem(record)
  if (problem) return refuse('bad-record', problem)
  const rules = compile(asPlayed(record), library)
  if (!rules.ok) return rules
  const today = { ...record, chance: record.chance && chanceToday(record.chance, rules.value) }
  const unknown = unknownPiece(today, rules.value)
  if (unknown !== undefined) {
    return refuse('rules-changed', { is: 'gone', piece: unknown })
  }
  try {
    return record.version === 1 ? replayOld(record, rules.value, watching) : replayNew(today, rules.value, watching)
  } catch (error) {
    // Recorded random decisions may lead anywhere if the pieces have changed.
    if (isOfToday(record, rules.value)) throw error
    return refuse('bad-record', { is: 'no-game', fault: error instanceof Error ? error.message : String(error) })
  }
}

/** Version of records without an engine version. */
const FIRST_ENGINE = '1.0.0'

/** Set-up with the data version at the start of the game. */
const asPlayed = ({ setup, engine = FIRST_ENGINE }: GameRecord): Setup => ({ dataVersion: engine, ...setup })

const movesOf = ({ moves }: GameRecord, { upTo = moves.length }: Watching): GameRecord['moves'] => moves.slice(0, upTo)

function replayOld(record: GameRecord, rules: Ruleset, watching: Watching): Result<Game> {
  const g = emptyGame(rules)
  g.listener = watching.listener
  seedOldChance(g, record.setup.seed)
  advance(g)
  passOver(g, record.engine)
  for (const [i, [seat, move]] of movesOf(record, watching).entries()) {
    watching.before?.(g, i)
    const played = play(g, seat, move)
    if (!played.ok) {
      const code = isOtherGame(played.error) ? 'rules-changed' : 'bad-record'
      return refuse(code, { is: 'move', move: i + 1, problem: played.error })
    }
    passOver(g, record.engine)
  }
  return ok(g)
}

/**
 * Problems that may come from another deal: version 1 does not record its cards, and a larger pool deals differently.
 */
const isOtherGame = ({ code }: Problem): boolean => ['illegal-move', 'not-asked', 'game-over'].includes(code)

function replayNew(record: GameRecord, rules: Ruleset, watching: Watching): Result<Game> {
  const asked = movesOf(record, watching)
  const course = record.course?.filter(([after]) => after <= asked.length)
  const made: GameRecord = { ...record, moves: [], chance: [...(record.chance ?? [])], course }
  const scribe = new Scribe(made, rules)
  const g = newGame(rules, record.setup.seed, watching.listener, scribe)
  passOver(g, record.engine)
  scribe.note(g)
  for (const [i, [seat, move]] of asked.entries()) {
    if (scribe.strayed) break
    watching.before?.(g, i)
    made.moves.push([seat, move])
    const played = play(g, seat, move)
    if (!played.ok) return refuse(codeOf(record, rules), { is: 'move', move: i + 1, problem: played.error })
    passOver(g, record.engine)
    scribe.note(g)
  }
  g.dealer = undefined
  if (made.moves.length === record.moves.length) scribe.compareEnd(g)
  const { strayed } = scribe
  if (!strayed) return ok(g)
  const { isForged, after, why } = strayed
  return refuse(isForged ? 'bad-record' : codeOf(record, rules), { is: 'strayed', after, why })
}

/** A record that can be shown is not refused: the engine version may not have been raised for a changed rule. */
const codeOf = (record: GameRecord, rules: Ruleset): 'bad-record' | 'rules-changed' =>
  isOfToday(record, rules) && !tellsCourse(record) ? 'bad-record' : 'rules-changed'

/** Random decisions with current ids. */
const chanceToday = (chance: NonNullable<GameRecord['chance']>, rules: Ruleset): GameRecord['chance'] =>
  chance.map(([after, ids]) => [after, ids.map((id) => rules.called(id)?.id ?? id)])

function unknownPiece({ chance = [] }: GameRecord, { byId }: Ruleset): string | undefined {
  for (const [, pieces] of chance) for (const id of pieces) if (!byId.has(id)) return id
  return undefined
}

function shapeProblem(record: GameRecord): BadRecord | undefined {
  if (typeof record !== 'object' || record === null || ![1, 2].includes(record.version)) {
    return { is: 'shape', of: 'record' }
  }
  const { version, moves, setup, chance, course, thoughts, end, engine, data } = record
  if (!Array.isArray(moves)) return { is: 'shape', of: 'moves' }
  const odd = moves.findIndex((entry) => !Array.isArray(entry) || entry.length !== 2)
  if (odd >= 0) return { is: 'no-pair', move: odd + 1 }
  if (typeof setup?.seed !== 'string') return { is: 'shape', of: 'seed' }
  if (version === 1) return undefined
  if (typeof engine !== 'string' || typeof data !== 'string') return { is: 'shape', of: 'engine' }
  if (!areEntries(chance, isList)) return { is: 'shape', of: 'chance' }
  if (course !== undefined && !areEntries(course, isObject)) return { is: 'shape', of: 'course' }
  if (thoughts !== undefined && !areEntries(thoughts, isThought)) return { is: 'shape', of: 'record' }
  if (end !== undefined && !areSheets(end)) return { is: 'shape', of: 'end' }
  return undefined
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((id) => typeof id === 'string')
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

const isThought = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'level' in value &&
  typeof value.level === 'string' &&
  'worlds' in value &&
  Number.isInteger(value.worlds)

const areSheets = (sheets: unknown): boolean =>
  Array.isArray(sheets) && sheets.every((sheet) => isObject(sheet) && isObject(sheet.rows) && isCounted(sheet))

const isCounted = ({ total, coins, rank, rows }: EndSheet): boolean =>
  [total, coins, rank, ...Object.values(rows)].every(Number.isInteger)

const areEntries = (entries: unknown, is: (value: unknown) => boolean): boolean =>
  Array.isArray(entries) &&
  entries.every((entry) => Array.isArray(entry) && entry.length === 2 && Number.isInteger(entry[0]) && is(entry[1]))
