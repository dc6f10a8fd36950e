/**
 * Fits the weights of the quick judgement to the search: searches positions of self-play and fits to the value
 * differences of their moves.
 *
 *   node packages/bots/tools/learning/learn-instinct.ts --positions 1500 --playouts 300 --steps 60 --write
 */
import { parseArgs } from 'node:util'
import {
  apply,
  isOver,
  type Move,
  moves,
  newGame,
  type Random,
  random,
  type Seen,
  sight,
  toAct,
} from '@heptapolis/engine/search'
import { Instinct } from '../../src/instinct/instinct.ts'
import type { InstinctWeights } from '../../src/instinct/weights.ts'
import { Race } from '../../src/search/race.ts'
import { ALL, HALVES, rulesOf, type TrainingMix } from '../mixes.ts'
import { type Path, paths, presentWeights, weightAt, withWeight, writeInstinct } from '../weights.ts'

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '1000' },
    playouts: { type: 'string', default: '300' },
    steps: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'learn' },
    write: { type: 'boolean', default: false },
  },
})

const MIXES: readonly TrainingMix[] = [
  ['1e', [], 4],
  ['1e', [], 3],
  ['2e', [], 4],
  ['2e', [], 5],
  ['1e', HALVES[0], 4],
  ['2e', HALVES[0], 4],
  ['1e', HALVES[1], 4],
  ['2e', ALL, 4],
]

interface Lesson {
  readonly seen: Seen
  readonly seat: number
  readonly legal: Move[]
  /** Deficit of each move against the best, and its weight. */
  readonly gaps: number[]
  readonly shares: number[]
}

const BREADTH = 10
const SOFT = 4

function lesson(seen: Seen, seat: number, chance: Random): Lesson | undefined {
  const race = new Race(seen, seat, { breadth: BREADTH }, chance)
  while (race.played < Number(values.playouts) && !race.isDecided) race.step()
  const gaps = race.gaps().filter(({ tries }) => tries > 0)
  if (gaps.length < 2) return undefined
  return {
    seen,
    seat,
    legal: gaps.map(({ move }) => move),
    gaps: gaps.map(({ gap }) => gap / POINTS),
    shares: gaps.map(({ gap, tries }) => Math.exp(-gap / POINTS / SOFT) * Math.min(1, tries / 24)),
  }
}

/** Search value per own point: the search also counts the rivals' points and the win. */
const POINTS = 1.4
const NOISE = 0.5
const EVERY = 4

function gather(count: number): Lesson[] {
  const chance = random(values.seed)
  const player = new Instinct()
  const lessons: Lesson[] = []
  for (let i = 0; lessons.length < count; i++) {
    const g = newGame(rulesOf(MIXES[i % MIXES.length]), `${values.seed} ${i}`)
    while (!isOver(g)) {
      for (const seat of toAct(g)) {
        const isLesson = chance.below(EVERY * MIXES.length) < EVERY && moves(g, seat).length > 1
        const found = isLesson && seat < g.rules.players ? lesson(sight(g, seat), seat, chance) : undefined
        if (found) lessons.push(found)
        apply(g, seat, player.choose(g, seat, chance, NOISE))
      }
    }
    if (i % 20 === 0) console.log(`${lessons.length} positions`)
  }
  return lessons
}

/** Mean squared difference of judged and searched values. */
function error(weights: InstinctWeights, lessons: readonly Lesson[]): number {
  const judge = new Instinct(weights)
  let sum = 0
  let count = 0
  for (const { seen, seat, legal, gaps, shares } of lessons) {
    const judged = judge.values(seen, seat, legal)
    const all = shares.reduce((a, b) => a + b, 0)
    const shift = judged.reduce((a, value, i) => a + shares[i] * (value + gaps[i]), 0) / all
    for (let i = 0; i < judged.length; i++) sum += shares[i] * Math.min(MOST, (judged[i] + gaps[i] - shift) ** 2)
    count += all
  }
  return sum / count
}

const MOST = 100

const moved = (weights: InstinctWeights, path: Path, by: number): InstinctWeights =>
  withWeight(weights, path, round(weightAt(weights, path) + by))

/** Regularisation towards the old weights, so that rare cases are not overfitted. */
function distance(weights: InstinctWeights, start: InstinctWeights): number {
  let sum = 0
  for (const path of paths(start)) sum += (weightAt(weights, path) - weightAt(start, path)) ** 2
  return STIFFNESS * sum
}

const STIFFNESS = 0.002

const round = (x: number): number => Number(x.toFixed(3))

/** Coordinate descent: moves one weight at a time while the error falls; steps shrink on failure. */
function fit(lessons: readonly Lesson[]): InstinctWeights {
  const test = lessons.filter((_, i) => i % 5 === 0)
  const train = lessons.filter((_, i) => i % 5 !== 0)
  const start = presentWeights()
  const cost = (weights: InstinctWeights): number => error(weights, train) + distance(weights, start)
  let best = start
  let least = cost(best)
  console.log(`at first: ${least.toFixed(3)}, on others ${error(best, test).toFixed(3)}`)
  const steps = new Map(paths(best).map((path) => [path, 0.3]))
  for (let step = 0; step < Number(values.steps); step++) {
    for (const [path, size] of steps) {
      let next = size * 0.6
      for (const by of [size, -size]) {
        const trial = moved(best, path, by)
        const wrong = cost(trial)
        if (wrong >= least - 1e-5) continue
        best = trial
        least = wrong
        next = size * 1.3 * Math.sign(by)
        break
      }
      steps.set(path, Math.abs(next) < 0.004 ? 0.004 : next)
    }
    console.log(`step ${step}: ${least.toFixed(3)}, on others ${error(best, test).toFixed(3)}`)
    if (values.write) writeInstinct(best)
  }
  return best
}

const began = performance.now()
const lessons = gather(Number(values.positions))
console.log(`${lessons.length} positions in ${Math.round((performance.now() - began) / 1000)} s`)
fit(lessons)
