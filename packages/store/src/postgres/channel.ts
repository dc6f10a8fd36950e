/**
 * Text messages between servers over NOTIFY of PostgreSQL. Delivery is not guaranteed, so nothing may depend on a
 * message.
 */
import postgres from 'postgres'
import { PostgresConnection } from './connection.ts'

export interface NotifyChannel {
  send(line: string): Promise<void>
  close(): Promise<void>
}

const TO_CLOSE = 1

/** Reconnects after a lost connection; messages sent meanwhile are lost. */
export async function openChannel(url: string, name: string, hear: (line: string) => void): Promise<NotifyChannel> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'heptapolis hints' } })
  await sql.listen(name, hear)
  const speaker = new PostgresConnection({ url }, 1)
  return {
    // Outside any transaction: NOTIFY takes a global lock at commit, which would serialise all commits.
    send: async (line) => {
      await speaker.run((way) => way.unsafe('select pg_notify($1, $2)', [name, line], { prepare: true }))
    },
    close: async () => {
      await speaker.close()
      await sql.end({ timeout: TO_CLOSE })
    },
  }
}
