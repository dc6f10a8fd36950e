/**
 * Tool that computes ratings of the server's bots, in a pool of their own, from the games of a league:
 *
 *   node packages/bots/tools/league.ts --bots easy,medium,hard,expert,master --mix 2e:4 --mix 2e:leaders+cities:4 --file league.jsonl
 *   node packages/server/tools/bot-ratings.ts league.jsonl
 *
 * Ratings are averages over many orders of the same games, because the order should not matter.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { random, shuffle } from '@heptapolis/engine/kernel'
import { type BotLevel, LEVELS } from '@heptapolis/table'
import { computeRatings } from '../src/ratings/compute.ts'
import { figureOf, NEW, type Skill } from '../src/ratings/figures.ts'

interface RatedBotGame {
  readonly mix: string
  readonly bots: readonly BotLevel[]
  readonly ranks: readonly number[]
}

const ORDERS = 40
const FILE = new URL('../src/ratings/bots.json', import.meta.url)

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: 'league' } },
  allowPositionals: true,
})
const games = readFileSync(positionals[0], 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): RatedBotGame => JSON.parse(line))

const dice = random(`${values.seed} order`)
const runs: Map<BotLevel, Skill>[] = []
for (let order = 0; order < ORDERS; order++) runs.push(await ratedIn(shuffle([...games], dice)))

const mean = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length
const ratings = LEVELS.map((level) => {
  const skills = runs.map((run) => run.get(level) ?? NEW)
  const played = games.filter(({ bots }) => bots.includes(level)).length
  return { level, mu: thousandths(mean(skills.map(({ mu }) => mu))), sigma: thousandths(spread(skills)), games: played }
})
const mixes = [...new Set(games.map(({ mix }) => mix))]
writeFileSync(FILE, `${JSON.stringify({ seed: values.seed, mixes, games: games.length, ratings }, null, 2)}\n`)
for (const { level, games: played, ...skill } of ratings) {
  const { rating, give } = figureOf(skill)
  console.log(`${level}: ${rating} ± ${give}, ${played} games`)
}

async function ratedIn(order: readonly RatedBotGame[]): Promise<Map<BotLevel, Skill>> {
  const skills = new Map<BotLevel, Skill>()
  for (const { bots, ranks } of order) {
    const people = bots.map((level, seat) => ({
      unit: seat,
      place: ranks[seat],
      hasLeft: false,
      skill: skills.get(level) ?? NEW,
    }))
    const after = await computeRatings(people)
    for (const [seat, level] of bots.entries()) skills.set(level, after[seat])
  }
  return skills
}

/** Uncertainty within an order, and variation between orders. */
function spread(skills: readonly Skill[]): number {
  const middle = mean(skills.map(({ mu }) => mu))
  return Math.sqrt(mean(skills.map(({ mu, sigma }) => sigma ** 2 + (mu - middle) ** 2)))
}

function thousandths(figure: number): number {
  return Math.round(figure * 1000) / 1000
}
