/** Set-up of first games: the rulebook advises the day sides of the wonders. */
import type { StoredGame } from '../game-model/saved/store.ts'
import type { SetupPlan } from './plan.ts'

type Played = Pick<StoredGame, 'over' | 'lesson' | 'aside'>

/** The plan, on day sides until a game has ended here. Seats keep their wishes; other editions name their sides otherwise. */
export function forFirstGames(plan: SetupPlan, games: readonly Played[]): SetupPlan {
  if (games.some(isOwnResult) || plan.edition !== '2e' || plan.agreement) return plan
  return { ...plan, seats: plan.seats.map((one) => (one.wonder || one.side ? one : { ...one, side: 'day' })) }
}

/** Lessons and imported games do not make an experienced player. */
const isOwnResult = ({ over, lesson, aside }: Played): boolean => over && !lesson && !aside
