/**
 * Tunes the weights of the estimate of a city by self-play. A challenger with some changed weights meets the champion
 * over the same deals with alternating seats, and replaces it after a clear win.
 *
 *   node packages/bots/tools/tuning/tune.ts --rounds 200 --games 60 --players 4 --edition 1e --boxes leaders,cities
 */

import { parseArgs } from 'node:util'
import { BOXES } from '@heptapolis/boxes'
import { keysOf } from '@heptapolis/engine/kernel'
import { compile, EDITIONS, newGame, type Random, type Ruleset, random, scores } from '@heptapolis/engine/search'
import { WEIGHTS, type Weights } from '../../src/outlook/weights.ts'
import { playOut } from '../../src/play-out.ts'
import { greedyWith } from '../../src/simple/greedy.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    games: { type: 'string', default: '60' },
    players: { type: 'string', default: '4' },
    edition: { type: 'string', default: '1e' },
    boxes: { type: 'string', default: '' },
    seed: { type: 'string', default: 'tune' },
  },
})

function rulesOf(): Ruleset {
  const edition = EDITIONS.find((known) => known === values.edition) ?? '2e'
  const seats = Array.from({ length: Number(values.players) }, () => ({}))
  const rules = compile({ edition, boxes: values.boxes.split(',').filter(Boolean), seats, seed: '' }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

/** Changes a few weights by up to half. */
function changed(weights: Weights, chance: Random): Weights {
  const next = { ...weights }
  const keys = keysOf(next)
  for (let i = 0; i <= chance.below(3); i++) {
    const key = keys[chance.below(keys.length)]
    next[key] = Number((next[key] * (0.6 + chance.below(90) / 100)).toFixed(3))
  }
  return next
}

/** Lead of the challenger in mean points and win share, and its mean. */
function meet(rules: Ruleset, challenger: Weights, champion: Weights, from: number): { margin: number; mean: number } {
  const bots = [greedyWith(challenger), greedyWith(champion)]
  const chance = random(`${values.seed} ${from}`)
  const points = [0, 0]
  const wins = [0, 0]
  const games = Number(values.games)
  for (let i = 0; i < games; i++) {
    const seating = i % 2 === 0 ? bots : [...bots].reverse()
    for (const sheet of scores(playOut(newGame(rules, `${from + (i >> 1)}`), seating, chance))) {
      const side = (sheet.seat + i) % 2
      points[side] += sheet.total
      if (sheet.rank === 1) wins[side]++
    }
  }
  const seats = (games * rules.players) / 2
  return { margin: (points[0] - points[1]) / seats + (8 * (wins[0] - wins[1])) / games, mean: points[0] / seats }
}

const CLEAR = 0.5
const rules = rulesOf()
const chance = random(values.seed)
let champion = WEIGHTS
for (let round = 0; round < Number(values.rounds); round++) {
  const challenger = changed(champion, chance)
  if (meet(rules, challenger, champion, round * 1000).margin < CLEAR) continue
  const again = meet(rules, challenger, champion, round * 1000 + 500)
  if (again.margin < CLEAR / 2) continue
  champion = challenger
  console.log(`round ${round}: mean ${again.mean.toFixed(2)} ${JSON.stringify(champion)}`)
}
