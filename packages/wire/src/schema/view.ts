/**
 * JSON Schema of a table as a spectator or one seat may see it: `View` in the API. Every field has a description for
 * authors of programs.
 */
import Type from 'typebox'
import { agreementView } from './agreement.ts'
import { Level, Motion, Move, Options, Terms } from './commands.ts'
import { TableId } from './messages.ts'

const Yes = Type.Literal(true)
const described = <T extends object>(schema: T, description: string): T => ({ ...schema, description })
const SeatNumber = Type.Integer({ minimum: 0, maximum: 7, description: 'A seat, counted from 0.' })
const CityNumber = Type.Integer({
  minimum: 0,
  maximum: 8,
  description: 'A city: that of the seat with this number, or with two players the free city, which is number 2.',
})
const Time = Type.Number({ description: 'Milliseconds since 1970, by the clock of the server.' })
const Hex = Type.String({ pattern: '^[0-9a-f]*$' })

const SeatView = Type.Object(
  {
    kind: Type.Enum(['open', 'kept', 'person', 'bot'], {
      description: '`kept` waits for somebody after a rematch; a program of somebody is a `person` with `isProgram`.',
    }),
    name: Type.Optional(Type.String()),
    level: Type.Optional(described(Level, 'The bot that plays this seat, or that plays for its person.')),
    nonce: Type.Optional(Hex),
    isProgram: Type.Optional(Yes),
    knowsDeal: Type.Optional(described(Yes, 'Has played, watched or viewed the shared deal of the table before.')),
    isHost: Type.Optional(Yes),
    goneSince: Type.Optional(described(Time, 'No connection since; in live games alone.')),
    away: Type.Optional(
      Type.Enum(['away', 'returning'], { description: 'A bot plays; `returning` until the next round.' }),
    ),
    isAwaited: Type.Optional(described(Yes, 'The others have voted to wait: the clock stands still.')),
    late: Type.Optional(Type.Integer({ minimum: 1, description: 'Rounds in a row in which the clock chose.' })),
    isSlow: Type.Optional(described(Yes, 'Late three times in a row or more.')),
    hasResigned: Type.Optional(Yes),
    isForgotten: Type.Optional(described(Yes, 'The account was deleted.')),
    vacationUntil: Type.Optional(Time),
  },
  { additionalProperties: false },
)

const Ballot = Type.Object(
  {
    about: Motion,
    of: Type.Optional(SeatNumber),
    name: Type.Optional(Type.String({ description: 'Person who requests the seat, in a vote about `seat`.' })),
    isProgram: Type.Optional(described(Yes, 'A program requests the seat.')),
    votes: Type.Array(Type.Object({ seat: SeatNumber, yes: Type.Boolean() })),
    electors: Type.Array(SeatNumber),
  },
  { additionalProperties: false, description: 'An open vote. Programs do not vote.' },
)

const ChatMessage = Type.Object(
  {
    at: Time,
    seat: Type.Optional(SeatNumber),
    watcher: Type.Optional(Type.Integer({ minimum: 0 })),
    name: Type.String(),
    channel: Type.Enum(['all', 'team', 'watchers']),
    text: Type.Optional(Type.String()),
    phrase: Type.Optional(Type.String()),
    did: Type.Optional(Type.Enum(['opened', 'sat', 'stood', 'watched', 'left', 'removed', 'began'])),
  },
  { additionalProperties: false },
)

const CityView = Type.Object(
  {
    wonder: Type.Optional(Type.String()),
    side: Type.Optional(Type.String()),
    stages: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Array(Type.String())])),
    coins: Type.Optional(Type.Integer({ minimum: 0 })),
    cards: Type.Optional(Type.Array(Type.String())),
    hand: Type.Optional(Type.Array(Type.String(), { description: 'Where the viewer knows it.' })),
    handSize: Type.Optional(Type.Integer({ minimum: 0, description: 'Where the hand itself is hidden.' })),
    victory: Type.Optional(Type.Array(Type.Integer())),
    defeat: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { description: 'Expansions add fields of their own: docs/protocol.md, “What a seat sees”.' },
)

const PositionView = Type.Object(
  {
    age: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    turn: Type.Optional(Type.Integer({ minimum: 0 })),
    over: Type.Optional(Type.Boolean()),
    cities: Type.Array(CityView),
  },
  { description: 'The position as the viewer sees it: docs/protocol.md, “What a seat sees”.' },
)

const Happened = Type.Object(
  { what: Type.String(), seat: Type.Optional(Type.Integer()), card: Type.Optional(Type.String()) },
  { description: 'An event: docs/protocol.md, “Events”. `own` marks those that only the viewer receives.' },
)

