/**
 * A socket that batches: all messages of one turn of the loop go out in one write. A choice sends its player the
 * acknowledgement and the new picture, and each write is a system call. Text that goes to many sockets is encoded once.
 */
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { frameOf } from './frame.ts'
import type { Socket } from './line.ts'

/** The sockets with frames to write at the end of this turn. */
let waiting: Voice[] = []

function flushAll(): void {
  const voices = waiting
  waiting = []
  for (const voice of voices) voice.flush()
}

export class Voice implements Socket {
  readonly #socket: WebSocket
  /** The stream the socket writes to. Without compression the socket writes at once, so frames keep their order. */
  readonly #wire: Duplex
  #frames: Buffer[] = []
  #size = 0

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket
    this.#wire = wire
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

  /** After the frames that wait. */
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
    if (this.#socket.readyState !== WebSocket.OPEN) return
    this.#wire.write(frames.length === 1 ? frames[0] : Buffer.concat(frames))
  }
}
