/**
 * Preview pictures of links, and scores of results shared in links. Worker threads compute both, client networks are
 * served in turn, and results are cached.
 */
import { createHash } from 'node:crypto'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { WorkerPool } from '../bots/worker-pool.ts'
import { PICTURES_KEPT } from '../core/limits.ts'
import { SizedCache } from '../core/sized-cache.ts'
import type { LinkCard } from '../pictures/link-card.ts'
import type { ScoredResult } from '../pictures/scored-result.ts'

const busy = fail('busy', 'The server cannot draw at the moment.')
/** Turn in the queue of jobs: pictures have no table. */
const TABLE = ''

export class LinkPictures {
  readonly #pool: WorkerPool
  readonly #pngs = new SizedCache<Uint8Array>(PICTURES_KEPT)
  /** Scored results as JSON, so that the cache knows their size. */
  readonly #results = new SizedCache<string>(PICTURES_KEPT)

  constructor(pool: WorkerPool) {
    this.#pool = pool
  }

  /** Number of cached pictures. */
  get kept(): number {
    return this.#pngs.items
  }

  draw(card: LinkCard, network: string): Promise<Result<Uint8Array>> {
    return this.#pngs.get(digestOf(JSON.stringify(card)), async () => {
      const png = await this.#pool.draw(card, { person: network, table: TABLE })
      return png ? ok(png) : busy
    })
  }

  /** Undefined for a code that is no result. */
  async scored(code: string, network: string): Promise<ScoredResult | undefined> {
    const made = await this.#results.get(digestOf(code), async () => {
      const result = await this.#pool.score(code, { person: network, table: TABLE })
      return result ? ok(JSON.stringify(result)) : busy
    })
    return made.ok ? JSON.parse(made.value) : undefined
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
