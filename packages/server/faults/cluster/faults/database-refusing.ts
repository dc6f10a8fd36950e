/** Fault: the database answers but refuses writes, because it is full, read-only or locked. */
import { setTimeout } from 'node:timers/promises'
import { connectionTo, type SqlConnection } from '@heptapolis/store/services'
import type { ClusterFault } from '../fault-run.ts'

/** Milliseconds for which the database refuses writes. */
const WHILE = 5000

type Trouble = (sql: SqlConnection) => Promise<void>

const full: Trouble = async (sql) => {
  await sql.unsafe(`create or replace function no_room() returns trigger language plpgsql
    as $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`)
  await sql.unsafe('create trigger no_room before insert on event execute function no_room()')
  await setTimeout(WHILE)
  await sql.unsafe('drop function no_room cascade')
}

const readOnly: Trouble = async (sql) => {
  await sql.unsafe('set default_transaction_read_only = off')
  await sql.unsafe('alter system set default_transaction_read_only = on')
  await sql.unsafe('select pg_reload_conf()')
  await setTimeout(WHILE)
  await sql.unsafe('alter system reset default_transaction_read_only')
  await sql.unsafe('select pg_reload_conf()')
}

const locked: Trouble = async (sql) => {
  await sql.begin(async (holding) => {
    await holding.unsafe('lock table game, event in access exclusive mode')
    await setTimeout(WHILE)
  })
}

const TROUBLES = [full, readOnly, locked]
let tried = 0

export const refusing: ClusterFault = {
  name: 'database full, read-only, locked',
  async happens({ cluster }) {
    const sql = connectionTo(cluster.postgres.url)
    try {
      await TROUBLES[tried++ % TROUBLES.length](sql)
    } finally {
      await sql.end()
    }
  },
}
