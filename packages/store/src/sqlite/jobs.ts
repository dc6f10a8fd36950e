/** All write operations on SQLite. They run in the writer thread, in a transaction that a group of jobs shares. */

import type { Result } from '@heptapolis/engine/kernel'
import { first } from '../first.ts'
import { type AppendResult, type GameListing, type LogEvent, type LogStep, ok } from '../port.ts'
import type { Statement, StoreRow } from '../rows.ts'
import { mayFollow } from '../step.ts'
import { problemOf } from './faults.ts'
import type { Statements } from './statements.ts'

export const JOBS = {
  append(sql: Statements, step: LogStep): Result<AppendResult> {
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

  write: (sql: Statements, statements: readonly Statement[]): Result<StoreRow[][]> =>
    ok(statements.map(([text, ...values]) => sql.rows(text, ...values))),
}

export type Jobs = typeof JOBS
export type JobName = keyof Jobs
export type JobArguments<J extends JobName> = Parameters<Jobs[J]> extends [Statements, ...infer A] ? A : never
export type JobAnswer<J extends JobName> = ReturnType<Jobs[J]>

/** A savepoint undoes a rejected job; the others of its group continue. */
export function runJob(sql: Statements, job: JobName, args: readonly unknown[]): Result<unknown> {
  const run = JOBS[job] as (sql: Statements, ...args: readonly unknown[]) => Result<unknown>
  sql.run('savepoint job')
  const answer = attempt(() => run(sql, ...args))
  if (!answer.ok) sql.run('rollback to job')
  sql.run('release job')
  return answer
}

/** A constraint violation concerns one job; any other error fails the whole group. */
function attempt(run: () => Result<unknown>): Result<unknown> {
  try {
    return run()
  } catch (thrown) {
    const error = problemOf(thrown)
    if (error.code === 'refused') return { ok: false, error }
    throw thrown
  }
}

export function acceptedAt(sql: Statements, game: string, who: string, cid: string): number | undefined {
  const row = sql.row('select n from command where game = ? and who = ? and cid = ?', game, who, cid)
  return row && Number(row.n)
}

function saveEvent(sql: Statements, game: string, { n, at, kind, ...body }: LogEvent): void {
  sql.run('insert into event (game, n, at, kind, body) values (?, ?, ?, ?, ?)', game, n, at, kind, JSON.stringify(body))
}

function saveListing(
  sql: Statements,
  { game, events }: LogStep,
  { state, visibility, deadline, sittings }: GameListing,
): void {
  const { at } = first(events)
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
