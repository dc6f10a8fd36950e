/** What the tests of both boxes share: games under given laws, and the ways to pay as short texts. */
import { type CityPosition, type Game, type MoveJson, toPosition } from '@heptapolis/engine'
import { legal, playTurn, type Scenario, scenario } from '../testing.ts'
import { TILES } from './laws.ts'

export const lawId = (number: number): string => TILES[number - 1].id

/** A position in which the tiles of these numbers were placed, in this order. */
export const underLaws = (laws: readonly number[], position: Scenario): Game =>
  scenario({ boxes: ['babel-tower'], ...position, tower: { placed: laws.map(lawId) } })

/** How a move is paid for: `pay 2/0/1` is 2 coins to the left neighbour, none to the right, 1 to the bank. */
const wayText = ({ by = 'pay', pay = {} }: MoveJson): string =>
  `${by} ${pay.left ?? 0}/${pay.right ?? 0}/${pay.bank ?? 0}`

/** The ways to build a card, without taking part in anything. */
export const ways = (g: Game, seat: number, card: string): string[] =>
  legal(g, seat, { action: 'build', card, participate: undefined }).map(wayText)

export const waysToParticipate = (g: Game, seat: number, card: string, how: true | 'bag' = true): string[] =>
  legal(g, seat, { action: 'build', card, participate: how }).map(wayText)

/** The ways to build the next stage with a card as its marker. */
export const stageWays = (g: Game, seat: number, card: string): string[] =>
  legal(g, seat, { action: 'stage', card }).map(wayText)

/** Neighbours that make glass and papyrus, so that raw materials are nowhere for sale. */
export const neighbours: CityPosition[] = [
  { wonder: 'alexandria', side: 'day' },
  { wonder: 'ephesos', side: 'day' },
]
export const city = (hand: string[], more: CityPosition = {}): CityPosition[] => [
  { wonder: 'gizah', side: 'day', coins: 9, hand, ...more },
  ...neighbours,
]

/** The end of an Age whose project succeeds: seat 0 took part twice, seat 1 once, seat 2 never. */
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
