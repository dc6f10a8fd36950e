/** Bradley-Terry ratings of bots, from their ranks in the games of a league, with confidence intervals. */
import { type Random, random } from '@heptapolis/engine/search'
import type { MatchResult } from './match.ts'

export interface LeagueRating {
  readonly bot: string
  /** Elo scale: 400 points are odds of ten to one. The mean is 1500. */
  readonly rating: number
  /** 95 % interval by bootstrap over the games. */
  readonly low: number
  readonly high: number
}

const SAMPLES = 100

export function ratings(results: readonly MatchResult[]): LeagueRating[] {
  const bots = [...new Set(results.flatMap(({ bots }) => bots))]
  if (bots.length < 2) return bots.map((bot) => ({ bot, rating: MEAN, low: MEAN, high: MEAN }))
  const rated = rate(bots, results)
  const chance = random('league')
  const samples = Array.from({ length: SAMPLES }, () => rate(bots, resample(results, chance)))
  return bots
    .map((bot, i) => {
      const spread = samples.map((sample) => sample[i]).sort((a, b) => a - b)
      return {
        bot,
        rating: rated[i],
        low: spread[Math.floor(SAMPLES * 0.025)],
        high: spread[Math.ceil(SAMPLES * 0.975) - 1],
      }
    })
    .sort((a, b) => b.rating - a.rating)
}

const resample = (results: readonly MatchResult[], chance: Random): MatchResult[] =>
  results.map(() => results[chance.below(results.length)])

const MEAN = 1500
const SCALE = 400 / Math.LN10
const ROUNDS = 60

/** Maximum likelihood strengths by the usual iteration. */
function rate(bots: readonly string[], results: readonly MatchResult[]): number[] {
  const { wins, met } = pairs(bots, results)
  let strengths = bots.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    strengths = strengths.map((own, i) => {
      const won = wins[i].reduce((sum, one) => sum + one, 0)
      const weight = strengths.reduce((sum, other, j) => (i === j ? sum : sum + met[i][j] / (own + other)), 0)
      return weight === 0 ? own : won / weight
    })
    const mean = Math.exp(strengths.reduce((sum, one) => sum + Math.log(one), 0) / strengths.length)
    strengths = strengths.map((one) => one / mean)
  }
  return strengths.map((one) => MEAN + SCALE * Math.log(one))
}

/** Half a win each as prior, so that no strength is infinite. */
const PRIOR = 0.5

function pairs(bots: readonly string[], results: readonly MatchResult[]): { wins: number[][]; met: number[][] } {
  const wins = bots.map((_, i) => bots.map((_, j) => (i === j ? 0 : PRIOR)))
  const met = bots.map((_, i) => bots.map((_, j) => (i === j ? 0 : 2 * PRIOR)))
  for (const { bots: seated, ranks } of results) {
    for (let one = 0; one < seated.length; one++) {
      for (let other = one + 1; other < seated.length; other++) {
        if (seated[one] === seated[other]) continue
        const [i, j] = [bots.indexOf(seated[one]), bots.indexOf(seated[other])]
        const share = ranks[one] === ranks[other] ? 0.5 : Number(ranks[one] < ranks[other])
        wins[i][j] += share
        wins[j][i] += 1 - share
        met[i][j]++
        met[j][i]++
      }
    }
  }
  return { wins, met }
}
