/**
 * The learned evaluation: the points a city is going to have, told at the end of an Age. The weights are fitted to the
 * final scores of self-play; `node packages/bots/tools/learn-evaluation.ts` makes the file again.
 */
import { type Game, state } from '@heptapolis/engine'
import data from './evaluation.json' with { type: 'json' }
import { FEATURES, readFeatures } from './features.ts'

export interface EvaluationFile {
  readonly features: readonly string[]
  /** By the number of the Age that begins: 2 and 3. */
  readonly weights: Readonly<Record<string, readonly number[]>>
}

/** Turns a file into an evaluation; a file that does not fit is refused in a sentence. */
export function evaluationFrom(file: EvaluationFile): (g: Game, seat: number) => number {
  const { features, weights } = file
  const fits = Array.isArray(features) && features.join() === FEATURES.join()
  const isWhole = [2, 3].every((age) => {
    const list = weights?.[age]
    return Array.isArray(list) && list.length === FEATURES.length && list.every(Number.isFinite)
  })
  if (!fits || !isWhole) {
    throw new Error('The evaluation file does not fit this version; make it again with tools/learn-evaluation.ts.')
  }
  const values = new Float64Array(FEATURES.length)
  const tables = [2, 3].map((age) => Float64Array.from(weights[age]))
  return (g, seat) => {
    readFeatures(g, seat, values)
    const table = tables[state.age.get(g) <= 2 ? 0 : 1]
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += values[i] * table[i]
    return sum
  }
}

export const evaluate: (g: Game, seat: number) => number = evaluationFrom(data)
