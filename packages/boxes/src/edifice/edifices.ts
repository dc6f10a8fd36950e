/** The fifteen edifices: cost of participation, reward per pawn, and penalty. */
import { type Age, type Colour, type Effect, type Piece, type PieceDef, shorthand } from '@heptapolis/engine/box'

const { OWN, anyManufactured, anyRaw, coins, each, shields, victory } = shorthand

export type Penalty = { card: Colour } | { coins: number } | { victories: number }

interface Edifice {
  def: PieceDef
  penalty: Penalty
}

const edifice = (id: string, age: Age, cost: number, penalty: Penalty, ...reward: Effect[]): Edifice => ({
  def: { id, sort: 'edifice', age, cost: { coins: cost }, effects: reward, scoreLine: 'edifice' },
  penalty,
})

const EDIFICES: readonly Edifice[] = [
  edifice(
    'artisan-district',
    1,
    2,
    { card: 'yellow' },
    {
      kind: 'set',
      of: ['brown', 'grey'],
      points: 2,
    },
  ),
  edifice('belvedere', 1, 1, { card: 'brown' }, each('stage', OWN, { points: 1 })),
  edifice('curtain-wall', 1, 2, { card: 'grey' }, shields(1)),
  edifice('money-changer', 1, 1, { coins: 2 }, coins(4)),
  edifice('outpost', 1, 1, { card: 'red' }, victory(3)),
  edifice('factory', 2, 3, { card: 'brown' }, anyManufactured()),
  edifice('amphitheater', 2, 3, { card: 'grey' }, each('blue', OWN, { points: 1 })),
  edifice('auction-house', 2, 2, { coins: 5 }, coins(7)),
  edifice('staging-camp', 2, 3, { card: 'red' }, victory(5)),
  edifice('river-port', 2, 3, { card: 'blue' }, anyRaw()),
  edifice('gold-reserves', 3, 3, { coins: 9 }, coins(15)),
  edifice('archives', 3, 5, { card: 'blue' }, each('age-card-colour', OWN, { points: 1 })),
  edifice('concentric-castle', 3, 5, { victories: 2 }, shields(2)),
  edifice('agora', 3, 6, { card: 'green' }, { kind: 'repeatGuild' }),
  edifice('military-school', 3, 5, { card: 'red' }, victory(5), { kind: 'pardon' }),
]

export const EDIFICE_PIECES: readonly PieceDef[] = EDIFICES.map(({ def }) => def)

const PENALTIES = new Map(EDIFICES.map(({ def, penalty }) => [def.id, penalty]))

export function penaltyOf(edifice: Piece): Penalty {
  const penalty = PENALTIES.get(edifice.id)
  if (!penalty) throw new Error(`${edifice.id} is no edifice`)
  return penalty
}
