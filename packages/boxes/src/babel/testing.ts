/** Helpers for the tests of both boxes: games under given laws, and payments as short texts. */
import { type CityPosition, type Game, type MoveJson, toPosition } from '@heptapolis/engine'
import { legal, playTurn, type Scenario, scenario } from '../testing.ts'
import { TILES } from './tower/laws.ts'

export const lawId = (number: number): string => TILES[number - 1].id

/** Position with the tiles of these numbers placed in order. */
export const underLaws = (laws: readonly number[], position: Scenario): Game =>
  scenario({ boxes: ['babel-tower'], ...position, tower: { placed: laws.map(lawId) } })

/** Payment of a move: `pay 2/0/1` is 2 coins to the left neighbour, none to the right, 1 to the bank. */
const wayText = ({ by = 'pay', pay = {} }: MoveJson): string =>
  `${by} ${pay.left ?? 0}/${pay.right ?? 0}/${pay.bank ?? 0}`

/** Ways to build a card without riders. */
export const ways = (g: Game, seat: number, card: string): string[] =>
  legal(g, seat, { action: 'build', card, participate: undefined }).map(wayText)

export const waysToParticipate = (g: Game, seat: number, card: string, how: true | 'bag' = true): string[] =>
  legal(g, seat, { action: 'build', card, participate: how }).map(wayText)

/** Ways to build the next stage with this card as marker. */
export const stageWays = (g: Game, seat: number, card: string): string[] =>
  legal(g, seat, { action: 'stage', card }).map(wayText)

/** Neighbours that produce glass and papyrus, so that no raw material is for sale. */
export const neighbours: CityPosition[] = [
  { wonder: 'alexandria', side: 'day' },
  { wonder: 'ephesos', side: 'day' },
]
export const city = (hand: string[], more: CityPosition = {}): CityPosition[] => [
  { wonder: 'gizah', side: 'day', coins: 9, hand, ...more },
  ...neighbours,
]

/** End of an Age with a successful project: seat 0 took part twice, seat 1 once, seat 2 never. */
export function succeeded(slug: string, age: number, ...cities: CityPosition[]) {
  const part = [2, 1, 0]
  const g = scenario({
    boxes: ['babel-projects'],
    age,
    turn: 6,
    project: { id: `project-${slug}`, tokens: 0 },
    cities: part.map((participations, seat) => ({
      hand: ['altar', 'well'],
      coins: 0,
      ...cities[seat],
      participations,
    })),
  })
  playTurn(g)
  return g
}

export const tokensOf = (g: Game) => toPosition(g).cities.map((city) => city.projectTokens)
export const victoriesOf = (g: Game) => toPosition(g).cities.map((city) => city.victory)
