/** Accounts, sessions, links, and where people are told. */
import type { Account, Link, People, PushSubscription, Session } from '../port.ts'
import { changed, done, from, given, type Row, type Rows } from '../rows.ts'

const ACCOUNT = `insert into account (id, name, created, prefs) values (?, ?, ?, ?)
  on conflict (id) do update set name = excluded.name, created = excluded.created, prefs = excluded.prefs`
const SESSION = `insert into session (hash, account, seen, expires) values (?, ?, ?, ?)
  on conflict (hash) do update set account = excluded.account, seen = excluded.seen, expires = excluded.expires`
const LINK = `insert into link (hash, game, purpose, seat, account) values (?, ?, ?, ?, ?)
  on conflict (hash) do update
  set game = excluded.game, purpose = excluded.purpose, seat = excluded.seat, account = excluded.account`
const PUSH = `insert into push (endpoint, account, p256dh, auth) values (?, ?, ?, ?)
  on conflict (endpoint) do update set account = excluded.account, p256dh = excluded.p256dh, auth = excluded.auth`
const TOLD = `insert into told (account, game, round, opened) values (?, ?, ?, 0)
  on conflict (account, game) do update set round = excluded.round, opened = 0
  where told.opened = 1 and told.round < excluded.round returning round`

/** What goes with an account and has no column that says so itself. */
const BELONGINGS = ['session', 'link', 'push', 'told'] as const

export const people = ({ read, write }: Rows): People => ({
  saveAccount: ({ id, name, created, prefs }) => done(write([ACCOUNT, id, name, created, JSON.stringify(prefs)])),
  account: (id) => from(read('select * from account where id = ?', id), ([row]) => row && accountOf(row)),
  removeAccount: async (id) => {
    const belongings = BELONGINGS.map((kind) => [`delete from ${kind} where account = ?`, id] as const)
    const stands = ['update sitting set account = null where account = ?', id] as const
    const gone = changed(write(...belongings, stands, ['delete from account where id = ? returning id', id]))
    return from(gone, (count) => count > 0)
  },

  saveSession: ({ hash, account, seen, expires }) => done(write([SESSION, hash, account, seen, expires])),
  session: (hash, now) =>
    from(read('select * from session where hash = ? and expires > ?', hash, now), ([row]) => row && sessionOf(row)),
  endSession: (hash) =>
    from(changed(write(['delete from session where hash = ? returning hash', hash])), (count) => count > 0),
  sweepSessions: (now) => changed(write(['delete from session where expires <= ? returning hash', now])),

  saveLink: ({ hash, game, purpose, seat = null, account = null }) =>
    done(write([LINK, hash, game, purpose, seat, account])),
  link: (hash) => from(read('select * from link where hash = ?', hash), ([row]) => row && linkOf(row)),
  revokeLinks: (game, purpose, seat) => {
    const revoked = 'delete from link where game = ? and purpose = ?'
    if (seat === undefined) return changed(write([`${revoked} returning hash`, game, purpose]))
    return changed(write([`${revoked} and seat = ? returning hash`, game, purpose, seat]))
  },

  savePush: ({ endpoint, account, keys }) => done(write([PUSH, endpoint, account, keys.p256dh, keys.auth])),
  pushes: (account) =>
    from(read('select * from push where account = ? order by endpoint', account), (rows) => rows.map(pushOf)),
  removePush: (endpoint) =>
    from(changed(write(['delete from push where endpoint = ? returning endpoint', endpoint])), (count) => count > 0),

  mayTell: (account, game, round) => from(changed(write([TOLD, account, game, round])), (count) => count > 0),
  opened: (account, game) => done(write(['update told set opened = 1 where account = ? and game = ?', account, game])),
})

const accountOf = ({ id, name, created, prefs }: Row): Account => ({
  id: String(id),
  name: String(name),
  created: Number(created),
  prefs: JSON.parse(String(prefs)),
})

const sessionOf = ({ hash, account, seen, expires }: Row): Session => ({
  hash: String(hash),
  account: String(account),
  seen: Number(seen),
  expires: Number(expires),
})

const linkOf = (row: Row): Link => ({
  hash: String(row.hash),
  game: String(row.game),
  purpose: String(row.purpose),
  ...given(row, 'seat'),
  ...given(row, 'account'),
})

const pushOf = ({ endpoint, account, p256dh, auth }: Row): PushSubscription => ({
  endpoint: String(endpoint),
  account: String(account),
  keys: { p256dh: String(p256dh), auth: String(auth) },
})
