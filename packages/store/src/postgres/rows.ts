/** PostgreSQL adapter of `Rows`, the SQL interface that both databases share. */
import type { Rows, Statement, StoreRow, Value } from '../rows.ts'
import type { PostgresConnection, Sql } from './connection.ts'
import { answered, isTaken } from './faults.ts'

/** Reads use the pool; writes use one connection and keep their order. */
export function rowsOf(reader: PostgresConnection, writer: PostgresConnection): Rows {
  return {
    read: (text, ...values) => answered(reader.run((sql) => run(sql, [text, ...values]))),
    write: (...statements) => answered(written(writer, statements)),
  }
}

/** Retries once after a unique violation: the concurrent row is visible then. */
async function written(writer: PostgresConnection, statements: readonly Statement[]): Promise<StoreRow[][]> {
  try {
    return await all(writer, statements)
  } catch (thrown) {
    if (!isTaken(thrown)) throw thrown
    return all(writer, statements)
  }
}

function all(writer: PostgresConnection, statements: readonly Statement[]): Promise<StoreRow[][]> {
  const [only, second] = statements
  if (only && !second) return writer.run(async (sql) => [await run(sql, only)])
  return writer.transact((sql) => Promise.all(statements.map((statement) => run(sql, statement))))
}

async function run(sql: Sql, [text, ...values]: Statement): Promise<StoreRow[]> {
  return [...(await sql.unsafe<StoreRow[]>(numbered(text), values as Value[], { prepare: true }))]
}

/** Turns `?` into `$1`, `$2` …; no statement contains a literal question mark. */
function numbered(text: string): string {
  const known = NUMBERED.get(text)
  if (known !== undefined) return known
  let place = 0
  const made = text.replaceAll('?', () => `$${++place}`)
  NUMBERED.set(text, made)
  return made
}
const NUMBERED = new Map<string, string>()
