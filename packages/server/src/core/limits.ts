/**
 * All limits of a server, each with its reason; times in milliseconds. A rate counts per person and per network (an
 * IPv4 address, or an IPv6 /64), because new accounts are free. Limits per network leave room for a school class behind
 * one address; `HEPTAPOLIS_NETWORK_LIMITS` multiplies them. A test compares docs/running-a-server.md with this file.
 */
import { MOST_CHOICES, MOST_SPENT } from '@heptapolis/table'
import { MOST_BYTES, MOST_FOLLOWED, MOST_WAITING_BYTES } from '@heptapolis/wire'

/** A burst at once, then one more each time this interval has passed. */
export interface Rate {
  readonly burst: number
  readonly every: number
}

export interface Limit {
  /** The limited action in words, for the documentation. */
  readonly what: string
  readonly person?: Rate
  readonly network?: Rate
  readonly why: string
}

const SECOND = 1000
const MINUTE = 60 * SECOND

export const LIMITS = {
  visitor: {
    what: 'new visitors',
    network: { burst: 60, every: MINUTE },
    why: 'Each visitor takes a row and has limits of its own. Two classes can arrive at once.',
  },
  connect: {
    what: 'WebSocket connections opened',
    person: { burst: 20, every: 3 * SECOND },
    network: { burst: 120, every: 250 },
    why: 'A class reconnects at once after a restart; one browser opens few tabs.',
  },
  message: {
    what: 'WebSocket messages and pings; one connection may send half as many',
    person: { burst: 80, every: 25 },
    network: { burst: 1500, every: 5 },
    why: 'A person sends one message every few seconds. More is a loop.',
  },
  choose: {
    what: 'choices',
    person: { burst: 10, every: 200 },
    network: { burst: 600, every: 10 },
    why: 'Each choice is written to disk and sent to the whole table.',
  },
  program: {
    what: 'choices of a bot over the API',
    person: { burst: 48, every: 50 },
    network: { burst: 600, every: 10 },
    why: 'A bot plays up to 16 games at once and answers them together.',
  },
  say: {
    what: 'chat messages',
    person: { burst: 5, every: SECOND },
    network: { burst: 100, every: 50 },
    why: 'Nobody reads faster.',
  },
  act: {
    what: 'other commands at tables',
    person: { burst: 40, every: SECOND },
    network: { burst: 600, every: 50 },
    why: 'Every accepted command stays in the log of its table for good.',
  },
  table: {
    what: 'tables opened, rematches included',
    person: { burst: 30, every: 2 * MINUTE },
    network: { burst: 120, every: 30 * SECOND },
    why: 'A table stays on disk for 30 days. A class opens one each and some rematches.',
  },
  deal: {
    what: 'shared deals made',
    person: { burst: 10, every: 5 * MINUTE },
    network: { burst: 60, every: MINUTE },
    why: 'A deal that nobody plays stays on disk for 90 days. A club needs a few for an evening.',
  },
  invite: {
    what: 'links made',
    person: { burst: 30, every: 20 * SECOND },
    network: { burst: 300, every: 5 * SECOND },
    why: 'Each link is a row.',
  },
  look: {
    what: 'lists, profiles and tables read',
    person: { burst: 40, every: 500 },
    network: { burst: 600, every: 25 },
    why: 'A list reads many tables.',
  },
  record: {
    what: 'records of games',
    person: { burst: 15, every: 4 * SECOND },
    network: { burst: 120, every: 500 },
    why: 'A record takes up to 100 ms of processor time. Finished games are cached.',
  },
  analysis: {
    what: 'analyses of seats begun',
    person: { burst: 16, every: MINUTE },
    network: { burst: 120, every: 10 * SECOND },
    why: 'An analysis of a seat takes some 10 s of processor time. It is stored, so all others at the table get it at once.',
  },
  preview: {
    what: 'tables and results read for the preview of a link',
    network: { burst: 60, every: SECOND },
    why: 'A table in a preview may be read from disk. Services that unfurl links ask once per link; beyond the limit the page has a general title.',
  },
  picture: {
    what: 'pictures of links',
    network: { burst: 30, every: 2 * SECOND },
    why: 'A worker thread draws the picture. Services that unfurl links ask once per link.',
  },
  seek: {
    what: 'quick matches sought',
    person: { burst: 10, every: 5 * SECOND },
    network: { burst: 120, every: 250 },
    why: 'Each changes the queue that everybody sees.',
  },
  passkey: {
    what: 'passkeys made and used',
    network: { burst: 60, every: 2 * SECOND },
    why: 'Guessing is slow, and a class signs in at once.',
  },
  account: {
    what: 'changes to an account',
    person: { burst: 30, every: SECOND },
    network: { burst: 300, every: 50 },
    why: 'Each is a write.',
  },
  export: {
    what: 'exports of an account',
    person: { burst: 3, every: 10 * MINUTE },
    network: { burst: 30, every: MINUTE },
    why: 'An export reads every game of the account.',
  },
  report: {
    what: 'reports about people',
    person: { burst: 5, every: 10 * MINUTE },
    network: { burst: 15, every: 5 * MINUTE },
    why: 'A person reads each of them.',
  },
  request: {
    what: 'API requests with a token',
    person: { burst: 120, every: 40 },
    network: { burst: 1200, every: 10 },
    why: 'One token serves one program, which may play 16 games.',
  },
  wrongToken: {
    what: 'API requests with a wrong token',
    network: { burst: 20, every: 3 * SECOND },
    why: 'Guessing is slow; good tokens of the same network are not affected.',
  },
  token: {
    what: 'API tokens made',
    person: { burst: 10, every: MINUTE },
    network: { burst: 60, every: 10 * SECOND },
    why: 'Each is a row.',
  },
  bot: {
    what: 'bots made',
    network: { burst: 30, every: 10 * MINUTE },
    why: 'The name of a bot is taken for good.',
  },
  notify: {
    what: 'notifications sent to a person',
    person: { burst: 30, every: MINUTE },
    why: 'A webhook calls a server of somebody else.',
  },
} as const satisfies Record<string, Limit>

