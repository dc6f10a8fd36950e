export { QueueError, shownUrl } from './connect.ts'
export { spread } from './spread.ts'
export type { Hearing, Job } from './window.ts'
export { type Working, work } from './work.ts'
