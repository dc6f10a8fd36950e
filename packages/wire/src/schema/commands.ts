/**
 * JSON Schemas of the commands that players send to a table. They check the form only; the table checks timing and
 * permissions.
 */
import type { MoveJson, Wish } from '@heptapolis/engine/show'
import { type ChoiceName, type ChoiceOptions, TABLE_OPTIONS } from '@heptapolis/table/options'
import Type, { type Static } from 'typebox'
import { MOST_NAME, MOST_TEXT } from '../limits.ts'

/** Texts may arrive longer than the limit, because spaces and invisible characters are removed before it is checked. */
const UNTRIMMED = 4
const Name = Type.String({ maxLength: MOST_NAME * UNTRIMMED })
const Id = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' })
const Seat = Type.Integer({ minimum: 0, maximum: 7 })
const City = Type.Integer({
  minimum: 0,
  maximum: 8,
  description: 'The city chosen for; the own one where it is left out. With two players the free city is number 2.',
})
const Watcher = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const Round = Type.Integer({ minimum: 0, maximum: 10_000 })
const Time = Type.Integer({ minimum: 0, maximum: 90 * 24 * 3_600_000, description: 'Milliseconds.' })
const Zone = Type.Integer({
  minimum: -14 * 3_600_000,
  maximum: 14 * 3_600_000,
  description: 'Milliseconds that local time is ahead of UTC.',
})

export const Level = Type.Enum(['easy', 'medium', 'hard', 'expert', 'master'])
export const Motion = Type.Enum(['bot', 'seat', 'pause', 'hands', 'talk', 'abort'])
const Channel = Type.Enum(['all', 'team', 'watchers'])

const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }),
  Type.Object({ kind: Type.Literal('move'), time: Time }),
  Type.Object({ kind: Type.Literal('bank'), time: Time, increment: Time, most: Time }),
  Type.Object({
    kind: Type.Literal('days'),
    time: Time,
    bank: Time,
    weekends: Type.Optional(Type.Object({ zone: Zone })),
  }),
])

const Figure = Type.Integer({ minimum: 0, maximum: 9999 })
const Seating = Type.Union([
  Type.Literal('anybody'),
  Type.Literal('accounts'),
  Type.Object({ from: Figure, to: Figure }),
])

type OptionSchemas = { [Name in ChoiceName]: Type.TUnsafe<ChoiceOptions[Name]> }

/** Schemas of the options that are declared as choices. */
function declaredOptions(): OptionSchemas {
  const schemas = Object.entries(TABLE_OPTIONS).map(([name, { choices, description }]) => [
    name,
    choices.some((choice) => typeof choice === 'boolean')
      ? Type.Boolean({ description })
      : Type.Enum([...(choices as readonly string[])], { description }),
  ])
  return Object.fromEntries(schemas) as OptionSchemas
}

const Without = Type.Array(Id, {
  maxItems: 60,
  uniqueItems: true,
  description: 'Ids of wonders, guilds, leaders and other drawn cards that are left out.',
})

export const Options = Type.Object({
  clock: Clock,
  ...declaredOptions(),
  seating: Type.Optional(Seating),
  without: Type.Optional(Without),
})

/** Options that a client sends: an absent option has its default. */
export const GivenOptions = Type.Object({
  clock: Clock,
  ...Type.Partial(Type.Object(declaredOptions())).properties,
  seating: Type.Optional(Seating),
  without: Type.Optional(Without),
})

const SeatSetup = Type.Object({
  name: Type.Optional(Name),
  wonder: Type.Optional(Id),
  side: Type.Optional(Id),
  price: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 99,
      description: 'Points that the city loses at the end, by a bid on its wonder.',
    }),
  ),
})

