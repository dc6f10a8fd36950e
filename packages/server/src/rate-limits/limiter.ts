/** Rate limiter: applies the rates of core/limits.ts per person and per network. */
import { keysOf, ok, type Result } from '@heptapolis/engine/kernel'
import type { FastifyRequest } from 'fastify'
import { LIMITS, type Limit, type LimitName, type Rate } from '../core/limits.ts'
import { Buckets } from './bucket.ts'
import { networkOf } from './network.ts'

/** Person and network of a request, as far as known. */
export interface Caller {
  readonly person?: string | undefined
  readonly network?: string | undefined
}

export const callerOf = ({ visitor, ip }: FastifyRequest): Caller => ({
  person: visitor?.account.id,
  network: networkOf(ip),
})

export class Limiter {
  readonly #person = new Map<LimitName, Buckets>()
  readonly #network = new Map<LimitName, Buckets>()

  /** `factor` multiplies limits per network; 0 switches them off. */
  constructor(now: () => number, factor = 1) {
    for (const name of keysOf(LIMITS)) {
      const { person, network }: Limit = LIMITS[name]
      if (person) this.#person.set(name, new Buckets(person, now))
      if (network && factor > 0) this.#network.set(name, new Buckets(times(network, factor), now))
    }
  }

  /** Milliseconds to wait; 0 if allowed and counted. Refused requests are not counted. */
  take(name: LimitName, { person, network }: Caller): number {
    const [persons, networks] = [this.#person.get(name), this.#network.get(name)]
    const ofPerson = persons && person !== undefined ? persons.wait(person) : 0
    const ofNetwork = networks && network !== undefined ? networks.wait(network) : 0
    if (ofPerson > 0 || ofNetwork > 0) return Math.max(ofPerson, ofNetwork)
    if (person !== undefined) persons?.take(person)
    if (network !== undefined) networks?.take(network)
    return 0
  }

  /** The same as a result, with the milliseconds to wait in its values. */
  pass(name: LimitName, caller: Caller, code = 'slow-down'): Result<void> {
    const wait = this.take(name, caller)
    if (wait === 0) return ok(undefined)
    return { ok: false, error: { code, message: 'Too many requests in a short time.', values: { wait } } }
  }

  /** Refunds a request that failed at the server, or that was a repetition. */
  giveBack(name: LimitName, { person, network }: Caller): void {
    if (person !== undefined) this.#person.get(name)?.giveBack(person)
    if (network !== undefined) this.#network.get(name)?.giveBack(network)
  }
}

const times = ({ burst, every }: Rate, factor: number): Rate => ({
  burst: Math.max(1, Math.ceil(burst * factor)),
  every: every / factor,
})