const Asked = Type.Object(
  {
    city: CityNumber,
    question: Type.String(),
    legal: Type.Array(Move, { minItems: 1 }),
    chosen: Type.Optional(Move),
  },
  { additionalProperties: false, description: 'A question to a city the viewer answers for, and every legal answer.' },
)

const SeatClock = Type.Object(
  {
    left: Type.Union([Type.Number(), Type.Null()], {
      description: 'Milliseconds left in this round when the clock last changed; null without a clock.',
    }),
    until: Type.Union([Type.Number(), Type.Null()], {
      description: 'Time at which the clock runs out, in milliseconds since 1970; null while it is stopped.',
    }),
  },
  { additionalProperties: false },
)

const GameView = Type.Object(
  {
    round: Type.Integer({ minimum: 1, description: 'A choice names it.' }),
    view: PositionView,
    told: Type.Array(Happened, { description: 'Events since the previous round.' }),
    awaited: Type.Array(CityNumber, { description: 'Cities that have yet to answer.' }),
    asked: Type.Array(Asked, {
      description:
        'Questions to the viewer. One with `chosen` is answered and may be changed. With two players a changed choice of the own city takes back what was chosen for the free city: it is in `awaited` again, with other legal moves.',
    }),
    clock: Type.Array(SeatClock, { description: 'By seat.' }),
    hands: Type.Optional(Type.Object({ round: Type.Integer({ minimum: 1 }), views: Type.Array(PositionView) })),
  },
  { additionalProperties: false },
)

const Result = Type.Object(
  {
    seat: SeatNumber,
    total: Type.Integer({ description: 'Points.' }),
    coins: Type.Integer({ minimum: 0 }),
    rank: Type.Integer({ minimum: 1, description: 'Who resigned ranks behind all others.' }),
  },
  { additionalProperties: false },
)

const End = Type.Object(
  {
    reason: Type.Enum(['finished', 'aborted', 'closed']),
    results: Type.Array(Result, { description: 'By seat; empty unless the game was finished.' }),
    secret: described(Hex, 'Secret from which the deal follows; empty while others may still play the same deal.'),
    at: Time,
  },
  { additionalProperties: false },
)

const Series = Type.Object(
  {
    games: Type.Integer({ minimum: 1, description: 'Finished games, aborted ones left out.' }),
    people: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          isProgram: Type.Optional(Yes),
          seat: Type.Optional(described(SeatNumber, 'Seat at this table, if the person has one.')),
          games: Type.Integer({ minimum: 1 }),
          wins: Type.Integer({ minimum: 0, description: 'A shared victory counts for all who share it.' }),
          points: Type.Integer({ description: 'Sum over all games.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'People by wins, then by points. Bots of the server are not listed.' },
    ),
  },
  { additionalProperties: false, description: 'Standings over this table and the rematches before it.' },
)

export const View = Type.Object(
  {
    id: TableId,
    n: Type.Integer({ minimum: 0, description: 'Grows with every view sent to this viewer.' }),
    phase: Type.Enum(['room', 'play', 'over']),
    you: Type.Object(
      { seat: Type.Optional(SeatNumber), watcher: Type.Optional(Type.Integer()), isHost: Type.Boolean() },
      { additionalProperties: false },
    ),
    terms: Terms,
    options: Options,
    commitment: described(Hex, 'SHA-256 of the secret, known before anybody sits down.'),
    deal: Type.Optional(Type.String()),
    seats: Type.Array(SeatView),
    watchers: Type.Array(
      Type.Object({ watcher: Type.Integer({ minimum: 0 }), name: Type.String(), isHost: Type.Boolean() }),
    ),
    ballots: Type.Array(Ballot),
    paused: Type.Optional(
      Type.Enum(['agreed', 'empty'], { description: '`empty`: every player is away; it goes on when one is back.' }),
    ),
    showsHands: Type.Boolean(),
    textAgreed: Type.Boolean(),
    chat: Type.Array(ChatMessage),
    agreement: Type.Optional(
      described(
        agreementView(Type.Array(SeatClock, { description: 'By seat.' })),
        'How wonders are or were given out, if by agreement. Before the first round there is no `game`.',
      ),
    ),
    game: Type.Optional(described(GameView, 'From the first round on.')),
    end: Type.Optional(End),
    after: Type.Optional(described(TableId, 'The table this one is a rematch of.')),
    next: Type.Optional(described(TableId, 'The table of the rematch.')),
    again: Type.Optional(Type.Array(SeatNumber)),
    series: Type.Optional(Series),
    frozen: Type.Optional(Type.String({ description: 'Code of the fault that froze the table: report it.' })),
  },
  { additionalProperties: false, description: 'A table as one viewer sees it.' },
)

/** Events of a game stream for bots. */
export const GameMessage = Type.Object({
  t: Type.Literal('full'),
  table: TableId,
  n: Type.Integer({ minimum: 0 }),
  shown: View,
})
