export { QueueError, shownUrl } from './connect.ts'
export { type Hearing, type Job, spread } from './spread.ts'
export { type Working, work } from './work.ts'
