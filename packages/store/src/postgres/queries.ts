/** Queries of PostgreSQL that read logs and lists of games. */
import type { DueGame, GameFilter, Games, ListedGame, Log, LogEvent, SeatRow } from '../port.ts'
import type { PostgresConnection } from './connection.ts'
import { answered } from './faults.ts'

type Row = Record<string, unknown>
type Value = string | number

export function queriesOn(
  connection: PostgresConnection,
): Pick<Log, 'read' | 'accepted' | 'hasActed' | 'secret'> & Games {
  const rows = (text: string, ...values: Value[]): Promise<Row[]> =>
    connection.run(async (sql) => [...(await sql.unsafe<Row[]>(text, values, { prepare: true }))])
  const asked = <T>(make: (found: Row[]) => T, text: string, ...values: Value[]) =>
    answered(rows(text, ...values).then(make))

  return {
    read: (game, from = 0) =>
      asked(
        (found) => found.map(eventOf),
        'select n, at, kind, body from event where game = $1 and n >= $2 order by n',
        game,
        from,
      ),
    accepted: (game, who, cid) =>
      asked(
        ([row]) => row && Number(row.n),
        'select n from command where game = $1 and who = $2 and cid = $3',
        game,
        who,
        cid,
      ),
    hasActed: (game, who) =>
      asked((found) => found.length > 0, 'select 1 from command where game = $1 and who = $2 limit 1', game, who),
    secret: (game) =>
      asked(
        ([row]) => row && Uint8Array.from(row.secret as Uint8Array),
        'select secret from secret where game = $1',
        game,
      ),
    find: (game) => asked(([row]) => row && listedOf(row), `${LISTED} where id = $1`, game),
    list: (wanted) => {
      const { where, values } = conditions(wanted)
      const text = `${LISTED} ${where} order by updated desc, id limit $${values.length + 1}`
      return asked((found) => found.map(listedOf), text, ...values, wanted.limit)
    },
    due: (by, limit) =>
      asked(
        (found) => found.map(dueOf),
        'select id, deadline from game where deadline <= $1 order by deadline, id limit $2',
        by,
        limit,
      ),
    unfinished: (limit, after = '') =>
      asked(
        (found) => found.map(({ id }) => String(id)),
        'select id from game where not sealed and id > $1 order by id limit $2',
        after,
        limit,
      ),
    counts: () =>
      asked(
        (found) => Object.fromEntries(found.map(({ state, count }) => [String(state), Number(count)])),
        'select state, count(*) as count from game group by state order by state',
      ),
  }
}

function conditions({ state, visibility, account, before }: GameFilter): { where: string; values: Value[] } {
  const wishes: [string, Value | undefined][] = [
    ['state =', state],
    ['visibility =', visibility],
    ['id in (select game from sitting where account =', account],
    ['updated <', before],
  ]
  const asked = wishes.filter((wish): wish is [string, Value] => wish[1] !== undefined)
  const said = asked.map(([condition], i) => `${condition} $${i + 1}${condition.includes('(') ? ')' : ''}`)
  return {
    where: said.length === 0 ? '' : `where ${said.join(' and ')}`,
    values: asked.map(([, value]) => value),
  }
}

const LISTED = `select id, state, visibility, length, created, updated, deadline, n, at, kind, body,
  (select json_agg(json_strip_nulls(json_build_object('seat', seat, 'account', account, 'bot', bot)) order by seat)
   from sitting where game = id) as sittings
  from game join event on event.game = id and n = 0`

const eventOf = ({ kind, n, at, body }: Row): LogEvent => ({ kind, n, at, ...(body as object) }) as LogEvent

const dueOf = ({ id, deadline }: Row): DueGame => ({ game: String(id), deadline: Number(deadline) })

const listedOf = (row: Row): ListedGame => ({
  game: String(row.id),
  state: String(row.state),
  visibility: String(row.visibility),
  length: Number(row.length),
  created: Number(row.created),
  updated: Number(row.updated),
  ...(row.deadline === null ? {} : { deadline: Number(row.deadline) }),
  sittings: (row.sittings ?? []) as SeatRow[],
  opening: eventOf(row),
})
