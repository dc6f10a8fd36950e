/** HTTP response as a stream of JSON values, one per line. Empty lines are heartbeats. */
import { EMPTY_EVERY, MOST_WAITING_BYTES } from '@heptapolis/wire'
import type { FastifyReply } from 'fastify'
import type { MessageSink } from './broadcaster.ts'

export class JsonLineStream implements MessageSink {
  readonly #raw: FastifyReply['raw']
  readonly #beat: NodeJS.Timeout

  /** Takes over the reply; the stream lasts until either side ends it. */
  constructor(reply: FastifyReply, ended: () => void) {
    reply.hijack()
    this.#raw = reply.raw
    this.#raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      // Proxies that buffer would delay moves.
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

  /** Ends the stream of a client that does not read. */
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
