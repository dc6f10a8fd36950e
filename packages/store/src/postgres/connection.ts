/**
 * Connection pool of PostgreSQL with timeouts. Every query gets an answer: a hanging connection is dropped and
 * reopened.
 */
import postgres from 'postgres'
import { ClosedError, isSaid } from './faults.ts'
import { Turns } from './turns.ts'

export interface PostgresOptions {
  readonly url: string
  /** Timeout of a request in milliseconds. */
  readonly patience?: number
}

export type Sql = Pick<postgres.Sql, 'unsafe'>

/** All stored integers fit a JavaScript number. */
const NUMBERS = { bigint: { to: 20, from: [20], parse: Number, serialize: String } }
/** Seconds before a reconnect. */
const AGAIN = 0.1
const TO_CLOSE = 5
const PATIENCE = 5000

export class PostgresConnection {
  readonly #url: string
  readonly #patience: number
  readonly #most: number
  readonly #turns: Turns
  #sql: postgres.Sql | undefined
  #isClosed = false

  /** `most` limits the connections; a pool of one executes requests in order. */
  constructor({ url, patience = PATIENCE }: PostgresOptions, most: number) {
    this.#url = url
    this.#patience = patience
    this.#most = most
    this.#turns = new Turns(most, patience)
  }

  async run<T>(act: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#turns.take(() => this.#within((sql) => act(sql)))
  }

  async transact<T>(act: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#turns.take(() => this.#within((sql) => inTransaction(sql, act)))
  }

  /** Finishes pending requests. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#sql?.end({ timeout: TO_CLOSE })
  }

  async #within<T>(act: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new ClosedError()
    this.#sql ??= this.#connect()
    const sql = this.#sql
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#giveUp(sql)
        reject(new Error(`no answer within ${this.#patience} ms`))
      }, this.#patience)
    })
    try {
      return await Promise.race([act(sql), late])
    } catch (thrown) {
      // Never reuses a broken connection: the library would write to a closed socket.
      if (!isSaid(thrown)) this.#giveUp(sql)
      throw thrown
    } finally {
      clearTimeout(timer)
    }
  }

  #giveUp(sql: postgres.Sql): void {
    if (this.#sql === sql) this.#sql = undefined
    void sql.end({ timeout: 0 })
  }

  #connect(): postgres.Sql {
    return postgres(this.#url, {
      max: this.#most,
      types: NUMBERS,
      backoff: () => AGAIN,
      connect_timeout: Math.ceil(this.#patience / 1000),
      // The library issues a type query of its own, whose failure would reach no caller.
      fetch_types: false,
      onnotice: () => {},
      connection: {
        application_name: 'heptapolis',
        // Acknowledged steps must be on disk, whatever the server's default.
        synchronous_commit: 'on',
        lock_timeout: Math.ceil(this.#patience / 2),
        statement_timeout: this.#patience,
        // A server that is cut off inside a transaction must not hold its locks for long.
        idle_in_transaction_session_timeout: this.#patience,
      },
    })
  }
}

/** Hides a lost connection from the library: otherwise its rollback fails unhandled and ends the process. */
async function inTransaction<T>(sql: postgres.Sql, act: (sql: Sql) => Promise<T>): Promise<T> {
  const { value } = await sql.begin(async (inside) => {
    try {
      return { value: await act(inside) }
    } catch (thrown) {
      if (isSaid(thrown)) throw thrown
      // Never settles: the close of the connection, which follows, rejects the request.
      return new Promise<never>(() => {})
    }
  })
  return value
}
