/** Playout: continues a simulated game, with every player following the quick judgement. */
import { apply, type Game, isOver, type Random, state, toAct } from '@heptapolis/engine/search'
import type { Instinct } from '../instinct/instinct.ts'
import { type SearchGoal, withinGoal } from './goal.ts'
import type { SearchHabits } from './habits.ts'
import type { TreeWalk } from './tree.ts'

export interface Path {
  readonly instinct: Instinct
  readonly random: Random
  /** Stops at the beginning of this Age, or at the end of the game. */
  readonly until: number
  readonly ahead: TreeWalk
  readonly habits: SearchHabits
  readonly goal?: SearchGoal | undefined
}

/** The searching player follows the tree while it lasts. */
export function playOn(g: Game, seat: number, { instinct, random, until, ahead, habits, goal }: Path): void {
  while (!isOver(g) && state.age.get(g) < until) {
    for (const one of toAct(g)) {
      const planned = one === seat ? ahead.next(g, one, instinct) : undefined
      const chosen = planned ?? instinct.choose(g, one, random, one === seat ? habits.ownDoubt : habits.doubt)
      apply(g, one, goal && one === seat ? withinGoal(g, one, chosen, instinct, goal) : chosen)
    }
  }
}
