/** How much, how often and how long. All times are in milliseconds. */

/** Bytes of one message from a client, and of the body of a request. */
export const MOST_BYTES = 8192
/** How deep lists and objects may lie in each other. */
export const MOST_DEPTH = 16
export const MOST_NAME = 30
export const MOST_TEXT = 500
/** Letters of the name of an account. */
export const LEAST_ACCOUNT_NAME = 2
export const MOST_ACCOUNT_NAME = 20
export const MOST_PASSKEYS = 10
/** Tables one line may follow. */
export const MOST_FOLLOWED = 16
/** Commands a client keeps to send. */
export const MOST_KEPT = 100

/** What comes in a burst, and how long until one more is let through. */
export interface Rate {
  readonly burst: number
  readonly every: number
}

export const RATES = {
  message: { burst: 40, every: 50 },
  choose: { burst: 10, every: 200 },
  say: { burst: 5, every: 1000 },
  connect: { burst: 20, every: 3000 },
  table: { burst: 30, every: 120_000 },
  /** Looks at lists, and waits for a table anew. */
  look: { burst: 40, every: 500 },
  seek: { burst: 10, every: 5000 },
  /** Of an address: making and using passkeys. */
  door: { burst: 30, every: 2000 },
  /** Of a person: what concerns the own account. */
  account: { burst: 30, every: 1000 },
  export: { burst: 3, every: 600_000 },
  report: { burst: 5, every: 600_000 },
  /** Requests with a token, and those with none that is good. */
  request: { burst: 60, every: 200 },
  stranger: { burst: 20, every: 3000 },
  /** Tokens and bots made by one account. */
  token: { burst: 10, every: 60_000 },
  /** Of an address: bots, whose names nobody else can have then. */
  bot: { burst: 30, every: 600_000 },
} as const satisfies Record<string, Rate>

/** A stream of lines says nothing at all no longer than this: then an empty line. */
export const EMPTY_EVERY = 7000
/** Lines over which the lobby is told: to one person, to an address nobody is known at, and by one server. */
export const MOST_LOBBIES = { person: 4, address: 20, server: 5000 } as const
/** Tokens and bots of one account. */
export const MOST_TOKENS = 20
export const MOST_BOTS = 10

/** So long a line may stay silent before it says who it is. */
export const HELLO_TIME = 10_000
/** A line asks so often whether the other end is there, and gives it up after so long without a word. */
export const PING_EVERY = 15_000
export const SILENCE = 35_000

/** Bytes waiting for a slow reader: above the first only the newest picture waits, above the second the line is cut. */
export const SLOW_BYTES = 256 * 1024
export const MOST_WAITING_BYTES = 1024 * 1024
export const SLOW_TIME = 30_000

/** Every so many deltas a whole picture is sent: in a game for four after about sixteen rounds. */
export const FULL_EVERY = 64
