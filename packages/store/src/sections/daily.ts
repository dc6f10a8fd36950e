/** Types and SQL of the daily deal: one attempt per account, and its result. */
import type { Result } from '@heptapolis/engine/kernel'
import { changed, from, given, lastRow, type Rows, type StoreRow } from '../rows.ts'

export interface DailyTry {
  readonly day: string
  readonly account: string
  readonly game: string
  readonly began: number
  /** This device already played the deal under another account, so the attempt is unranked. */
  readonly knew?: true
  /** Set once the player finished without a stand-in. */
  readonly points?: number
  readonly place?: number
}

export interface Daily {
  /** Starts the only attempt of a day; returns the existing one if there is one. */
  begin(attempt: DailyTry): Promise<Result<DailyTry>>
  /** Records the result once. */
  end(game: string, points: number, place: number): Promise<Result<boolean>>
  attempt(day: string, account: string): Promise<Result<DailyTry | undefined>>
  /** All attempts of an account, the newest first. */
  of(account: string): Promise<Result<DailyTry[]>>
  /** Finished attempts, the best first; unranked ones last. */
  ranking(day: string): Promise<Result<DailyTry[]>>
}

const TRY = 'select * from daily where day = ? and account = ?'
const NEW = `insert into daily (day, account, game, began, knew) values (?, ?, ?, ?, ?) on conflict (day, account) do nothing`
const END = 'update daily set points = ?, place = ? where game = ? and points is null returning day'

export const daily = ({ read, write }: Rows): Daily => ({
  begin: ({ day, account, game, began, knew }) =>
    from(write([NEW, day, account, game, began, knew ? 1 : 0], [TRY, day, account]), (rows) => tryOf(lastRow(rows))),
  end: (game, points, place) => from(changed(write([END, points, place, game])), (count) => count > 0),
  attempt: (day, account) => from(read(TRY, day, account), ([row]) => row && tryOf(row)),
  of: (account) =>
    from(read('select * from daily where account = ? order by day desc', account), (rows) => rows.map(tryOf)),
  ranking: (day) =>
    from(
      read('select * from daily where day = ? and points is not null order by knew, points desc, began, account', day),
      (rows) => rows.map(tryOf),
    ),
})

const tryOf = (row: StoreRow): DailyTry => ({
  day: String(row.day),
  account: String(row.account),
  game: String(row.game),
  began: Number(row.began),
  ...(Number(row.knew) === 1 ? { knew: true as const } : {}),
  ...given(row, 'points'),
  ...given(row, 'place'),
})
