/** Types of the security tests in this folder: one attack on a running server, and its outcome. */
import type { Target } from './target.ts'

export interface Outcome {
  readonly held: boolean
  readonly figures: string
}

export interface Attack {
  /** Number of the finding, and the attempt. */
  readonly name: string
  /** Takes more than a few seconds, so the sample leaves it out. */
  readonly isSlow?: true
  run(target: Target): Promise<Outcome>
}
