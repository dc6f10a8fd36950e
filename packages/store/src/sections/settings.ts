/** SQL of a server's settings, stored as key and value. */
import type { ServerSettings } from '../port.ts'
import { done, from, lastRow, type Rows, type StoreRow } from '../rows.ts'

const VALUE = 'select value from setting where key = ?'
const NEW = 'insert into setting (key, value) values (?, ?) on conflict (key)'

export const settings = ({ read, write }: Rows): ServerSettings => ({
  get: (key) => from(read(VALUE, key), ([row]) => row && kept(row)),
  set: (key, value) => done(write([`${NEW} do update set value = excluded.value`, key, value])),
  settle: (key, value) => from(write([`${NEW} do nothing`, key, value], [VALUE, key]), (rows) => kept(lastRow(rows))),
})

const kept = ({ value }: StoreRow): string => String(value)
