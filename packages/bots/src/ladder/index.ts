/** Entry for programs that show the ladder; loads no bots. */

export { type Rung, rungSetup } from './rung.ts'
export { RUNGS } from './rungs.ts'
export {
  type ConditionState,
  isFulfilled,
  type LadderTask,
  type TaskCondition,
  type TaskCourse,
  taskStates,
} from './task.ts'
