/**
 * Every limit of a server, with its reason. A rate counts per person and per network (an IPv4 address, or an IPv6 /64): accounts
 * are free, so limits per person alone stop nobody. Limits per network leave room for a school class or a club that shares one
 * address.
 * All times are in milliseconds.
 */

/** A burst at once, then one more each time this interval has passed. */
export interface Rate {
  readonly burst: number
  readonly every: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND

export const LIMITS = {
  notify: {
    what: 'notifications sent to a person',
    person: { burst: 30, every: MINUTE },
    why: 'A webhook leads to a server of somebody else.',
  },
} as const

/** Calls to webhooks and push services. The deadline covers the whole exchange, headers and interim answers included. */
export interface OutgoingLimits {
  readonly deadline: number
  readonly perHost: number
  readonly inAll: number
  /** Calls beyond are dropped. */
  readonly waiting: number
}
export const OUTGOING: OutgoingLimits = { deadline: 10 * SECOND, perHost: 4, inAll: 32, waiting: 1000 }

/** Under way at the end of a server: it waits no longer for timers, commands and answers of the store. */
export const STOP_TIME = 2 * SECOND
