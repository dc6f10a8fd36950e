/** What an attack is, and what comes of it. */
import type { Target } from './target.ts'

export interface Outcome {
  readonly held: boolean
  readonly figures: string
}

export interface Attack {
  /** The number of the finding, and what is tried. */
  readonly name: string
  /** Takes more than a few seconds: left out of the sample. */
  readonly isSlow?: true
  run(target: Target): Promise<Outcome>
}