/** Messages and pings over one connection, beside the rate of its person. */
export const CONNECTION_MESSAGES: Rate = { burst: 40, every: 50 }

export type LimitName = keyof typeof LIMITS

/** Limits of open connections. Those per network are multiplied like rates. */
export const CONNECTIONS = { person: 20, network: 240, server: 10_000 } as const
export const LOBBIES = { person: 4, network: 120, server: 5000 } as const
/**
 * TCP connections: beyond WebSockets there are streams, and requests under way. Those per network count only without a
 * proxy, whose connections all come from one address.
 */
export const SOCKETS = { network: 1024, server: 16_384 } as const

/** A request must arrive completely within the first time; a silent socket is closed after the second. */
export const REQUEST_TIME = 15 * SECOND
export const IDLE_TIME = MINUTE

/** Bytes over one WebSocket, frames that carry nothing included: a burst, and bytes per second. */
export const FRAME_BYTES = { burst: 64 * MOST_BYTES, perSecond: 20 * MOST_BYTES } as const

/** Calls to webhooks and push services. The deadline covers the whole exchange, headers and interim answers included. */
export interface OutgoingLimits {
  readonly deadline: number
  readonly perHost: number
  readonly inAll: number
  /** Queued calls beyond this are dropped. */
  readonly waiting: number
}
export const OUTGOING: OutgoingLimits = { deadline: 10 * SECOND, perHost: 4, inAll: 32, waiting: 1000 }

export interface CacheLimits {
  readonly items: number
  readonly bytes: number
}
export const RECORDS_KEPT: CacheLimits = { items: 500, bytes: 32 * 1024 * 1024 }
/** Analyses under way at one server; further ones are made by the devices that ask. */
export const ANALYSES_AT_ONCE = 24
export const PICTURES_KEPT: CacheLimits = { items: 200, bytes: 32 * 1024 * 1024 }

/** Longer than a bot has for a move: the first drawing of a thread loads the painting code and the fonts. */
export const PICTURE_TIME = MINUTE

/** Shutdown waits no longer than this for timers, commands and the store. */
export const STOP_TIME = 2 * SECOND

/** Limits that are no rates, as the documentation lists them. */
export const BOUNDS: readonly { readonly what: string; readonly most: string; readonly why: string }[] = [
  {
    what: 'WebSocket connections at once',
    most: `${CONNECTIONS.person} per person, ${CONNECTIONS.network} per network, ${CONNECTIONS.server} per server`,
    why: 'Each takes some 15 kB. A class has a few tabs each.',
  },
  {
    what: 'lobby streams at once',
    most: `${LOBBIES.person} per person, ${LOBBIES.network} per network, ${LOBBIES.server} per server`,
    why: 'Each receives every change of open tables.',
  },
  {
    what: 'TCP connections at once',
    most: `${SOCKETS.network} per network unless there is a proxy, ${SOCKETS.server} per server`,
    why: 'Above the sum of streams and WebSockets. One address must not take them all.',
  },
  {
    what: 'time for a request to arrive',
    most: `${REQUEST_TIME / SECOND} s`,
    why: `Bodies have at most ${MOST_BYTES} bytes. A silent socket is closed after ${IDLE_TIME / SECOND} s.`,
  },
  { what: 'bytes of a message or body', most: String(MOST_BYTES), why: 'The largest table set-up takes a quarter.' },
  {
    what: 'bytes over one WebSocket',
    most: `${FRAME_BYTES.burst} at once, then ${FRAME_BYTES.perSecond} per second`,
    why: 'Frames that carry no message count too.',
  },
  {
    what: 'bytes waiting for a reader',
    most: String(MOST_WAITING_BYTES),
    why: 'A client that does not read is disconnected.',
  },
  { what: 'tables followed over one connection', most: String(MOST_FOLLOWED), why: 'Each is sent at every change.' },
  {
    what: 'events of one seat at a table, beside choices',
    most: `${MOST_SPENT}; as many for all spectators together`,
    why: 'The log of a table is read as a whole.',
  },
  { what: 'choices of one seat in a round', most: String(MOST_CHOICES), why: 'Each change of mind is an event.' },
  {
    what: 'outgoing calls at once',
    most: `${OUTGOING.inAll}, ${OUTGOING.perHost} per host, ${OUTGOING.deadline / SECOND} s each`,
    why: 'A slow webhook delays nobody else.',
  },
  {
    what: 'records kept in memory',
    most: `${RECORDS_KEPT.items}, ${RECORDS_KEPT.bytes / 1024 / 1024} MB`,
    why: 'The record of a finished game never changes.',
  },
  {
    what: 'pictures of links kept in memory',
    most: `${PICTURES_KEPT.items}, ${PICTURES_KEPT.bytes / 1024 / 1024} MB`,
    why: 'Drawing one takes up to a second of processor time, and a shared link is asked for many times.',
  },
  {
    what: 'time to draw a picture of a link',
    most: `${PICTURE_TIME / SECOND} s`,
    why: 'Under load the first one of a thread takes long. Moves of bots have a limit of their own.',
  },
]
