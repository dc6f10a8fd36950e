/** A stream of lines of JSON over plain HTTP: spoken to like a socket, and never silent for long. */
import { EMPTY_EVERY, MOST_WAITING_BYTES } from '@heptapolis/wire'
import type { FastifyReply } from 'fastify'
import type { MessageSink } from './broadcaster.ts'

export class JsonLineStream implements MessageSink {
  readonly #raw: FastifyReply['raw']
  readonly #beat: NodeJS.Timeout

  /** Takes the answer over; it lasts until either side ends it. */
  constructor(reply: FastifyReply, ended: () => void) {
    reply.hijack()
    this.#raw = reply.raw
    this.#raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      // Proxies that keep lines back until there are many would keep a move back.
      'x-accel-buffering': 'no',
    })
    this.#raw.flushHeaders()
    this.#beat = setInterval(() => this.#keepAlive(), EMPTY_EVERY)
    this.#raw.on('error', () => this.terminate())
    this.#raw.once('close', () => {
      clearInterval(this.#beat)
      ended()
    })
  }

  /** A reader that does not read is given up. */
  #keepAlive(): void {
    if (this.bufferedAmount > MOST_WAITING_BYTES) this.terminate()
    else this.#raw.write('\n')
  }

  get bufferedAmount(): number {
    return this.#raw.writableLength
  }

  send(text: string): void {
    if (!this.#raw.writableEnded && !this.#raw.destroyed) this.#raw.write(`${text}\n`)
  }

  end(): void {
    this.#raw.end()
  }

  terminate(): void {
    this.#raw.destroy()
  }
}
