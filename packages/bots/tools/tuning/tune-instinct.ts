/**
 * Tunes the weights of the quick judgement by self-play over several editions and expansions. A challenger with some
 * changed weights meets the champion over the same deals with alternating seats, and replaces it after two clear wins.
 *
 *   node packages/bots/tools/tuning/tune-instinct.ts --rounds 300 --games 60 --write
 */
import { parseArgs } from 'node:util'
import { apply, isOver, newGame, type Random, type Ruleset, random, scores, toAct } from '@heptapolis/engine/search'
import { Instinct } from '../../src/instinct/instinct.ts'
import type { InstinctWeights } from '../../src/instinct/weights.ts'
import { ALL, HALVES, rulesOf, type TrainingMix } from '../mixes.ts'
import { familyOf, paths, presentWeights, weightAt, withWeight, writeInstinct } from '../weights.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'tune' },
    write: { type: 'boolean', default: false },
  },
})

const MIXES: readonly TrainingMix[] = [
  ['1e', [], 4],
  ['2e', [], 4],
  ['1e', [], 3],
  ['2e', HALVES[0], 4],
  ['2e', ALL, 4],
]

const tables = MIXES.map(rulesOf)

const families = [...Map.groupBy(paths(presentWeights()), familyOf).values()]

/** Changes one to three weights. */
function changed(weights: InstinctWeights, chance: Random): InstinctWeights {
  let next = weights
  for (let i = 0; i <= chance.below(3); i++) {
    const family = families[chance.below(families.length)]
    const path = family[chance.below(family.length)]
    const before = weightAt(next, path)
    const shift = (chance.below(200) - 100) / 100
    next = withWeight(next, path, Number((before + shift * (Math.abs(before) * 0.5 + 0.15)).toFixed(3)))
  }
  return next
}

const NOISE = 0.2

function game(rules: Ruleset, seed: string, players: readonly Instinct[]): number[] {
  const g = newGame(rules, seed)
  const chance = random(seed)
  while (!isOver(g))
    for (const seat of toAct(g)) apply(g, seat, players[seat % players.length].choose(g, seat, chance, NOISE))
  const sheets = scores(g)
  return sheets.map(({ total, rank }) => total + (rank === 1 ? WIN : 0))
}

const WIN = 12

/** Lead of the challenger in standard errors. */
function lead(challenger: InstinctWeights, champion: InstinctWeights, games: number, from: number): number {
  const sides = [new Instinct(challenger), new Instinct(champion)]
  const leads: number[] = []
  for (const [t, rules] of tables.entries()) {
    for (let i = 0; i < games; i++) {
      const seating = Array.from({ length: rules.players }, (_, seat) => sides[(seat + i) % 2])
      const points = game(rules, `${from} ${t} ${i >> 1}`, seating)
      const mean = (side: number): number => {
        const mine = points.filter((_, seat) => (seat + i) % 2 === side)
        return mine.reduce((sum, one) => sum + one, 0) / mine.length
      }
      leads.push(mean(0) - mean(1))
    }
  }
  const mean = leads.reduce((sum, one) => sum + one, 0) / leads.length
  const variance = leads.reduce((sum, one) => sum + (one - mean) ** 2, 0) / leads.length
  return mean / Math.sqrt(variance / leads.length + 1e-9)
}

const chance = random(values.seed)
const games = Number(values.games)
let champion = presentWeights()
for (let round = 0; round < Number(values.rounds); round++) {
  const challenger = changed(champion, chance)
  if (lead(challenger, champion, games, round * 2) < 1) continue
  if (lead(challenger, champion, games * 3, round * 2 + 1) < 1.3) continue
  champion = challenger
  console.log(`round ${round}: ${JSON.stringify(champion)}`)
  if (values.write) writeInstinct(champion)
}
