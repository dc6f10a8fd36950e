/**
 * A socket as it is spoken to: all that is said in one turn of the loop goes out in one piece. A choice answers whoever made
 * it twice, with the acknowledgement and the new picture, and each piece costs a call of the system.
 */
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Socket } from './line.ts'

/** A whole message of text (RFC 6455, 5.2): servers mask nothing. */
const TEXT = 0x81
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127
const MOST_IN_TWO_BYTES = 0xffff

export class Voice implements Socket {
  readonly #socket: WebSocket
  /** What the socket itself writes to: its pings and its goodbye go there without waiting for us. */
  readonly #wire: Duplex
  #said: string[] = []
  #length = 0

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket
    this.#wire = wire
  }

  get bufferedAmount(): number {
    return this.#socket.bufferedAmount + this.#length
  }

  send(text: string): void {
    this.#length += text.length
    if (this.#said.push(text) === 1) process.nextTick(() => this.#speak())
  }

  ping(): void {
    this.#socket.ping()
  }

  /** After the last word. */
  close(code: number): void {
    this.#speak()
    this.#socket.close(code)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  #speak(): void {
    const said = this.#said
    this.#said = []
    this.#length = 0
    if (said.length > 0 && this.#socket.readyState === WebSocket.OPEN) this.#wire.write(framed(said))
  }
}

/** Texts as frames, one behind the other. */
export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0))
  let at = 0
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, sizes[i])
    at += frames.write(text, at)
  }
  return frames
}

const headOf = (size: number): number => (size < IN_TWO_BYTES ? 2 : size <= MOST_IN_TWO_BYTES ? 4 : 10)

/** Where the text begins. */
function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = TEXT
  if (size < IN_TWO_BYTES) {
    frames[at + 1] = size
    return at + 2
  }
  if (size <= MOST_IN_TWO_BYTES) {
    frames[at + 1] = IN_TWO_BYTES
    return frames.writeUInt16BE(size, at + 2)
  }
  frames[at + 1] = IN_EIGHT_BYTES
  return frames.writeBigUInt64BE(BigInt(size), at + 2)
}
