/** Everything that writes, as it runs in the writer's thread: inside a transaction that others share. */
import type { Result } from '@heptapolis/engine/kernel'
import {
  type Account,
  type Kept,
  type Link,
  type Listing,
  type LogEvent,
  ok,
  type PushSubscription,
  type Session,
  type Step,
} from '../port.ts'
import { mayFollow } from '../step.ts'
import type { Statements } from './statements.ts'

const NOTHING = ok(undefined)

export const JOBS = {
  append(sql: Statements, step: Step): Result<Kept> {
    const { game, events } = step
    const { n = 0, who, cid } = events[0] ?? {}
    const command = who !== undefined && cid !== undefined ? { who, cid } : undefined
    const repeated = command && acceptedAt(sql, game, command.who, command.cid)
    if (repeated !== undefined) return ok({ n: repeated, repeated: true })

    const row = sql.row('select length, sealed from game where id = ?', game)
    const allowed = mayFollow(row && { length: Number(row.length), sealed: row.sealed === 1 }, step)
    if (!allowed.ok) return allowed
    if (step.listing) saveListing(sql, step, step.listing)
    if (step.secret) sql.run('insert into secret (game, secret) values (?, ?)', game, step.secret)
    for (const event of events) saveEvent(sql, game, event)
    if (command) {
      sql.run('insert into command (game, who, cid, n) values (?, ?, ?, ?)', game, command.who, command.cid, n)
    }
    return ok({ n, repeated: false })
  },

  forget(sql: Statements, game: string): Result<boolean> {
    sql.run('delete from link where game = ?', game)
    sql.run('delete from told where game = ?', game)
    return ok(sql.run('delete from game where id = ?', game) > 0)
  },

  saveAccount(sql: Statements, { id, name, created, prefs }: Account): Result<undefined> {
    sql.run(
      'insert or replace into account (id, name, created, prefs) values (?, ?, ?, ?)',
      id,
      name,
      created,
      JSON.stringify(prefs),
    )
    return NOTHING
  },

  removeAccount(sql: Statements, id: string): Result<boolean> {
    for (const kind of ['session', 'link', 'push', 'told']) sql.run(`delete from ${kind} where account = ?`, id)
    sql.run('update sitting set account = null where account = ?', id)
    return ok(sql.run('delete from account where id = ?', id) > 0)
  },

  saveSession(sql: Statements, { hash, account, seen, expires }: Session): Result<undefined> {
    sql.run(
      'insert or replace into session (hash, account, seen, expires) values (?, ?, ?, ?)',
      hash,
      account,
      seen,
      expires,
    )
    return NOTHING
  },

  endSession: (sql: Statements, hash: string): Result<boolean> =>
    ok(sql.run('delete from session where hash = ?', hash) > 0),

  sweepSessions: (sql: Statements, now: number): Result<number> =>
    ok(sql.run('delete from session where expires <= ?', now)),

  saveLink(sql: Statements, { hash, game, purpose, seat = null, account = null }: Nullable<Link>): Result<undefined> {
    sql.run(
      'insert or replace into link (hash, game, purpose, seat, account) values (?, ?, ?, ?, ?)',
      hash,
      game,
      purpose,
      seat,
      account,
    )
    return NOTHING
  },

  revokeLinks: (sql: Statements, game: string, purpose: string, seat: number | null): Result<number> =>
    ok(sql.run('delete from link where game = ? and purpose = ? and ifnull(seat = ?, 1)', game, purpose, seat)),

  savePush(sql: Statements, { endpoint, account, keys }: PushSubscription): Result<undefined> {
    sql.run(
      'insert or replace into push (endpoint, account, p256dh, auth) values (?, ?, ?, ?)',
      endpoint,
      account,
      keys.p256dh,
      keys.auth,
    )
    return NOTHING
  },

  removePush: (sql: Statements, endpoint: string): Result<boolean> =>
    ok(sql.run('delete from push where endpoint = ?', endpoint) > 0),

  mayTell(sql: Statements, account: string, game: string, round: number): Result<boolean> {
    const told = sql.run(
      `insert into told (account, game, round, opened) values (?, ?, ?, 0)
       on conflict do update set round = excluded.round, opened = 0 where opened and round < excluded.round`,
      account,
      game,
      round,
    )
    return ok(told > 0)
  },

  opened(sql: Statements, account: string, game: string): Result<undefined> {
    sql.run('update told set opened = 1 where account = ? and game = ?', account, game)
    return NOTHING
  },

  set(sql: Statements, key: string, value: string): Result<undefined> {
    sql.run('insert or replace into setting (key, value) values (?, ?)', key, value)
    return NOTHING
  },

  settle(sql: Statements, key: string, value: string): Result<string> {
    sql.run('insert into setting (key, value) values (?, ?) on conflict do nothing', key, value)
    return ok(String(sql.row('select value from setting where key = ?', key)?.value))
  },
}

export type Jobs = typeof JOBS
export type JobName = keyof Jobs
export type JobArguments<J extends JobName> = Parameters<Jobs[J]> extends [Statements, ...infer A] ? A : never
export type JobAnswer<J extends JobName> = ReturnType<Jobs[J]>

type Nullable<T> = { [F in keyof T]: T[F] | (undefined extends T[F] ? null : never) }

export function acceptedAt(sql: Statements, game: string, who: string, cid: string): number | undefined {
  const row = sql.row('select n from command where game = ? and who = ? and cid = ?', game, who, cid)
  return row && Number(row.n)
}

function saveEvent(sql: Statements, game: string, { n, at, kind, ...body }: LogEvent): void {
  sql.run('insert into event (game, n, at, kind, body) values (?, ?, ?, ?, ?)', game, n, at, kind, JSON.stringify(body))
}

function saveListing(
  sql: Statements,
  { game, events }: Step,
  { state, visibility, deadline, sittings }: Listing,
): void {
  const { at } = events[0]
  sql.run(
    `insert into game (id, created, updated, state, visibility, deadline) values (?, ?, ?, ?, ?, ?)
     on conflict (id) do update set state = excluded.state, visibility = excluded.visibility, deadline = excluded.deadline`,
    game,
    at,
    at,
    state,
    visibility,
    deadline ?? null,
  )
  sql.run('delete from sitting where game = ?', game)
  for (const { seat, account = null, bot = null } of sittings) {
    sql.run('insert into sitting (game, seat, account, bot) values (?, ?, ?, ?)', game, seat, account, bot)
  }
}
