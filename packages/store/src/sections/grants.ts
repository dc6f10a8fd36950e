/** SQL of seat grants (resume links) and of requests that created tables, for both databases. */
import type { Grants, SeatGrant } from '../ports/grants.ts'
import { changed, done, from, lastRow, listOf, type Rows, type StoreRow } from '../rows.ts'

const GIVE = `insert into seat_grant (holder, person, game, seat, at) values (?, ?, ?, ?, ?)
  on conflict (holder, person, game) do update set seat = excluded.seat, at = excluded.at, ended = 0`
const CARRY = `insert into seat_grant (holder, person, game, seat, at)
  select holder, person, ?, seat, at from seat_grant where game = ? and ended = 0
  on conflict (holder, person, game) do nothing`
const ALLOWS = 'select 1 from seat_grant where holder = ? and person = ? and game = ? and ended = 0'
const OPENING = `insert into opening (account, cid, game, at) values (?, ?, ?, ?)
  on conflict (account, cid) do update set game = opening.game returning game`

export const grants = ({ read, write }: Rows): Grants => ({
  give: ({ holder, person, game, seat, at }) => done(write([GIVE, holder, person, game, seat, at])),
  heldBy: (holder) =>
    from(read('select * from seat_grant where holder = ? order by at, person, game', holder), (rows) =>
      rows.map(grantOf),
    ),
  givenFor: (persons) => {
    const { places, values } = listOf(persons)
    const given = `select * from seat_grant where person in (${places}) and ended = 0 order by at, holder, game`
    return from(read(given, ...values), (rows) => rows.map(grantOf))
  },
  allows: (holder, person, game) => from(read(ALLOWS, holder, person, game), (rows) => rows.length > 0),
  end: (persons, holder) => {
    const { places, values } = listOf(persons)
    return done(
      write([`update seat_grant set ended = 1 where person in (${places}) and holder = ?`, ...values, holder]),
    )
  },
  carry: (game, rematch) => done(write([CARRY, rematch, game])),
  opened: (account, cid) =>
    from(
      read('select game from opening where account = ? and cid = ?', account, cid),
      ([row]) => row && String(row.game),
    ),
  openedBy: (account, limit) =>
    from(read('select game from opening where account = ? order by at desc, cid limit ?', account, limit), (rows) =>
      rows.map(({ game }) => String(game)),
    ),
  opening: (account, cid, game, at) =>
    from(write([OPENING, account, cid, game, at]), (rows) => String(lastRow(rows).game)),
  sweepOpenings: (before) => changed(write(['delete from opening where at < ? returning cid', before])),
})

const grantOf = ({ holder, person, game, seat, at, ended }: StoreRow): SeatGrant => ({
  holder: String(holder),
  person: String(person),
  game: String(game),
  seat: Number(seat),
  at: Number(at),
  ...(Number(ended) === 0 ? {} : { ended: true as const }),
})
