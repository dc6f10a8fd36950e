/** All queries that read SQLite. They use a separate connection, which sees committed data only. */
import type { DueGame, GameFilter, ListedGame, LogEvent, SeatRow } from '../port.ts'
import { given, type StoreRow, type Value } from '../rows.ts'
import type { Statements } from './statements.ts'

export class Queries {
  readonly #sql: Statements

  constructor(sql: Statements) {
    this.#sql = sql
  }

  read(game: string, from: number): LogEvent[] {
    return this.#sql
      .rows('select n, at, kind, body from event where game = ? and n >= ? order by n', game, from)
      .map(event)
  }

  hasActed(game: string, who: string): boolean {
    return this.#sql.row('select 1 as one from command where game = ? and who = ? limit 1', game, who) !== undefined
  }

  secret(game: string): Uint8Array | undefined {
    return this.#sql.row('select secret from secret where game = ?', game)?.secret as Uint8Array | undefined
  }

  find(game: string): ListedGame | undefined {
    const row = this.#sql.row(`${LISTED} where id = ?`, game)
    return row && this.#listed(row)
  }

  list({ state, visibility, account, before, limit }: GameFilter): ListedGame[] {
    const wishes: [string, Value | undefined][] = [
      ['state = ?', state],
      ['visibility = ?', visibility],
      ['id in (select game from sitting where account = ?)', account],
      ['updated < ?', before],
    ]
    const asked = wishes.filter((wish): wish is [string, Value] => wish[1] !== undefined)
    const where = asked.length === 0 ? '' : `where ${asked.map(([condition]) => condition).join(' and ')}`
    const values = asked.map(([, value]) => value)
    const rows = this.#sql.rows(`${LISTED} ${where} order by updated desc, id limit ?`, ...values, limit)
    return rows.map((row) => this.#listed(row))
  }

  due(by: number, limit: number): DueGame[] {
    const rows = this.#sql.rows(
      'select id, deadline from game where deadline <= ? order by deadline, id limit ?',
      by,
      limit,
    )
    return rows.map(({ id, deadline }) => ({ game: String(id), deadline: Number(deadline) }))
  }

  unfinished(limit: number, after: string): string[] {
    const rows = this.#sql.rows('select id from game where sealed = 0 and id > ? order by id limit ?', after, limit)
    return rows.map(({ id }) => String(id))
  }

  counts(): Record<string, number> {
    const rows = this.#sql.rows('select state, count(*) as count from game group by state order by state')
    return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]))
  }

  #listed(row: StoreRow): ListedGame {
    const game = String(row.id)
    return {
      game,
      state: String(row.state),
      visibility: String(row.visibility),
      length: Number(row.length),
      created: Number(row.created),
      updated: Number(row.updated),
      ...(row.deadline === null ? {} : { deadline: Number(row.deadline) }),
      sittings: this.#sql.rows('select seat, account, bot from sitting where game = ? order by seat', game).map(
        (sitting): SeatRow => ({
          seat: Number(sitting.seat),
          ...given(sitting, 'account'),
          ...given(sitting, 'bot'),
        }),
      ),
      opening: event(row),
    }
  }
}

const LISTED = `select id, state, visibility, length, created, updated, deadline, n, at, kind, body
  from game join event on event.game = id and n = 0`

const event = ({ kind, n, at, body }: StoreRow): LogEvent => ({
  kind: String(kind),
  n: Number(n),
  at: Number(at),
  ...JSON.parse(String(body)),
})
