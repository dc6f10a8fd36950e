/** A way to the database. Whoever waits on it is answered in any case: what hangs is given up and begun anew. */
import postgres from 'postgres'
import { Closed, isSaid } from './faults.ts'
import { Turns } from './turns.ts'

export interface PostgresOptions {
  readonly url: string
  /** How long an answer is waited for, in milliseconds. */
  readonly patience?: number
}

/** A connection, or a transaction on it. */
export type Sql = Pick<postgres.Sql, 'unsafe'>

/** Every number we keep is one of JavaScript's. */
const NUMBERS = { bigint: { to: 20, from: [20], parse: Number, serialize: String } }
/** Seconds until a lost connection is sought again. */
const AGAIN = 0.1
const TO_CLOSE = 5
const PATIENCE = 5000

export class Line {
  readonly #url: string
  readonly #patience: number
  readonly #most: number
  readonly #turns: Turns
  #sql: postgres.Sql | undefined
  #isClosed = false

  /** At most so many connections; what is asked of a single one is done in its order. */
  constructor({ url, patience = PATIENCE }: PostgresOptions, most: number) {
    this.#url = url
    this.#patience = patience
    this.#most = most
    this.#turns = new Turns(most, patience)
  }

  async run<T>(act: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#turns.take(() => this.#within((sql) => act(sql)))
  }

  /** All or nothing. */
  async transact<T>(act: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#turns.take(() => this.#within((sql) => inTransaction(sql, act)))
  }

  /** Whatever was asked before is still done. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#sql?.end({ timeout: TO_CLOSE })
  }

  async #within<T>(act: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Closed()
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
      // What is left of a connection that was lost is not used again: the library may then write to none.
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
      // What it asks for by itself nobody would hear the failure of.
      fetch_types: false,
      onnotice: () => {},
      connection: {
        application_name: 'heptapolis',
        // What is acknowledged is on the disk, whatever the server is used to.
        synchronous_commit: 'on',
        lock_timeout: Math.ceil(this.#patience / 2),
        statement_timeout: this.#patience,
        // A node that is cut off in the middle holds nobody up for long.
        idle_in_transaction_session_timeout: this.#patience,
      },
    })
  }
}

/** Over a connection that is lost the library would still take back what was begun, and end the program: it is told nothing of it. */
async function inTransaction<T>(sql: postgres.Sql, act: (sql: Sql) => Promise<T>): Promise<T> {
  const { value } = await sql.begin(async (inside) => {
    try {
      return { value: await act(inside) }
    } catch (thrown) {
      if (isSaid(thrown)) throw thrown
      // The end of the connection, which comes next, is the answer.
      return new Promise<never>(() => {})
    }
  })
  return value
}
