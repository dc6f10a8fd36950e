/** Queries for all tables and columns of a PostgreSQL database, for copying it. */
import { type Raw, rawOver } from '../raw.ts'
import type { Rows } from '../rows.ts'

const COLUMNS = `select t.relname::text as "table", c.attname::text as name, (c.attidentity <> '')::integer as numbered,
  coalesce((select array_position(k.conkey, c.attnum) from pg_constraint k where k.conrelid = t.oid and k.contype = 'p'), 0) as key
  from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
  where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace order by t.relname, c.attnum`
const REFERENCES = `select t.relname::text as "table", c.attname::text as name, o.relname::text as "to"
  from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class o on o.oid = k.confrelid
  join pg_attribute c on c.attrelid = t.oid and c.attnum = any (k.conkey)
  where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace`

export const rawOf = (rows: Rows): Raw => rawOver(rows, COLUMNS, REFERENCES)
