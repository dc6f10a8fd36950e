/**
 * Simulations and checks that run on a shared job queue instead of local threads. The division into jobs does not
 * depend on the workers.
 */
import { batched, type CheckResult, outcomes, type Task } from '../checking/run.ts'
import type { SimulationPlan } from '../simulation/games.ts'
import { chunked, type SimulationProgress } from '../simulation/run.ts'
import { addTally, emptyTally, type SimulationTally } from '../simulation/tally.ts'
import { spreadOut } from './spread.ts'

export async function spreadPlan(
  plan: SimulationPlan,
  url: string,
  progress: SimulationProgress,
): Promise<SimulationTally> {
  const sum = emptyTally()
  const jobs = chunked(plan.games, 1).map(([from, to]) => ({ ...plan, from, games: to }))
  await spreadOut(url, 'simulate', jobs, {
    inOrder: (tally) => {
      addTally(sum, tally)
      progress(sum.games)
    },
  })
  return sum
}

export async function spreadTasks(
  tasks: readonly Task[],
  url: string,
  progress: SimulationProgress,
): Promise<CheckResult> {
  const { outcome, add } = outcomes(progress)
  const jobs = batched(tasks).map((some) => ({ tasks: some }))
  await spreadOut(url, 'check', jobs, { inOrder: add })
  return outcome
}
