/** Limits that client and server share: sizes, counts and times. Times are milliseconds. */

/** Maximum bytes of a client message or request body. */
export const MOST_BYTES = 8192
/** Maximum nesting of JSON. */
export const MOST_DEPTH = 16
export const MOST_NAME = 30
export const MOST_TEXT = 500
/** Maximum length of an account name. */
export const LEAST_ACCOUNT_NAME = 2
export const MOST_ACCOUNT_NAME = 20
export const MOST_PASSKEYS = 10
/** Tables that one connection may follow. */
export const MOST_FOLLOWED = 16
/** Reports on one page of the list for administrators. */
export const REPORTS_LISTED = 50
/** Commands that a client keeps for sending. */
export const MOST_KEPT = 100

/** Keep-alive of line streams: an empty line after this much silence. */
export const EMPTY_EVERY = 7000
/** Tokens and bots of one account. */
export const MOST_TOKENS = 20
export const MOST_BOTS = 10

/** Time in which a new connection must identify itself. */
export const HELLO_TIME = 10_000
/** Heartbeat interval, and the silence after which a connection is closed. */
export const PING_EVERY = 15_000
export const SILENCE = 35_000

/** Buffered bytes of a slow client: above the first only the newest snapshot is kept, above the second the connection is closed. */
export const SLOW_BYTES = 256 * 1024
export const MOST_WAITING_BYTES = 1024 * 1024
export const SLOW_TIME = 30_000

/** Pattern of table ids, which are part of links. */
export const TABLE_ID = '^[0-9A-Za-z]{4,12}$'

/** Number of deltas between full snapshots; in a game for four about sixteen rounds. */
export const FULL_EVERY = 64
