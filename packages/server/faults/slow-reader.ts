/** WebSocket client of the fault tests that sends requests but reads no answers, so that they pile up at the server. */
import { once } from 'node:events'
import { LIVE, PROTOCOL, SUBPROTOCOL } from '@heptapolis/wire'
import { WebSocket } from 'ws'
import type { PreparedTable } from './prepared-tables.ts'

/** Close to the message rate limit. */
const ASK_EVERY = 60

/** Each has an own address. */
let readers = 1

export interface SlowReader {
  /** Whether the server has disconnected it. */
  isCut(): boolean
  close(): void
}

/** Second device of the first player, without heartbeat, which a page would use to notice silence. */
export async function slowReader(origin: string, { table, cookies }: PreparedTable): Promise<SlowReader> {
  const headers = { cookie: cookies[0], origin }
  const localAddress = `127.1.${readers >> 8}.${readers++ & 0xff}`
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE}`, SUBPROTOCOL, { headers, localAddress })
  const says = (message: object): void => socket.send(JSON.stringify(message))
  socket.on('error', () => {})
  await once(socket, 'open')
  says({ t: 'hello', protocol: PROTOCOL })
  await once(socket, 'message')
  // A paused socket does not see a close frame, only failing writes.
  socket.pause()
  const asking = setInterval(() => says({ t: 'follow', table }), ASK_EVERY)
  const stop = (): void => clearInterval(asking)
  socket.once('close', stop)
  return {
    isCut: () => socket.readyState !== WebSocket.OPEN,
    close: () => {
      stop()
      socket.terminate()
    },
  }
}
