/**
 * Types and SQL of the quick-match queue. Several servers may match concurrently; the database gives a group to one of
 * them.
 */
import type { Result } from '@heptapolis/engine/kernel'
import { changed, done, from, type Rows, type Statement, type StoreRow } from '../rows.ts'

/** Queue entry; its wishes are JSON that only the server reads. */
export interface SeekRow {
  readonly account: string
  readonly since: number
  /** Last heartbeat of the page. */
  readonly seen: number
  readonly wish: { readonly [field: string]: unknown }
}

export interface MatchedSeek extends SeekRow {
  readonly game: string
}

export interface Queue {
  /** Joins the queue; an existing entry is replaced. */
  wait(seek: SeekRow): Promise<Result<void>>
  /** Heartbeat; false if the account is not in the queue. */
  stay(account: string, seen: number): Promise<Result<boolean>>
  /** Leaves the queue; false if it already has a table. */
  leave(account: string): Promise<Result<boolean>>
  /** Entries without a table and with a heartbeat since a time, the longest waiting first. */
  waiting(seenSince: number): Promise<Result<SeekRow[]>>
  /** Assigns a table to all of them or to none: `refused` if one has left or has another table. */
  find(game: string, seeks: readonly SeekRow[]): Promise<Result<void>>
  /** Table assigned to an account. */
  found(account: string): Promise<Result<MatchedSeek | undefined>>
  /** All accounts assigned to a table. */
  group(game: string): Promise<Result<MatchedSeek[]>>
  /** Deletes entries without a heartbeat since a time; returns their number. */
  sweep(seenSince: number): Promise<Result<number>>
}

const FOUND = 'select seek.*, game from found join seek on seek.account = found.account and seek.since = found.since'

export const queue = ({ read, write }: Rows): Queue => ({
  wait: ({ account, since, seen, wish }) =>
    done(
      write(
        ['delete from seek where account = ?', account],
        [
          'insert into seek (account, since, seen, wish) values (?, ?, ?, ?)',
          account,
          since,
          seen,
          JSON.stringify(wish),
        ],
      ),
    ),
  stay: (account, seen) =>
    from(
      changed(write(['update seek set seen = ? where account = ? returning account', seen, account])),
      (count) => count > 0,
    ),
  leave: (account) =>
    from(changed(write(['delete from seek where account = ? returning account', account])), (count) => count > 0),
  waiting: (seenSince) =>
    from(
      read(
        `select * from seek where seen >= ? and not exists (select 1 from found where found.account = seek.account)
         order by since, account`,
        seenSince,
      ),
      (rows) => rows.map(seekOf),
    ),
  find: (game, seeks) => {
    const sorted = [...seeks].sort((one, other) => (one.account < other.account ? -1 : 1))
    const found = sorted.map(
      ({ account, since }): Statement => [
        'insert into found (account, since, game) values (?, ?, ?)',
        account,
        since,
        game,
      ],
    )
    return done(write(...found))
  },
  found: (account) => from(read(`${FOUND} where seek.account = ?`, account), ([row]) => row && foundOf(row)),
  group: (game) =>
    from(read(`${FOUND} where game = ? order by seek.since, seek.account`, game), (rows) => rows.map(foundOf)),
  sweep: (seenSince) => changed(write(['delete from seek where seen < ? returning account', seenSince])),
})

const seekOf = ({ account, since, seen, wish }: StoreRow): SeekRow => ({
  account: String(account),
  since: Number(since),
  seen: Number(seen),
  wish: JSON.parse(String(wish)),
})

const foundOf = (row: StoreRow): MatchedSeek => ({ ...seekOf(row), game: String(row.game) })
