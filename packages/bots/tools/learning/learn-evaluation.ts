/**
 * Fits the learned evaluation of a city to self-play. Records the features of every city at the start of Ages II and
 * III. Then fits weights to the final scores by ridge regression, one set of weights per Age.
 *
 *   node packages/bots/tools/learning/learn-evaluation.ts --games 4000
 */
import { parseArgs } from 'node:util'
import { BOXES } from '@heptapolis/boxes'
import { allMinds } from '@heptapolis/boxes/minds'
import {
  apply,
  compile,
  type Game,
  isOver,
  newGame,
  type Random,
  type Ruleset,
  random,
  scores,
  state,
  toAct,
} from '@heptapolis/engine/search'
import { FEATURES, layoutOf, readFeatures } from '../../src/evaluation/features.ts'
import { Instinct } from '../../src/instinct/instinct.ts'
import { type FittedWeights, writeEvaluation } from '../weights.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'evaluation' },
  },
})

const IDS = BOXES.slice(1).map(({ id }) => id)
const NOISE = 0.6
const AGES = [2, 3]
const RIDGE = 3

/** Half of the games without boxes, the others with some. */
function rulesOf(chance: Random): Ruleset | undefined {
  const plain = chance.below(2) === 0
  const boxes = plain ? [] : IDS.filter(() => chance.below(2) === 0)
  const seats = Array.from({ length: 3 + chance.below(plain ? 5 : 3) }, () => ({}))
  const rules = compile({ edition: chance.below(2) === 0 ? '1e' : '2e', boxes, seats }, BOXES)
  return rules.ok ? rules.value : undefined
}

/** Offset of each box's features after the common ones. */
const begins = new Map<string, number>()
let length: number = FEATURES.length
for (const [id, { features }] of allMinds()) {
  begins.set(id, length)
  length += Object.keys(features?.weights ?? {}).length
}

interface Sample {
  readonly features: Float64Array
  final: number
}

/** Features of a city in the common layout. */
function featuresOf(g: Game, seat: number): Float64Array {
  const { length: here, placed } = layoutOf(g.rules)
  const read = new Float64Array(here)
  readFeatures(g, seat, read)
  const all = new Float64Array(length)
  all.set(read.subarray(0, FEATURES.length))
  for (const [i, { box, at }] of placed.entries()) {
    all.set(read.subarray(at, placed[i + 1]?.at ?? here), begins.get(box))
  }
  return all
}

function note(g: Game, samples: Sample[]): void {
  for (let seat = 0; seat < g.rules.players; seat++) {
    samples.push({ features: featuresOf(g, seat), final: 0 })
  }
}

function play(rules: Ruleset, seed: string, chance: Random, samples: Map<number, Sample[]>): void {
  const player = new Instinct()
  const g = newGame(rules, seed)
  const here = new Map<number, Sample[]>(AGES.map((age) => [age, []]))
  while (!isOver(g)) {
    const now = here.get(state.age.get(g))
    if (now && now.length === 0) note(g, now)
    for (const seat of toAct(g)) apply(g, seat, player.choose(g, seat, chance, NOISE))
  }
  const sheets = scores(g)
  for (const [age, noted] of here) {
    for (const [seat, sample] of noted.entries()) sample.final = sheets[seat].total
    samples.get(age)?.push(...noted)
  }
}

/** Solves (A + ridge) x = b for a symmetric A. */
function solve(a: Float64Array[], b: Float64Array): number[] {
  const n = b.length
  const rows = a.map((row, i) => Float64Array.from([...row, b[i]]))
  for (let i = 0; i < n; i++) rows[i][i] += RIDGE
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const factor = rows[j][i] / rows[i][i]
      if (factor !== 0) for (let k = i; k <= n; k++) rows[j][k] -= factor * rows[i][k]
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    let sum = rows[i][n]
    for (let j = i + 1; j < n; j++) sum -= rows[i][j] * x[j]
    x[i] = sum / rows[i][i]
  }
  return x
}

function fit(samples: readonly Sample[]): number[] {
  const n = length
  const a = Array.from({ length: n }, () => new Float64Array(n))
  const b = new Float64Array(n)
  for (const { features, final } of samples) {
    for (let i = 0; i < n; i++) {
      if (features[i] === 0) continue
      b[i] += features[i] * final
      for (let j = 0; j < n; j++) a[i][j] += features[i] * features[j]
    }
  }
  return solve(a, b).map((x) => Number(x.toFixed(4)))
}

/** Explained share of the variance of final scores. */
function explained(weights: readonly number[], samples: readonly Sample[]): number {
  const mean = samples.reduce((sum, { final }) => sum + final, 0) / samples.length
  let [wrong, spread] = [0, 0]
  for (const { features, final } of samples) {
    wrong += (final - weights.reduce((sum, w, i) => sum + w * features[i], 0)) ** 2
    spread += (final - mean) ** 2
  }
  return 1 - wrong / spread
}

const chance = random(values.seed)
const samples = new Map<number, Sample[]>(AGES.map((age) => [age, []]))
for (let i = 0; i < Number(values.games); i++) {
  const rules = rulesOf(chance)
  if (rules) play(rules, `${values.seed} ${i}`, chance, samples)
}
const found: number[][] = []
for (const [age, all] of samples) {
  const test = all.slice(0, all.length / 10)
  const weights = fit(all.slice(all.length / 10))
  found.push(weights)
  console.log(
    `Age ${age}: ${all.length} cities, ${(100 * explained(weights, test)).toFixed(1)} % of the spread of unseen final scores explained`,
  )
}

const fitted = (names: readonly string[], from: number): FittedWeights =>
  Object.fromEntries(names.map((name, i) => [name, found.map((weights) => weights[from + i])]))
const ofBoxes = [...allMinds()].map(([id, { features }]): [string, FittedWeights] => [
  id,
  fitted(Object.keys(features?.weights ?? {}), begins.get(id) ?? 0),
])
writeEvaluation(fitted(FEATURES, 0), Object.fromEntries(ofBoxes))
