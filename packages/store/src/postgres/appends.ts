/** Appends events to several logs in one PostgreSQL transaction: one query reads all logs, one batch writes. */
import type { Result } from '@heptapolis/engine/kernel'
import { first } from '../first.ts'
import { type AppendResult, type GameListing, type LogStep, ok } from '../port.ts'
import { type LogState, mayFollow } from '../step.ts'
import type { Sql } from './connection.ts'

/** One result per step, in order; valid once the transaction is committed. */
export async function append(sql: Sql, steps: readonly LogStep[]): Promise<Result<AppendResult>[]> {
  const { logs, commands } = await known(sql, steps)
  const allowed: LogStep[] = []
  const answers = steps.map((step): Result<AppendResult> => {
    const command = commandOf(step)
    const repeated = command && commands.get(keyOf(command))
    if (repeated !== undefined) return ok({ n: repeated, repeated: true })
    const may = mayFollow(logs.get(step.game), step)
    if (!may.ok) return may
    const { n } = first(step.events)
    logs.set(step.game, { length: n + step.events.length, sealed: may.value.sealed })
    if (command) commands.set(keyOf(command), n)
    allowed.push(step)
    return ok({ n, repeated: false })
  })
  if (allowed.length > 0) await write(sql, allowed)
  return answers
}

/** Locks the games in id order, so that two groups cannot deadlock. */
async function known(sql: Sql, steps: readonly LogStep[]) {
  const games = [...new Set(steps.map(({ game }) => game))].map((game) => ({ game }))
  const [lengths, accepted] = await Promise.all([
    rows<LogState & { id: string }>(sql, LENGTHS, games),
    rows<Command>(
      sql,
      ACCEPTED,
      steps.flatMap((step) => commandOf(step) ?? []),
    ),
  ])
  return {
    logs: new Map(lengths.map(({ id, length, sealed }) => [id, { length, sealed }])),
    commands: new Map(accepted.map((command) => [keyOf(command), command.n])),
  }
}

/** Ordered by foreign keys; the statements are pipelined. */
async function write(sql: Sql, steps: readonly LogStep[]): Promise<void> {
  const listed = [
    ...new Map(steps.flatMap((step) => (step.listing ? [[step.game, step]] : []))).values(),
  ] as ListedStep[]
  const places = listed.flatMap(({ game, listing }) => listing.sittings.map((sitting) => ({ game, ...sitting })))
  const secrets = steps.flatMap(({ game, secret }) =>
    secret ? [{ game, secret: Buffer.from(secret).toString('hex') }] : [],
  )
  const events = steps.flatMap(({ game, events }) =>
    // JSON as a string inside JSON, so that PostgreSQL does not normalise it.
    events.map(({ n, at, kind, ...body }) => ({ game, n, at, kind, body: JSON.stringify(body) })),
  )
  const statements: [string, readonly object[]][] = [
    [
      GAMES,
      listed.map(({ game, events, listing: { sittings: _, ...listing } }) => ({
        game,
        at: first(events).at,
        ...listing,
      })),
    ],
    [STAND_UP, listed.map(({ game }) => ({ game }))],
    [SIT_DOWN, places],
    [SECRETS, secrets],
    [EVENTS, events],
    [COMMANDS, steps.flatMap((step) => commandOf(step) ?? [])],
  ]
  await Promise.all(statements.filter(([, some]) => some.length > 0).map(([text, some]) => rows(sql, text, some)))
}

type ListedStep = LogStep & { readonly listing: GameListing }

interface Command {
  readonly game: string
  readonly who: string
  readonly cid: string
  readonly n: number
}

function commandOf({ game, events: [first] }: LogStep): Command | undefined {
  if (first?.who === undefined || first.cid === undefined) return undefined
  return { game, who: first.who, cid: first.cid, n: first.n }
}

const keyOf = ({ game, who, cid }: Pick<Command, 'game' | 'who' | 'cid'>): string => JSON.stringify([game, who, cid])

/** One prepared statement for any number of rows. */
const rows = <T extends object>(sql: Sql, text: string, given: readonly object[]): Promise<T[]> =>
  sql.unsafe<T[]>(text, [JSON.stringify(given)], { prepare: true }).then((found) => [...found])

const GIVEN = 'json_to_recordset($1::text::json) as given'
const LENGTHS = `select id, length, sealed from game where id in (select game from ${GIVEN} (game text))
  order by id for no key update`
const ACCEPTED = `select game, who, cid, command.n from command join ${GIVEN} (game text, who text, cid text)
  using (game, who, cid)`
const GAMES = `insert into game (id, created, updated, state, visibility, deadline)
  select game, at, at, state, visibility, deadline
  from ${GIVEN} (game text, at bigint, state text, visibility text, deadline bigint)
  on conflict (id) do update set state = excluded.state, visibility = excluded.visibility, deadline = excluded.deadline`
const STAND_UP = `delete from sitting where game in (select game from ${GIVEN} (game text))`
const SIT_DOWN = `insert into sitting (game, seat, account, bot) select game, seat, account, bot
  from ${GIVEN} (game text, seat integer, account text, bot text)`
const SECRETS = `insert into secret (game, secret) select game, decode(secret, 'hex') from ${GIVEN} (game text, secret text)`
const EVENTS = `insert into event (game, n, at, kind, body) select game, n, at, kind, body::json
  from ${GIVEN} (game text, n integer, at bigint, kind text, body text)`
const COMMANDS = `insert into command (game, who, cid, n) select game, who, cid, n
  from ${GIVEN} (game text, who text, cid text, n integer)`
