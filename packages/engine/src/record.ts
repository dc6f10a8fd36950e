/** A record is a set-up and the moves played: it replays to the same game for ever. */
import type { Box } from './box.ts'
import { type Game, type GameEvent, newGame } from './game.ts'
import { type MoveJson, moveText, parseMoveText, play } from './notation.ts'
import { compile } from './ruleset.ts'
import { fail, ok, type Result, type Setup } from './types.ts'

export interface GameRecord {
  version: 1
  setup: Setup
  moves: [number, MoveJson][]
}

export const newRecord = (setup: Setup): GameRecord => ({ version: 1, setup, moves: [] })

/** Plays a record, or as many moves of it as asked for. */
export function replay(
  record: GameRecord,
  library: readonly Box[],
  upTo = Number.POSITIVE_INFINITY,
  listener?: (event: GameEvent) => void,
): Result<Game> {
  if (typeof record !== 'object' || record === null || record.version !== 1 || !Array.isArray(record.moves)) {
    return fail('bad-record', 'A record is an object with version 1, a setup and a list of moves.')
  }
  const rules = compile(record.setup, library)
  if (!rules.ok) return rules
  const g = newGame(rules.value, listener)
  for (const [i, entry] of record.moves.slice(0, Math.min(upTo, record.moves.length)).entries()) {
    if (!Array.isArray(entry) || entry.length !== 2) return fail('bad-record', `Move ${i + 1} must be [seat, move].`)
    const played = play(g, entry[0], entry[1])
    if (!played.ok) return fail('bad-record', `Move ${i + 1} of the record: ${played.error.message}`)
  }
  return ok(g)
}

/** A record as text: the set-up in the first line, then one move a line, the seat in front. */
export function recordText({ setup, moves }: GameRecord): string {
  return [`heptapolis 1 ${JSON.stringify(setup)}`, ...moves.map(([seat, m]) => `${seat} ${moveText(m)}`), ''].join('\n')
}

export function parseRecord(text: string): Result<GameRecord> {
  if (text.trimStart().startsWith('{')) return parseJson(text)
  const written = text.split('\n').map((line) => line.trim())
  const [head = '', ...lines] = written.filter((line) => line !== '')
  const header = /^heptapolis 1 (\{.*\})$/.exec(head)
  if (!header) return fail('bad-record', 'A record begins with "heptapolis 1" and the set-up, or is JSON.')
  const setup = parseJson(header[1])
  if (!setup.ok) return setup
  const record = newRecord(setup.value as unknown as Setup)
  for (const [i, line] of lines.entries()) {
    const parts = /^(\d+) (.+)$/.exec(line)
    const move = parts ? parseMoveText(parts[2]) : fail('bad-record', 'expected a seat and a move')
    if (!move.ok) return fail('bad-record', `Line ${i + 2}: ${move.error.message}`)
    record.moves.push([Number(parts?.[1]), move.value])
  }
  return ok(record)
}

function parseJson(text: string): Result<GameRecord> {
  try {
    return ok(JSON.parse(text) as GameRecord)
  } catch (error) {
    return fail('bad-json', `This is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
