/** Helpers for the tests of this box. */
import { apply, type CityPosition, type Game, type List, moves, question, state, toAct } from '@heptapolis/engine/box'
import { everybodyElseSells, type Scenario, scenario } from '../testing.ts'
import { copied, entombed, leaderBox, leaderHand, leaders } from './columns.ts'

export const withLeaders = (position: Scenario): Game => scenario({ boxes: ['leaders'], ...position })

/** Recruitment phase of an Age; only cities with leaders in hand are asked. */
export const recruiting = (position: Scenario): Game => withLeaders({ phase: 'recruitment', ...position })

/** Stone, ore and papyrus as starting resources: three cities whose boards have no other effect. */
export const three = (first: CityPosition, second: CityPosition = {}, third: CityPosition = {}): CityPosition[] => [
  { wonder: 'gizah', ...first },
  { wonder: 'rhodos', ...second },
  { wonder: 'ephesos', ...third },
]

const ids = (g: Game, list: List, seat: number): string[] => list.items(g, seat).map((i) => g.rules.pieces[i].id)
export const leadersIn = (g: Game, seat: number): string[] => ids(g, leaders, seat)
export const leaderHandOf = (g: Game, seat: number): string[] => ids(g, leaderHand, seat)
export const entombedIn = (g: Game, seat: number): string[] => ids(g, entombed, seat)
export const copiedBy = (g: Game, seat: number): string[] => ids(g, copied, seat)
export const inLeaderBox = (g: Game): string[] => ids(g, leaderBox, 0)

/** Victory tokens by value (1, 3, 5), then defeats. */
export const tokens = (g: Game, seat: number): number[] => [
  ...[0, 1, 2].map((i) => state.victories.get(g, seat, i)),
  state.defeats.get(g, seat),
]

export const questionOf = (g: Game, seat: number): string | undefined => question(g, seat)?.id

/** All open questions are answered with the last legal move, which gives a leader up; in the draft any is kept. */
export function everybodyElseGivesUp(g: Game): void {
  const asked = state.asking.get(g)
  while (asked > 0 && state.asking.get(g) === asked && toAct(g).length > 0) {
    const seat = toAct(g)[0]
    apply(g, seat, moves(g, seat)[moves(g, seat).length - 1])
  }
}

/** All sell until the Age is over; questions are answered with the last legal move. */
export function finishAge(g: Game): void {
  const age = state.age.get(g)
  while (state.age.get(g) === age && toAct(g).length > 0) {
    if (state.queue.size(g, 0) === 0) everybodyElseSells(g)
    else apply(g, toAct(g)[0], moves(g, toAct(g)[0])[0])
  }
}
