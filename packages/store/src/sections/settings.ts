/** Key-value settings of a server. */
import type { Settings } from '../port.ts'
import { done, from, type Row, type Rows } from '../rows.ts'

const VALUE = 'select value from setting where key = ?'
const NEW = 'insert into setting (key, value) values (?, ?) on conflict (key)'

export const settings = ({ read, write }: Rows): Settings => ({
  get: (key) => from(read(VALUE, key), ([row]) => row && kept(row)),
  set: (key, value) => done(write([`${NEW} do update set value = excluded.value`, key, value])),
  settle: (key, value) => from(write([`${NEW} do nothing`, key, value], [VALUE, key]), ([, [row]]) => kept(row)),
})

const kept = ({ value }: Row): string => String(value)
