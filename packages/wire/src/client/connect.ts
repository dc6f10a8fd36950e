/** Interface between the client connection and its WebSocket, so that tests can replace the socket. */
import { SUBPROTOCOL } from '../protocol.ts'

export interface Listeners {
  opened(): void
  said(text: string): void
  /** Closed, lost, or never opened. */
  ended(): void
}

export interface ClientSocket {
  send(text: string): void
  end(): void
}

export type Connect = (url: string, listeners: Listeners) => ClientSocket

/** Uses the global `WebSocket` of browsers and Node. */
export const connectSocket: Connect = (url, { opened, said, ended }) => {
  const socket = new WebSocket(url, SUBPROTOCOL)
  socket.addEventListener('open', opened)
  socket.addEventListener('message', ({ data }) => said(String(data)))
  socket.addEventListener('close', ended)
  return { send: (text) => socket.send(text), end: () => socket.close() }
}
