/**
 * Learned evaluation: predicts the final points of a city at the end of an Age. The weights are fitted to
 * final scores of self-play by `node packages/bots/tools/learning/learn-evaluation.ts`.
 */
import { type Game, oncePerRuleset, type Ruleset, state } from '@heptapolis/engine/search'
import evaluationFile from './evaluation.json' with { type: 'json' }
import { FEATURES, layoutOf, readFeatures } from './features.ts'

/** By feature: points per unit at the beginning of Ages II and III. */
export type EvaluationFile = Readonly<Record<string, readonly number[]>>

const TOLD_AT = [2, 3]

/** Builds an evaluation; throws a readable error for a file that does not fit. */
export function evaluationFrom(file: EvaluationFile): (g: Game, seat: number) => number {
  const isWhole = Object.values(file).every(
    (pair) => Array.isArray(pair) && pair.length === TOLD_AT.length && pair.every(Number.isFinite),
  )
  if (Object.keys(file).join() !== FEATURES.join() || !isWhole) {
    throw new Error(
      'The evaluation file does not fit this version; make it again with tools/learning/learn-evaluation.ts.',
    )
  }
  const fitted = oncePerRuleset((rules) => ({
    values: new Float64Array(layoutOf(rules).length),
    tables: TOLD_AT.map((_, i) => tableOf(rules, file, i)),
  }))
  return (g, seat) => {
    const { values, tables } = fitted(g.rules)
    readFeatures(g, seat, values)
    const table = tables[state.age.get(g) <= TOLD_AT[0] ? 0 : 1]
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += values[i] * table[i]
    return sum
  }
}

/** Weights in the feature order of a ruleset. */
function tableOf(rules: Ruleset, file: EvaluationFile, column: number): Float64Array {
  const ofBoxes = layoutOf(rules).placed.flatMap(({ features }) => Object.values(features.weights))
  return Float64Array.from([...FEATURES.map((name) => file[name]), ...ofBoxes], (pair) => pair[column])
}

export const evaluate: (g: Game, seat: number) => number = evaluationFrom(evaluationFile)
export { evaluationFile }
