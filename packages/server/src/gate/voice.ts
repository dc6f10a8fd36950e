/**
 * A socket as it is spoken to: all that is said in one turn of the loop goes out in one piece. A choice answers whoever made
 * it twice, with the acknowledgement and the new picture, and each piece costs a call of the system.
 */
import type { Duplex } from 'node:stream'
import type { Socket } from './line.ts'

export class Voice implements Socket {
  readonly #socket: Socket
  /** What the socket writes to. */
  readonly #wire: Duplex
  #isHeld = false

  constructor(socket: Socket, wire: Duplex) {
    this.#socket = socket
    this.#wire = wire
  }

  get bufferedAmount(): number {
    return this.#socket.bufferedAmount
  }

  send(text: string): void {
    this.#hold()
    this.#socket.send(text)
  }

  ping(): void {
    this.#socket.ping()
  }

  close(code: number): void {
    this.#socket.close(code)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  #hold(): void {
    if (this.#isHeld) return
    this.#isHeld = true
    this.#wire.cork()
    process.nextTick(() => {
      this.#isHeld = false
      this.#wire.uncork()
    })
  }
}
