/** SQL of accounts, sessions, links and notifications, for both databases. */
import type { Account, AccountKind, Link, People, PushSubscription, SessionRow } from '../port.ts'
import { changed, done, from, given, listOf, type Rows, type StoreRow } from '../rows.ts'

const ACCOUNT = `insert into account (id, name, created, kind, prefs) values (?, ?, ?, ?, ?)
  on conflict (id) do update set prefs = excluded.prefs`
const HOME = `select home.* from account join account home on home.id = coalesce(account.part_of, account.id)
  where account.id = ?`
const PROMOTE = "update account set kind = ? where id = ? and kind = 'visitor' and part_of is null returning id"
const CLAIM = `update account set name = ?, name_key = ? where id = ?
  and not exists (select 1 from account other where other.name_key = ? and other.id <> ?) returning id`
const MERGE = "update account set part_of = ? where id = ? and kind = 'visitor' and part_of is null returning id"
/** Whether an account is still an unmerged visitor. */
const OPEN = "select 1 from account where id = ? and kind = 'visitor' and part_of is null"
const WATCHES = `insert into watched (account, game) select account.id, game.id from account, game
  where account.id = ? and game.id = ? on conflict (account, game) do nothing`
const SESSION = `insert into session (hash, account, seen, expires, browser, system) values (?, ?, ?, ?, ?, ?)
  on conflict (hash) do update set account = excluded.account, seen = excluded.seen, expires = excluded.expires,
  browser = excluded.browser, system = excluded.system`
const LINK = `insert into link (hash, game, purpose, seat, account) values (?, ?, ?, ?, ?)
  on conflict (hash) do update
  set game = excluded.game, purpose = excluded.purpose, seat = excluded.seat, account = excluded.account`
const PUSH = `insert into push (endpoint, account, p256dh, auth) select ?, ?, ?, ?
  where (select count(*) from push where account = ? and endpoint <> ?) < ?
  on conflict (endpoint) do update set account = excluded.account, p256dh = excluded.p256dh, auth = excluded.auth
  returning endpoint`
const TOLD = `insert into told (account, game, round, opened) values (?, ?, ?, 0)
  on conflict (account, game) do update set round = excluded.round, opened = 0
  where told.opened = 1 and told.round < excluded.round returning round`

/** Table and column of rows that move to the account on sign-in. */
const MOVED = [
  ['session', 'account'],
  ['push', 'account'],
  ['report', 'reporter'],
  ['report', 'about'],
] as const
/** Likewise, unless the account already has an equal row. */
const ONCE = [
  ['avoidance', 'account', 'other'],
  ['avoidance', 'other', 'account'],
  ['attendance', 'account', 'game'],
] as const
/**
 * Moves seat grants of a visitor, unless the account holds the same one. Grants for the account itself do not
 * move.
 */
const HELD = `update seat_grant set holder = ? where holder = ? and exists (${OPEN}) and person <> ? and not exists
  (select 1 from seat_grant as twin where twin.holder = ? and twin.person = seat_grant.person and twin.game = seat_grant.game)`
const NOT_ONESELF = ['delete from avoidance where account = other'] as const

/** Tables without a foreign key that cascades on deletion. */
const BELONGINGS = ['session', 'link', 'push', 'told'] as const

