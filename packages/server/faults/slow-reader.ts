/** Somebody who asks again and again and reads nothing. */
import { once } from 'node:events'
import { LIVE, PROTOCOL, SUBPROTOCOL } from '@heptapolis/wire'
import { WebSocket } from 'ws'
import type { PreparedTable } from './prepared-tables.ts'

/** Nearly as often as a line may ask. */
const ASK_EVERY = 60

/** Each comes from an address of its own. */
let readers = 1

export interface SlowReader {
  /** Whether the server has cut it off. */
  isCut(): boolean
  close(): void
}

/** A second device of whoever sits first, that asks for its table and never looks. A page would hear that it hears nothing. */
export async function slowReader(origin: string, { table, cookies }: PreparedTable): Promise<SlowReader> {
  const headers = { cookie: cookies[0], origin }
  const localAddress = `127.1.${readers >> 8}.${readers++ & 0xff}`
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE}`, SUBPROTOCOL, { headers, localAddress })
  const says = (message: object): void => socket.send(JSON.stringify(message))
  socket.on('error', () => {})
  await once(socket, 'open')
  says({ t: 'hello', protocol: PROTOCOL })
  await once(socket, 'message')
  // Whoever reads nothing does not hear either that a line has ended: only that nothing can be sent over it.
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
