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
/** Reports on one page of the list for administrators. */
export const REPORTS_LISTED = 50
/** Commands a client keeps to send. */
export const MOST_KEPT = 100

/** A stream of lines says nothing at all no longer than this: then an empty line. */
export const EMPTY_EVERY = 7000
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
