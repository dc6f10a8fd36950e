/**
 * WebSocket wrapper that sends all frames of one turn of the event loop in one write, because each write is a system
 * call. Text for many sockets is encoded once.
 */
import type { Duplex } from 'node:stream'
import type { Socket } from './connection.ts'
import { frameOf } from './frame.ts'

/** Socket of the library, whose types would become a dependency of every consumer. */
interface OpenSocket extends Socket {
  readonly readyState: number
  readonly OPEN: number
}

/** Sockets with frames to write at the end of this turn. */
let waiting: BatchedSocket[] = []

function flushAll(): void {
  const sockets = waiting
  waiting = []
  for (const socket of sockets) socket.flush()
}

export class BatchedSocket implements Socket {
  readonly #socket: OpenSocket
  /** Underlying stream. Without compression the library writes at once, so frames keep their order. */
  readonly #stream: Duplex
  #frames: Buffer[] = []
  #size = 0

  constructor(socket: OpenSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  get bufferedAmount(): number {
    return this.#socket.bufferedAmount + this.#size
  }

  send(text: string): void {
    const frame = frameOf(text)
    this.#size += frame.length
    if (this.#frames.push(frame) > 1) return
    if (waiting.push(this) === 1) process.nextTick(flushAll)
  }

  ping(): void {
    this.#socket.ping()
  }

  /** Writes waiting frames first. */
  close(code: number): void {
    this.flush()
    this.#socket.close(code)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  flush(): void {
    const frames = this.#frames
    if (frames.length === 0) return
    this.#frames = []
    this.#size = 0
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#stream.write(frames.length === 1 ? frames[0] : Buffer.concat(frames))
  }
}
