/** SQL of moderation data, for both databases: mutes, blocks, reports, suspensions and abandoned games. */

import { first } from '../first.ts'
import type { Avoidance, Conduct, Degree, ModerationReport, ReportCursor, Suspension } from '../ports/moderation.ts'
import { changed, done, from, given, type Rows, type StoreRow } from '../rows.ts'

const AVOID = `insert into avoidance (id, account, other, degree, name, since) values (?, ?, ?, ?, ?, ?)
  on conflict (account, other) do update set degree = excluded.degree, name = excluded.name, since = excluded.since`
const BLOCKS = `select other as who from avoidance where account = ? and degree = 'block'
  union select account as who from avoidance where other = ? and degree = 'block'`
const REPORT = `insert into report (id, at, reporter, about, game, seat, name, reason, words, talk)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
const SUSPEND = `insert into suspension (account, since, until, why) values (?, ?, ?, ?)
  on conflict (account) do update set since = excluded.since, until = excluded.until, why = excluded.why`
/** Newest first; a page continues after the cursor. */
const pageBy = (time: 'at' | 'settled', condition: string): string =>
  `select * from report where ${condition} and (${time} < ? or (${time} = ? and id < ?)) order by ${time} desc, id desc limit ?`
const SETTLED = pageBy('settled', 'settled is not null')
const UNSETTLED = pageBy('at', 'settled is null')
const FIRST_PAGE: ReportCursor = { at: Number.MAX_SAFE_INTEGER, id: '' }
/** The join skips deleted visitors. */
const ATTEND = `insert into attendance (account, game, at, has_left) select id, ?, cast(? as bigint), cast(? as bigint) from account where id = ?
  on conflict (account, game) do nothing`
const ATTENDED = 'select count(*) as games, coalesce(sum(has_left), 0) as gone from attendance where account = ?'

export const conduct = ({ read, write }: Rows): Conduct => ({
  avoid: ({ id, account, other, degree, name, since }) => done(write([AVOID, id, account, other, degree, name, since])),
  avoided: (account) =>
    from(read('select * from avoidance where account = ? order by since, id', account), (rows) =>
      rows.map(avoidanceOf),
    ),
  unavoid: (account, id) =>
    from(
      changed(write(['delete from avoidance where account = ? and id = ? returning id', account, id])),
      (count) => count > 0,
    ),
  blocks: (account, others) =>
    from(read(BLOCKS, account, account), (rows) => {
      const ids = new Set(rows.map(({ who }) => String(who)))
      return others.filter((other) => ids.has(other))
    }),

  report: ({ id, at, reporter = null, about, game, seat = null, name, reason, words, talk }) =>
    done(write([REPORT, id, at, reporter, about, game, seat, name, reason, words, JSON.stringify(talk)])),
  reports: (isSettled, limit, { at, id } = FIRST_PAGE) =>
    from(read(isSettled ? SETTLED : UNSETTLED, at, at, id, limit), (rows) => rows.map(reportOf)),
  reportAt: (id) => from(read('select * from report where id = ?', id), ([row]) => row && reportOf(row)),
  reportsBy: (account) =>
    from(read('select * from report where reporter = ? order by at, id', account), (rows) => rows.map(reportOf)),
  settle: (id, ruling, now) =>
    from(
      changed(
        write([
          'update report set ruling = ?, settled = ? where id = ? and settled is null returning id',
          ruling,
          now,
          id,
        ]),
      ),
      (count) => count > 0,
    ),

  suspend: ({ account, since, until = null, why }) => done(write([SUSPEND, account, since, until, why])),
  unsuspend: (account) =>
    from(changed(write(['delete from suspension where account = ? returning account', account])), (count) => count > 0),
  suspension: (account, now) =>
    from(
      read('select * from suspension where account = ? and (until is null or until > ?)', account, now),
      ([row]) => row && suspensionOf(row),
    ),
  suspensions: () =>
    from(read('select * from suspension order by since desc, account'), (rows) => rows.map(suspensionOf)),

  attend: (account, game, hasLeft, now) => done(write([ATTEND, game, now, hasLeft ? 1 : 0, account])),
  attendance: (account) =>
    from(read(ATTENDED, account), (rows) => {
      const { games, gone } = first(rows)
      return { games: Number(games), left: Number(gone) }
    }),
})

const avoidanceOf = (row: StoreRow): Avoidance => ({
  id: String(row.id),
  account: String(row.account),
  other: String(row.other),
  degree: row.degree as Degree,
  name: String(row.name),
  since: Number(row.since),
})

const reportOf = (row: StoreRow): ModerationReport => ({
  id: String(row.id),
  at: Number(row.at),
  ...given(row, 'reporter'),
  about: String(row.about),
  game: String(row.game),
  ...(row.seat === null ? {} : { seat: Number(row.seat) }),
  name: String(row.name),
  reason: String(row.reason),
  words: String(row.words),
  talk: JSON.parse(String(row.talk)),
  ...given(row, 'ruling'),
  ...(row.settled === null ? {} : { settled: Number(row.settled) }),
})

const suspensionOf = (row: StoreRow): Suspension => ({
  account: String(row.account),
  since: Number(row.since),
  ...(row.until === null ? {} : { until: Number(row.until) }),
  why: String(row.why),
})
