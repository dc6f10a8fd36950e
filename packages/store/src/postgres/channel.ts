/** Lines of text between those who share a database, over NOTIFY. They may get lost: nothing may depend on one. */
import postgres from 'postgres'
import { Line } from './line.ts'

export interface Channel {
  send(line: string): Promise<void>
  close(): Promise<void>
}

const TO_CLOSE = 1

/** A connection that is lost is sought again; what is said in the meantime is not heard. */
export async function openChannel(url: string, name: string, hear: (line: string) => void): Promise<Channel> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'heptapolis hints' } })
  await sql.listen(name, hear)
  const speaker = new Line({ url }, 1)
  return {
    // One NOTIFY outside any transaction: at its commit the whole database would wait for it.
    send: async (line) => {
      await speaker.run((way) => way.unsafe('select pg_notify($1, $2)', [name, line], { prepare: true }))
    },
    close: async () => {
      await speaker.close()
      await sql.end({ timeout: TO_CLOSE })
    },
  }
}
