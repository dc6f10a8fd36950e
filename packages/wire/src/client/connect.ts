/** A socket, as a line uses it. */
import { SUBPROTOCOL } from '../protocol.ts'

export interface Listeners {
  opened(): void
  said(text: string): void
  /** Closed, cut, or never come about. */
  ended(): void
}

export interface ClientSocket {
  send(text: string): void
  end(): void
}

export type Connect = (url: string, listeners: Listeners) => ClientSocket

/** With the socket of browsers, which Node has too. */
export const connectSocket: Connect = (url, { opened, said, ended }) => {
  const socket = new WebSocket(url, SUBPROTOCOL)
  socket.addEventListener('open', opened)
  socket.addEventListener('message', ({ data }) => said(String(data)))
  socket.addEventListener('close', ended)
  return { send: (text) => socket.send(text), end: () => socket.close() }
}
