/** Messages between the main thread and the writer thread. */
import type { Result } from '@heptapolis/engine/kernel'
import type { JobName } from './jobs.ts'

export interface Asked {
  readonly id: number
  readonly job: JobName
  readonly args: readonly unknown[]
}

export interface Answered {
  readonly id: number
  readonly answer: Result<unknown>
}

export type Told = { readonly opened: Result<unknown> } | { readonly answers: readonly Answered[] }
