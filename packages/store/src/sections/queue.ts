/** Who waits for a table. Several servers may look at once: a group is seated by one of them. */
import type { Result } from '@heptapolis/engine/kernel'
import { changed, done, from, type Row, type Rows, type Statement } from '../rows.ts'

/** Somebody who waits; what for is the server's own JSON. */
export interface Seek {
  readonly account: string
  readonly since: number
  /** When the page last said that it is still there. */
  readonly seen: number
  readonly wish: { readonly [field: string]: unknown }
}

export interface Found extends Seek {
  readonly game: string
}

export interface Queue {
  /** Waits anew; whoever waited already begins again. */
  wait(seek: Seek): Promise<Result<void>>
  /** Still there; false where nobody waits by this name. */
  stay(account: string, seen: number): Promise<Result<boolean>>
  /** Waits no longer. Who has found a table has left already. */
  leave(account: string): Promise<Result<boolean>>
  /** Those without a table whose page was there since a time, the longest waiting first. */
  waiting(seenSince: number): Promise<Result<Seek[]>>
  /** All of them get this table, or none of them: `refused` where one has left or has another. */
  find(game: string, seeks: readonly Seek[]): Promise<Result<void>>
  /** The table somebody has found. */
  found(account: string): Promise<Result<Found | undefined>>
  /** All who have found a table. */
  group(game: string): Promise<Result<Found[]>>
  /** Forgets those whose page was not there since a time; how many. */
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

const seekOf = ({ account, since, seen, wish }: Row): Seek => ({
  account: String(account),
  since: Number(since),
  seen: Number(seen),
  wish: JSON.parse(String(wish)),
})

const foundOf = (row: Row): Found => ({ ...seekOf(row), game: String(row.game) })
