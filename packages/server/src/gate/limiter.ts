/** Counts what people and networks do, by the rates of limits.ts. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { FastifyRequest } from 'fastify'
import { LIMITS, type Limit, type LimitName, type Rate } from '../limits.ts'
import { Buckets } from './bucket.ts'
import { neighbourhood } from './origin.ts'

/** Who asks: a person and a network, as far as they are known. */
export interface Caller {
  readonly person?: string | undefined
  readonly network?: string | undefined
}

export const callerOf = ({ visitor, ip }: FastifyRequest): Caller => ({
  person: visitor?.account.id,
  network: neighbourhood(ip),
})

export class Limiter {
  readonly #person = new Map<LimitName, Buckets>()
  readonly #network = new Map<LimitName, Buckets>()

  /** Limits per network are multiplied by the factor; with 0 there are none. */
  constructor(now: () => number, factor = 1) {
    for (const [name, { person, network }] of Object.entries(LIMITS) as [LimitName, Limit][]) {
      if (person) this.#person.set(name, new Buckets(person, now))
      if (network && factor > 0) this.#network.set(name, new Buckets(times(network, factor), now))
    }
  }

  /** Milliseconds to wait; 0 where it was allowed and is counted. What is refused is not counted anywhere. */
  take(name: LimitName, caller: Caller): number {
    const counted = this.#counted(name, caller)
    const wait = Math.max(0, ...counted.map(([buckets, key]) => buckets.wait(key)))
    if (wait === 0) for (const [buckets, key] of counted) buckets.take(key)
    return wait
  }

  /** The same as a result, which says how many milliseconds to wait. */
  pass(name: LimitName, caller: Caller, code = 'slow-down'): Result<void> {
    const wait = this.take(name, caller)
    if (wait === 0) return ok(undefined)
    return { ok: false, error: { code, message: 'Too many requests in a short time.', values: { wait } } }
  }

  /** A request that failed at the server, or that had been made before, is not counted. */
  giveBack(name: LimitName, caller: Caller): void {
    for (const [buckets, key] of this.#counted(name, caller)) buckets.giveBack(key)
  }

  #counted(name: LimitName, { person, network }: Caller): [Buckets, string][] {
    const counted: [Buckets, string][] = []
    const [persons, networks] = [this.#person.get(name), this.#network.get(name)]
    if (persons && person !== undefined) counted.push([persons, person])
    if (networks && network !== undefined) counted.push([networks, network])
    return counted
  }
}

const times = ({ burst, every }: Rate, factor: number): Rate => ({
  burst: Math.max(1, Math.ceil(burst * factor)),
  every: every / factor,
})
