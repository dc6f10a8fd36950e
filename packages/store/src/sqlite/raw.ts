/** Queries for all tables and columns of an SQLite database, for copying it. */
import { type Raw, rawOver } from '../raw.ts'
import type { Rows } from '../rows.ts'

const COLUMNS = `select t.name as "table", c.name as name, c.pk as key,
  c.pk = 1 and upper(c.type) = 'INTEGER' and t.wr = 0 as numbered
  from pragma_table_list t join pragma_table_info(t.name) c
  where t.type = 'table' and t.schema = 'main' and t.name not like 'sqlite_%' order by t.name, c.cid`
const REFERENCES = `select t.name as "table", f."from" as name, f."table" as "to"
  from pragma_table_list t join pragma_foreign_key_list(t.name) f where t.type = 'table' and t.schema = 'main'`

export const rawOf = (rows: Rows): Raw => rawOver(rows, COLUMNS, REFERENCES)
