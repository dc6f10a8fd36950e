/** Names of players in lists of tables. */
import type { MyTable } from '@heptapolis/wire'
import { botName } from '../../game-model/bots/bot-names.ts'
import { words } from '../../i18n/index.ts'

export const nameAt = ({ seats }: MyTable, seat: number): string =>
  seats?.[seat]?.isForgotten ? words().deleted : (seats?.[seat]?.name ?? botName(seat))

/** The names of all taken seats. */
export const namesAt = (table: MyTable): string[] | undefined =>
  table.seats?.flatMap(({ name, level, isForgotten }, seat) =>
    name !== undefined || level !== undefined || isForgotten ? [nameAt(table, seat)] : [],
  )
