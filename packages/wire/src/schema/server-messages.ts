/** JSON Schemas of HTTP responses about ratings, open tables, leaderboards and the daily deal. */
import Type, { type Static } from 'typebox'
import { POOLS } from '../pools.ts'
import { Level, Options, Terms } from './commands.ts'

const Yes = Type.Literal(true)
const Count = Type.Integer({ minimum: 0 })
/** In milliseconds since 1970. */
const Time = Type.Integer({ description: 'Milliseconds since 1970.' })
const Place = Type.Integer({ minimum: 1 })
const Pool = Type.Enum([...POOLS])

/** Rating and its uncertainty: in two of three cases it is off by at most `give`. */
const figure = { rating: Type.Integer(), give: Type.Integer() }
const RatingFigure = Type.Object(figure)
export type RatingFigure = Static<typeof RatingFigure>

/** Length in weeks; 0 for a season without end. */
const Season = Type.Object({ number: Count, began: Time, weeks: Count })
export type Season = Static<typeof Season>

/** `course` are ratings after the last games, the newest last. */
const BoardRow = Type.Object({
  ...figure,
  place: Place,
  name: Type.String(),
  isBot: Type.Optional(Yes),
  isYou: Type.Optional(Yes),
  games: Count,
  won: Count,
  best: Type.Integer(),
  course: Type.Array(Type.Integer()),
})
export type BoardRow = Static<typeof BoardRow>

/** Leaderboard: number of seasons, week of the newest one, and rows: the first ones and those around the viewer. */
export const Leaderboard = Type.Object({
  pool: Pool,
  season: Season,
  seasons: Count,
  week: Count,
  people: Count,
  rows: Type.Array(BoardRow),
})
export type Leaderboard = Static<typeof Leaderboard>

const PoolProfile = Type.Object({ ...figure, pool: Pool, games: Count, course: Type.Array(Type.Integer()) })
export type PoolProfile = Static<typeof PoolProfile>

/** Games with a property, how many of them were won, and mean points. */
const Share = Type.Object({ of: Type.String(), games: Count, won: Count, points: Type.Integer() })
export type Share = Static<typeof Share>

/** `table` is absent if the viewer may not open it. */
const PlayedGame = Type.Object({
  table: Type.Optional(Type.String()),
  at: Time,
  place: Place,
  players: Count,
  points: Type.Integer(),
  wonder: Type.String(),
  boxes: Type.Array(Type.String()),
  hasLeft: Type.Optional(Yes),
})
export type PlayedGame = Static<typeof PlayedGame>

/** `strangers`: games at open tables; `left`: those that were left; `often`: most frequent opponents. */
export const Profile = Type.Object({
  name: Type.String(),
  isYou: Type.Boolean(),
  isAccount: Type.Boolean(),
  isBot: Type.Optional(Yes),
  since: Time,
  games: Count,
  won: Count,
  often: Type.Array(Type.String()),
  strangers: Count,
  left: Count,
  pools: Type.Array(PoolProfile),
  wonders: Type.Array(Share),
  boxes: Type.Array(Share),
  last: Type.Array(PlayedGame),
  best: Type.Array(PlayedGame),
})
export type Profile = Static<typeof Profile>

/** Ratings of the built-in bots, in their own pool. */
export const BotRating = Type.Object({ ...figure, level: Level, games: Count })
export type BotRating = Static<typeof BotRating>

/** Rating change of a player by a rated game, and the number of rated games. */
export const SeatRating = Type.Object({
  seat: Count,
  pool: Pool,
  rating: Type.Integer(),
  change: Type.Integer(),
  games: Count,
})
export type SeatRating = Static<typeof SeatRating>

const LobbySeat = Type.Object({
  kind: Type.Enum(['person', 'bot', 'open']),
  name: Type.Optional(Type.String()),
  level: Type.Optional(Level),
})
export type LobbySeat = Static<typeof LobbySeat>

const table = {
  table: Type.String(),
  seats: Type.Array(LobbySeat),
  terms: Type.Pick(Terms, ['edition', 'boxes', 'teams', 'houseRules']),
  options: Type.Pick(Options, ['clock', 'rated', 'seating']),
}

/** `isYours`: the viewer has a seat here. `refused`: problem code if the viewer may not sit down. */
const LobbyTable = Type.Object({
  ...table,
  isYours: Type.Optional(Yes),
  refused: Type.Optional(Type.String()),
})
export type LobbyTable = Static<typeof LobbyTable>

/** `average`: mean rating of a rated table; `isYours`: the viewer has a seat here. */
const PlayedTable = Type.Object({
  ...table,
  age: Count,
  turn: Count,
  watchers: Count,
  average: Type.Optional(Type.Integer()),
  isYours: Type.Optional(Yes),
})
export type PlayedTable = Static<typeof PlayedTable>

/** `isAccount`: the viewer may play rated games; `wait`: recent waiting time in milliseconds. */
export const Lobby = Type.Object({
  open: Type.Array(LobbyTable),
  played: Type.Array(PlayedTable),
  isAccount: Type.Boolean(),
  wait: Type.Optional(Type.Number({ description: 'Milliseconds.' })),
})
export type Lobby = Static<typeof Lobby>

/** The current lobby, sent at once and after every change. */
export const LobbyEvent = Type.Union([
  Type.Object({ t: Type.Literal('lobby'), ...Lobby.properties }),
  /** The server stops: reconnect after a random part of this time, in milliseconds. */
  Type.Object({ t: Type.Literal('bye'), retry: Type.Integer({ minimum: 0, description: 'Milliseconds.' }) }),
])
export type LobbyEvent = Static<typeof LobbyEvent>

/**
 * `knew`: this device had played the deal under another account, so it is unranked. `shared`: another account played
 * from the same address.
 */
const DailyRow = Type.Object({
  place: Type.Optional(Place),
  name: Type.String(),
  points: Type.Integer(),
  knew: Type.Optional(Yes),
  shared: Type.Optional(Yes),
  isYou: Type.Optional(Yes),
})
export type DailyRow = Static<typeof DailyRow>

/**
 * The daily deal: number of players, median points, and the own attempt. `knows`: this device has played the deal under
 * another account. The ranking is sent to players, and to everybody once the day `isOver`.
 */
export const DailyShown = Type.Object({
  day: Type.String(),
  played: Count,
  middle: Type.Optional(Type.Integer()),
  isAccount: Type.Boolean(),
  isOver: Type.Optional(Yes),
  knows: Type.Optional(Yes),
  table: Type.Optional(Type.String()),
  points: Type.Optional(Type.Integer()),
  ranking: Type.Optional(Type.Array(DailyRow)),
})
export type DailyShown = Static<typeof DailyShown>