export const people = ({ read, write }: Rows): People => ({
  saveAccount: ({ id, name, created, kind, prefs }) =>
    done(write([ACCOUNT, id, name, created, kind, JSON.stringify(prefs)])),
  account: (id) => from(read('select * from account where id = ?', id), ([row]) => row && accountOf(row)),
  home: (id) => from(read(HOME, id), ([row]) => row && accountOf(row)),
  promote: (id, kind) => from(changed(write([PROMOTE, kind, id])), (count) => count > 0),
  claimName: (id, name, key) => from(changed(write([CLAIM, name, key, id, key, id])), (count) => count > 0),
  named: (key) => from(read('select * from account where name_key = ?', key), ([row]) => row && accountOf(row)),
  merge: (visitor, into) => {
    const moved = MOVED.map(
      ([kind, column]) =>
        [`update ${kind} set ${column} = ? where ${column} = ? and exists (${OPEN})`, into, visitor, visitor] as const,
    )
    const once = ONCE.map(
      ([kind, column, beside]) =>
        [
          `update ${kind} set ${column} = ? where ${column} = ? and exists (${OPEN}) and not exists
           (select 1 from ${kind} as twin where twin.${column} = ? and twin.${beside} = ${kind}.${beside})`,
          into,
          visitor,
          visitor,
          into,
        ] as const,
    )
    return from(
      changed(
        write(...moved, ...once, [HELD, into, visitor, visitor, into, into], NOT_ONESELF, [MERGE, into, visitor]),
      ),
      (count) => count > 0,
    )
  },
  partsOf: (id) => from(read('select id from account where part_of = ? order by created, id', id), ids),
  removeAccount: (id) => {
    const whole = '(select id from account where id = ? or part_of = ?)'
    const belongings = BELONGINGS.map((kind) => [`delete from ${kind} where account in ${whole}`, id, id] as const)
    const stands = [`update sitting set account = null where account in ${whole}`, id, id] as const
    const unnamed = [`update deal_result set account = null, name = '' where account in ${whole}`, id, id] as const
    const gone = changed(write(...belongings, stands, unnamed, ['delete from account where id = ? returning id', id]))
    return from(gone, (count) => count > 0)
  },

  saveSession: ({ hash, account, seen, expires, browser = '', system = '' }) =>
    done(write([SESSION, hash, account, seen, expires, browser, system])),
  session: (hash, now) =>
    from(read('select * from session where hash = ? and expires > ?', hash, now), ([row]) => row && sessionOf(row)),
  endSession: (hash) =>
    from(changed(write(['delete from session where hash = ? returning hash', hash])), (count) => count > 0),
  endOtherSessions: (account, hash) =>
    from(write(['delete from session where account = ? and hash <> ? returning hash', account, hash]), ([ended = []]) =>
      ended.map((row) => String(row.hash)),
    ),
  sessions: (account) =>
    from(read('select * from session where account = ? order by seen, hash', account), (rows) => rows.map(sessionOf)),
  known: (hashes) => {
    const { places, values } = listOf(hashes)
    return from(
      read(`select hash from session where hash in (${places})`, ...values),
      (rows) => new Set(rows.map(({ hash }) => String(hash))),
    )
  },
  sweepSessions: (now) => changed(write(['delete from session where expires <= ? returning hash', now])),

  saveLink: ({ hash, game, purpose, seat = null, account = null }) =>
    done(write([LINK, hash, game, purpose, seat, account])),
  link: (hash) => from(read('select * from link where hash = ?', hash), ([row]) => row && linkOf(row)),
  revokeLinks: (game, purpose, seat) => {
    const revoked = 'delete from link where game = ? and purpose = ?'
    if (seat === undefined) return changed(write([`${revoked} returning hash`, game, purpose]))
    return changed(write([`${revoked} and seat = ? returning hash`, game, purpose, seat]))
  },

  savePush: ({ endpoint, account, keys }, most) =>
    from(
      changed(write([PUSH, endpoint, account, keys.p256dh, keys.auth, account, endpoint, most])),
      (count) => count > 0,
    ),
  pushes: (account) =>
    from(read('select * from push where account = ? order by endpoint', account), (rows) => rows.map(pushOf)),
  removePush: (endpoint) =>
    from(changed(write(['delete from push where endpoint = ? returning endpoint', endpoint])), (count) => count > 0),

  mayTell: (account, game, round) => from(changed(write([TOLD, account, game, round])), (count) => count > 0),
  opened: (account, game) => done(write(['update told set opened = 1 where account = ? and game = ?', account, game])),

  watches: (account, game) => done(write([WATCHES, account, game])),
  watched: (account) => from(read('select game as id from watched where account = ? order by game', account), ids),
})

const ids = (rows: readonly StoreRow[]): string[] => rows.map(({ id }) => String(id))

const accountOf = (row: StoreRow): Account => ({
  id: String(row.id),
  name: String(row.name),
  created: Number(row.created),
  kind: row.kind as AccountKind,
  ...(row.part_of === null ? {} : { partOf: String(row.part_of) }),
  prefs: JSON.parse(String(row.prefs)),
})

const sessionOf = ({ hash, account, seen, expires, browser, system }: StoreRow): SessionRow => ({
  hash: String(hash),
  account: String(account),
  seen: Number(seen),
  expires: Number(expires),
  ...(browser === '' ? {} : { browser: String(browser) }),
  ...(system === '' ? {} : { system: String(system) }),
})

const linkOf = (row: StoreRow): Link => ({
  hash: String(row.hash),
  game: String(row.game),
  purpose: String(row.purpose),
  ...given(row, 'seat'),
  ...given(row, 'account'),
})

const pushOf = ({ endpoint, account, p256dh, auth }: StoreRow): PushSubscription => ({
  endpoint: String(endpoint),
  account: String(account),
  keys: { p256dh: String(p256dh), auth: String(auth) },
})
