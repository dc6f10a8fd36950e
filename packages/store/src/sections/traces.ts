/** SQL for detecting several accounts of one person, by keyed hashes of addresses and devices. */
import { ok } from '../ok.ts'
import type { Alike, Trace, TraceKind, Traces } from '../ports/traces.ts'
import { changed, done, from, lastRow, type Rows, type Statement, type StoreRow } from '../rows.ts'

const KEY = 'insert into trace_key (scope, key, at) values (?, ?, ?) on conflict (scope) do nothing'
/** Inserts nothing if the scope or the account was deleted meanwhile. */
const NOTE = `insert into trace (scope, mark, account, kind)
  select trace_key.scope, cast(? as text), account.id, cast(? as text) from trace_key, account
  where trace_key.scope = ? and account.id = ? on conflict (scope, mark, account) do nothing`
const SAME = 'select * from trace where scope = ? and mark = ? order by account'
const FIND = `insert into alike (game, account, kind, at) select cast(? as text), id, cast(? as text), cast(? as bigint) from account
  where id = ? on conflict (game, account, kind) do nothing returning game`

export const traces = ({ read, write }: Rows): Traces => ({
  key: (scope, fresh, at) =>
    from(write([KEY, scope, fresh, at], ['select key from trace_key where scope = ?', scope]), (rows) =>
      String(lastRow(rows).key),
    ),
  note: async (some) => {
    if (some.length === 0) return ok([])
    const noted = some.map(({ scope, mark, account, kind }): Statement => [NOTE, mark, kind, scope, account])
    const same = some.map(({ scope, mark }): Statement => [SAME, scope, mark])
    return from(write(...noted, ...same), (rows) => rows.slice(some.length).flat().map(traceOf))
  },
  of: (scope) =>
    from(read('select * from trace where scope = ? order by mark, account', scope), (rows) => rows.map(traceOf)),
  same: (scope, mark) => from(read(SAME, scope, mark), (rows) => rows.map(traceOf)),
  forget: (scope) => done(write(['delete from trace_key where scope = ?', scope])),
  sweep: (before) => changed(write(['delete from trace_key where at < ? returning scope', before])),
  find: ({ game, account, kind, at }) => from(changed(write([FIND, game, kind, at, account])), (count) => count > 0),
  alikeAt: (game) =>
    from(read('select * from alike where game = ? order by kind, account', game), (rows) => rows.map(alikeOf)),
  alikes: (limit) =>
    from(read('select * from alike order by at desc, game, kind, account limit ?', limit), (rows) => rows.map(alikeOf)),
  alikesOf: (account) =>
    from(read('select * from alike where account = ? order by at desc, game, kind', account), (rows) =>
      rows.map(alikeOf),
    ),
  sweepAlikes: (before) => changed(write(['delete from alike where at < ? returning game', before])),
})

const traceOf = ({ scope, mark, account, kind }: StoreRow): Trace => ({
  scope: String(scope),
  mark: String(mark),
  account: String(account),
  kind: kind as TraceKind,
})

const alikeOf = ({ game, account, kind, at }: StoreRow): Alike => ({
  game: String(game),
  account: String(account),
  kind: kind as TraceKind,
  at: Number(at),
})
