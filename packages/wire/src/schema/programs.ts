/** JSON Schemas of the HTTP API for programs (bots and other clients with a token): requests and responses. */
import Type, { type Static } from 'typebox'
import { MOST_NAME } from '../limits.ts'
import { Chosen, CommandMessage, Options, Terms } from './commands.ts'
import { Cid, TableId } from './messages.ts'

/** Scopes of a token. */
export const SCOPES = ['account:read', 'games:read', 'tables:write', 'bot:play'] as const
export const Scope = Type.Enum([...SCOPES])
export type Scope = (typeof SCOPES)[number]

/** The people allowed to invite a bot. */
export const ACCEPTS = ['owner', 'anybody', 'nobody'] as const
const Accepts = Type.Enum([...ACCEPTS])
export type Accepts = (typeof ACCEPTS)[number]

const Name = Type.String({ minLength: 1, maxLength: MOST_NAME * 4 })
export const AccountId = Type.String({ pattern: '^[0-9a-f]{24}$' })
export const TokenId = Type.String({ pattern: '^[0-9a-f]{16}$' })
const Seat = Type.Integer({ minimum: 0, maximum: 7 })
const Moment = Type.Integer({ description: 'Milliseconds since 1970.' })

/** Creates a token for the own account or for an own bot. */
export const NewToken = Type.Object({
  name: Name,
  scopes: Type.Array(Scope, { minItems: 1, maxItems: SCOPES.length, uniqueItems: true }),
  bot: Type.Optional(AccountId),
})
export type NewToken = Static<typeof NewToken>

/** Token in the list of its owner, without its secret. */
export const ListedToken = Type.Object({
  id: TokenId,
  name: Type.String(),
  scopes: Type.Array(Scope),
  bot: Type.Optional(AccountId),
  created: Moment,
  used: Type.Optional(Moment),
})
export type ListedToken = Static<typeof ListedToken>

/** New token; its secret is shown only this once. */
export const MadeToken = Type.Object({ id: TokenId, token: Type.String() })
export type MadeToken = Static<typeof MadeToken>

export const NewBot = Type.Object({ name: Name })
export type NewBot = Static<typeof NewBot>

export const SetBot = Type.Object({ accepts: Accepts })
export type SetBot = Static<typeof SetBot>

/** Bot, and whether its program is connected. */
export const OwnBot = Type.Object({ bot: AccountId, name: Type.String(), accepts: Accepts, isHere: Type.Boolean() })
export type OwnBot = Static<typeof OwnBot>

/** Account that a token stands for, and its scopes. */
export const Whoami = Type.Object({
  account: AccountId,
  name: Type.String(),
  kind: Type.Enum(['visitor', 'person', 'bot']),
  scopes: Type.Array(Scope),
})

/** Invites a bot to a seat of the own table, or to any free one. */
export const AskBot = Type.Object({ bot: AccountId, seat: Type.Optional(Seat) })
export type AskBot = Static<typeof AskBot>

const OF_ROOM = ['bot', 'order', 'set', 'begin', 'remove', 'wonder']
/** Room commands that a program may send for a host. Only bots may play. */
export const RoomCommand = Type.Object({
  cid: Cid,
  command: Type.Unsafe<CommandMessage>(
    Type.Union(CommandMessage.anyOf.filter(({ properties }) => OF_ROOM.includes(properties.do.const))),
  ),
})
export type RoomCommand = Static<typeof RoomCommand>

/** Chooses for the own city, or for the free city if it is asked; a repeated `cid` counts once. */
export const Choose = Type.Object({ cid: Cid, ...Chosen })
export type Choose = Static<typeof Choose>

export const Resign = Type.Object({ cid: Cid })
export type Resign = Static<typeof Resign>

/** Events that a bot receives. */
export const BotEvent = Type.Union([
  Type.Object({ t: Type.Literal('hello'), bot: AccountId, name: Type.String() }),
  /** Invitation to a table: `accept` or `decline` it. */
  Type.Object({
    t: Type.Literal('challenge'),
    table: TableId,
    seat: Type.Optional(Seat),
    host: Type.String(),
    terms: Terms,
    options: Options,
  }),
  /** A game with its seat is running: follow its stream. */
  Type.Object({ t: Type.Literal('game'), table: TableId }),
  Type.Object({ t: Type.Literal('over'), table: TableId }),
  /** The server stops, or another program of the bot has connected: reconnect after a random part of this time. */
  Type.Object({
    t: Type.Literal('bye'),
    retry: Type.Integer({ minimum: 0, description: 'Milliseconds: connect again after a random part of them.' }),
  }),
])
export type BotEvent = Static<typeof BotEvent>

export const Done = Type.Object({ ok: Type.Literal(true) })

/** Answer to a choice. */
export const ChoiceDone = Type.Object({
  ok: Type.Literal(true),
  n: Type.Integer({
    minimum: 0,
    description: 'Version of the view that shows the choice: views with a smaller `n` are older.',
  }),
})

/** Rejection; for a rate limit, `retry` is the number of seconds to wait. */
export const Refusal = Type.Object({
  code: Type.String({ description: 'Stays the same in later versions; docs/api.md lists them.' }),
  retry: Type.Optional(Type.Integer({ minimum: 1, description: 'Seconds to wait, as `Retry-After` says.' })),
})
