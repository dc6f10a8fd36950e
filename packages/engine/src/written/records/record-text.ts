/** Record as text: versions in the first line, then a move per line; `*` random decision, `~` changed table. */

import type { Patch } from '../../kernel/patch.ts'
import { ok, type Problem, type Result } from '../../kernel/result.ts'
import { coded, refuse } from '../../rules/problem.ts'
import { moveText, parseMoveText } from '../notation.ts'
import type { GameRecord } from './record.ts'

export function recordText(record: GameRecord): string {
  const { version, moves, chance = [], course, ...head } = record
  const gifts = Map.groupBy(chance, ([after]) => after)
  const tables = Map.groupBy(course ?? [], ([after]) => after)
  const between = (made: number): string[] => [
    ...(gifts.get(made) ?? []).map(([, ids]) => ['*', ...ids].join(' ')),
    ...(tables.get(made) ?? []).map(([, patch]) => `~ ${JSON.stringify(patch)}`),
  ]
  const lines = moves.flatMap(([seat, move], i) => [`${seat} ${moveText(move)}`, ...between(i + 1)])
  const header = version === 1 ? head.setup : head
  return [`heptapolis ${version} ${JSON.stringify(header)}`, ...between(0), ...lines, ''].join('\n')
}

/** Remarks after an empty line, such as the score sheet. */
const REMARKS = /\n\s*\n(?=[a-z])/

export function parseRecord(text: string): Result<GameRecord> {
  if (text.trimStart().startsWith('{')) return parseJson<GameRecord>(text)
  const [moves] = text.trimStart().split(REMARKS)
  const written = moves.split('\n').map((line) => line.trim())
  const [head = '', ...lines] = written.filter((line) => line !== '')
  const header = /^heptapolis ([12]) (\{.*\})$/.exec(head)
  if (!header) return refuse('bad-record', { is: 'no-header' })
  const told = parseJson<GameRecord & GameRecord['setup']>(header[2])
  if (!told.ok) return told
  const record: GameRecord =
    header[1] === '1'
      ? { version: 1, setup: told.value, moves: [] }
      : { ...told.value, version: 2, moves: [], chance: [] }
  for (const [i, line] of lines.entries()) {
    const problem = readLine(record, line)
    if (problem) return refuse('bad-record', { is: 'line', line: i + 2, problem })
  }
  return ok(record)
}

/** Adds a line to the record, or returns its problem. */
function readLine(record: GameRecord, line: string): Problem | undefined {
  if (line.startsWith('*') && record.chance) {
    record.chance.push([record.moves.length, line.split(/\s+/).slice(1)])
    return undefined
  }
  if (line.startsWith('~') && record.version === 2) return readTable(record, line.slice(1))
  const parts = /^(\d+) (.+)$/.exec(line)
  if (!parts) return coded('bad-record', { is: 'no-move' })
  const move = parseMoveText(parts[2])
  if (!move.ok) return move.error
  record.moves.push([Number(parts[1]), move.value])
  return undefined
}

function readTable(record: GameRecord, text: string): Problem | undefined {
  const patch = parseJson<Patch>(text)
  if (!patch.ok) return patch.error
  record.course ??= []
  record.course.push([record.moves.length, patch.value])
  return undefined
}

function parseJson<T>(text: string): Result<T> {
  try {
    const value: T = JSON.parse(text)
    return ok(value)
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    const at = /position (\d+)/.exec(fault)?.[1]
    return refuse('bad-json', { at: at === undefined ? undefined : Number(at), fault })
  }
}
