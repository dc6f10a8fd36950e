export { QueueError, shownUrl } from './connect.ts'
export { spread } from './spread.ts'
export type { QueueJob, ResultListener } from './window.ts'
export { type WorkerOptions, work } from './work.ts'
