/**
 * Gradient trainer of the experience weights, which correct a bot's quick estimate of a move: one weight per feature of
 * a city and kind of move, with adaptive steps.
 */
import type { Weights } from '../../src/experience/experience.ts'
import type { Lessons, Outlook, TrainingCase } from './lessons.ts'

const RATE = 0.015
const DECAY = 1e-5
const OUTLOOK_RATE = 0.3
const OUTLOOK_DECAY = 1e-4
/** Limits the error of one outlier game. */
const MOST_WRONG = 15
const MOST_MOVES = 128

export class School {
  readonly #signs: number
  readonly #weights: Float32Array
  /** Sum of squared gradients. */
  readonly #squares: Float32Array
  readonly #worths = new Float64Array(MOST_MOVES)

  constructor(signs: number, subjects: number) {
    this.#signs = signs
    this.#weights = new Float32Array(signs * subjects)
    this.#squares = new Float32Array(signs * subjects)
  }

  /** Move chosen by judgement plus experience. */
  choice(lesson: TrainingCase): number {
    this.#weigh(lesson)
    let best = 0
    for (let i = 1; i < lesson.judged.length; i++) if (this.#worths[i] > this.#worths[best]) best = i
    return best
  }

  #weigh({ signs, subjects, judged }: TrainingCase): void {
    for (const [i, about] of subjects.entries()) {
      let sum = judged[i]
      for (const subject of about) {
        const row = subject * this.#signs
        for (let k = 0; k < signs.length; k++) sum += this.#weights[row + signs[k]]
      }
      this.#worths[i] = sum
    }
  }

  /** One gradient step; later steps are smaller. */
  learn(lesson: TrainingCase, eager: number): void {
    this.#weigh(lesson)
    const { signs, subjects, behind } = lesson
    const chosen = shares(this.#worths.subarray(0, behind.length), 1)
    const wanted = shares(behind, -1)
    for (const [i, about] of subjects.entries()) {
      const slope = chosen[i] - wanted[i]
      if (Math.abs(slope) < 1e-4) continue
      for (const subject of about) {
        const row = subject * this.#signs
        for (let k = 0; k < signs.length; k++) this.#move(row + signs[k], slope, eager)
      }
    }
  }

  #move(at: number, slope: number, eager: number): void {
    this.#squares[at] += slope * slope
    this.#weights[at] -= (eager * RATE * slope) / (Math.sqrt(this.#squares[at]) + 1e-3) + DECAY * this.#weights[at]
  }

  /** Predicted final points of a city. */
  tell({ signs, subject, told }: Outlook): number {
    const row = subject * this.#signs
    let sum = told
    for (let k = 0; k < signs.length; k++) sum += this.#weights[row + signs[k]]
    return sum
  }

  learnOutlook(outlook: Outlook, eager: number): void {
    const { signs, subject, points } = outlook
    const wrong = Math.max(-MOST_WRONG, Math.min(MOST_WRONG, this.tell(outlook) - points))
    const row = subject * this.#signs
    for (let k = 0; k < signs.length; k++) {
      const at = row + signs[k]
      this.#squares[at] += wrong * wrong
      this.#weights[at] -=
        (eager * OUTLOOK_RATE * wrong) / (Math.sqrt(this.#squares[at]) + 1) + OUTLOOK_DECAY * this.#weights[at]
    }
  }

  /** Quantises weights to whole steps and drops smaller ones. */
  round(step: number): void {
    for (let i = 0; i < this.#weights.length; i++) {
      const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(this.#weights[i] / step)))
      this.#weights[i] = steps * step
    }
  }

  /** Starts from earlier weights, as far as they are about anything met here. */
  recall({ signs, subjects }: Lessons, known: Weights): void {
    const numbers = new Map(signs.all.map((sign, i) => [sign, i]))
    for (const [i, subject] of subjects.all.entries()) {
      for (const [sign, weight] of known.bySubject.get(subject) ?? []) {
        const at = numbers.get(sign)
        if (at !== undefined) this.#weights[i * this.#signs + at] = weight
      }
    }
  }

  forget(): void {
    this.#weights.fill(0)
  }

  get known(): number {
    return this.#weights.reduce((count, weight) => count + (weight === 0 ? 0 : 1), 0)
  }

  weightsOf(subject: number): Float32Array {
    return this.#weights.subarray(subject * this.#signs, (subject + 1) * this.#signs)
  }
}

const MOST_STEPS = 127

function shares(values: Float32Array | Float64Array, sign: number): number[] {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) most = Math.max(most, sign * value)
  const all = Array.from(values, (value) => Math.exp(sign * value - most))
  const sum = all.reduce((a, b) => a + b, 0)
  return all.map((one) => one / sum)
}
