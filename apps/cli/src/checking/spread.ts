/** Checked games by all machines that work on a queue. */
import { spreadOut } from '../spreading/spread.ts'
import { batched, type Outcome, outcomes, type Task } from './run.ts'

export async function spreadTasks(tasks: readonly Task[], url: string, show: (done: number) => void): Promise<Outcome> {
  const { outcome, add } = outcomes(show)
  await spreadOut(
    url,
    'check',
    batched(tasks).map((some) => ({ tasks: some })),
    { inOrder: add },
  )
  return outcome
}