export const Terms = Type.Object({
  edition: Type.Enum(['1e', '2e']),
  boxes: Type.Array(Id, { maxItems: 20 }),
  seats: Type.Array(SeatSetup, { minItems: 2, maxItems: 8 }),
  teams: Type.Optional(Type.Boolean()),
  options: Type.Optional(Type.Record(Type.String(), Type.Unsafe<Wish>(Type.Unknown()))),
  houseRules: Type.Optional(
    Type.Record(Id, Id, {
      description: 'Chosen reading of each disputed rule that differs from the standard, such as {"ties":"shared"}.',
    }),
  ),
  without: Type.Optional(
    Type.Array(Id, {
      maxItems: 30,
      description: 'Only from the server, once the game has begun: the wonders that the options leave out.',
    }),
  ),
  dataVersion: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'Only from the server: the engine version of a game that began before a value was corrected.',
    }),
  ),
})

/** Move in the notation of docs/protocol.md, which the engine reads. */
export const Move = Type.Unsafe<MoveJson>(
  Type.Object({ action: Type.String({ maxLength: 40 }) }, { additionalProperties: true }),
)

/** A choice and its round, for the own city or the named free city. */
export const Chosen = { round: Round, city: Type.Optional(City), move: Move }

/** Answer in an agreement about wonders: one field, as the question asks. */
export const WonderAnswer = Type.Object({
  wonder: Type.Optional(Id),
  side: Type.Optional(Id),
  redraw: Type.Optional(Type.Boolean()),
  wishes: Type.Optional(Type.Array(Id, { maxItems: 40 })),
  bids: Type.Optional(Type.Record(Id, Type.Integer({ minimum: 0, maximum: 99 }))),
})

export const CommandMessage = Type.Union([
  Type.Object({ do: Type.Literal('sit'), seat: Type.Optional(Seat), name: Name, nonce: Nonce }),
  Type.Object({ do: Type.Literal('stand') }),
  Type.Object({ do: Type.Literal('bot'), seat: Seat, level: Type.Optional(Level) }),
  Type.Object({ do: Type.Literal('order'), seats: Type.Array(Seat, { minItems: 2, maxItems: 8 }) }),
  Type.Object({
    do: Type.Literal('wonder'),
    seat: Type.Optional(Seat),
    wonder: Type.Optional(Id),
    side: Type.Optional(Id),
  }),
  Type.Object({ do: Type.Literal('name'), name: Name }),
  Type.Object({ do: Type.Literal('watch'), name: Name }),
  Type.Object({ do: Type.Literal('leave') }),
  Type.Object({ do: Type.Literal('remove'), seat: Type.Optional(Seat), watcher: Type.Optional(Watcher) }),
  Type.Object({ do: Type.Literal('set'), terms: Type.Optional(Terms), options: Type.Optional(GivenOptions) }),
  Type.Object({ do: Type.Literal('begin'), fill: Type.Optional(Level) }),
  Type.Object({ do: Type.Literal('choose'), ...Chosen }),
  Type.Object({ do: Type.Literal('undo'), round: Round }),
  Type.Object({ do: Type.Literal('agree'), step: Type.Integer({ minimum: 0, maximum: 100 }), answer: WonderAnswer }),
  Type.Object({ do: Type.Literal('away') }),
  Type.Object({ do: Type.Literal('back') }),
  Type.Object({ do: Type.Literal('vote'), about: Motion, of: Type.Optional(Seat), yes: Type.Boolean() }),
  Type.Object({ do: Type.Literal('resume') }),
  Type.Object({ do: Type.Literal('vacation'), days: Type.Integer({ minimum: 0, maximum: 366 }) }),
  Type.Object({ do: Type.Literal('resign') }),
  Type.Object({ do: Type.Literal('abort') }),
  Type.Object({
    do: Type.Literal('say'),
    channel: Channel,
    text: Type.Optional(Type.String({ maxLength: MOST_TEXT * UNTRIMMED })),
    phrase: Type.Optional(Id),
  }),
  Type.Object({ do: Type.Literal('rematch') }),
])

export type CommandMessage = Static<typeof CommandMessage>
