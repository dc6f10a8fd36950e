/** Rows of a PostgreSQL, for the sections that are the same in every database. */
import type { Row, Rows, Statement, Value } from '../rows.ts'
import { answered, isTaken } from './faults.ts'
import type { Line, Sql } from './line.ts'

/** What reads, and what writes in its order. */
export function rowsOf(reader: Line, writer: Line): Rows {
  return {
    read: (text, ...values) => answered(reader.run((sql) => run(sql, [text, ...values]))),
    write: (...statements) => answered(written(writer, statements)),
  }
}

/** Where somebody else has just written the same, it is looked at once more, now that it is there. */
async function written(writer: Line, statements: readonly Statement[]): Promise<Row[][]> {
  try {
    return await all(writer, statements)
  } catch (thrown) {
    if (!isTaken(thrown)) throw thrown
    return all(writer, statements)
  }
}

function all(writer: Line, statements: readonly Statement[]): Promise<Row[][]> {
  if (statements.length === 1) return writer.run(async (sql) => [await run(sql, statements[0])])
  return writer.transact((sql) => Promise.all(statements.map((statement) => run(sql, statement))))
}

async function run(sql: Sql, [text, ...values]: Statement): Promise<Row[]> {
  return [...(await sql.unsafe<Row[]>(numbered(text), values as Value[], { prepare: true }))]
}

/** Places are numbered here; no text of ours has a question mark in it. */
function numbered(text: string): string {
  const known = NUMBERED.get(text)
  if (known !== undefined) return known
  let place = 0
  const made = text.replaceAll('?', () => `$${++place}`)
  NUMBERED.set(text, made)
  return made
}
const NUMBERED = new Map<string, string>()
