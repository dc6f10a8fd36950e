/**
 * JSON Schema of a wonder agreement as one viewer may see it: the steps in which players decide who gets which wonder.
 */
import { METHODS } from '@heptapolis/table/options'
import Type, { type TSchema } from 'typebox'
import { WonderAnswer } from './commands.ts'

const SeatNumber = Type.Integer({ minimum: 0, maximum: 7 })
const closed = { additionalProperties: false }

const Board = Type.Object(
  {
    wonder: Type.String(),
    side: Type.Optional(Type.String({ description: 'Absent while the player of the wonder may choose it.' })),
  },
  closed,
)

const Question = Type.Object(
  {
    ask: Type.Enum(['keep', 'pick', 'ban', 'redraw', 'wishes', 'bids', 'side'], {
      description:
        'The field of the answer: `wonder` for keep, pick and ban; otherwise it has the name of the question.',
    }),
    from: Type.Array(Board, { description: 'The boards that the question is about.' }),
    most: Type.Optional(Type.Integer({ description: 'The highest bid for one wonder.' })),
  },
  closed,
)

const bySeat = (schema: TSchema): TSchema =>
  Type.Array(Type.Union([schema, Type.Null()]), { description: 'By seat; null for a seat that was not asked.' })

const Step = Type.Object(
  { boards: Type.Array(Board), questions: bySeat(Question), answers: bySeat(WonderAnswer) },
  { ...closed, description: 'A step that all have answered.' },
)

const GivenWonder = Type.Object(
  {
    wonder: Type.String(),
    side: Type.String(),
    price: Type.Optional(Type.Integer({ minimum: 1, description: 'Points that the bid costs at the end.' })),
  },
  closed,
)

/** `clock`: the schema of the clocks of the seats. */
export const agreementView = (clock: TSchema): TSchema =>
  Type.Object(
    {
      method: Type.Enum([...METHODS]),
      step: Type.Integer({ minimum: 0, description: 'An answer names it.' }),
      boards: Type.Array(Board, { description: 'Boards that everybody sees in the open step.' }),
      awaited: Type.Array(SeatNumber, { description: 'Seats that have yet to answer.' }),
      asked: Type.Optional(Question),
      answer: Type.Optional(WonderAnswer),
      past: Type.Array(Step),
      result: Type.Optional(Type.Array(GivenWonder, { description: 'By seat, once wonders are given out.' })),
      clock,
    },
    closed,
  )
