/** Types of the messages between the main thread and the SQLite writer thread. */
import type { Result } from '@heptapolis/engine/kernel'
import type { JobName } from './jobs.ts'

export interface WriterRequest {
  readonly id: number
  readonly job: JobName
  readonly args: readonly unknown[]
}

export interface WriterResponse {
  readonly id: number
  readonly answer: Result<unknown>
}

export type WriterMessage = { readonly opened: Result<unknown> } | { readonly answers: readonly WriterResponse[] }
