/** League table: rating, points, wins and thinking time of each bot over the given games. */
import type { StandIns } from '../bot.ts'
import { doubt } from './doubt.ts'
import type { MatchResult } from './match.ts'
import { type LeagueRating, ratings } from './ratings.ts'

export interface LeagueStanding extends LeagueRating {
  readonly games: number
  readonly seats: number
  readonly mean: number
  /** Share of games won, and the fair share for as many seats; shared wins count partly. */
  readonly wins: number
  readonly fair: number
  /** 95 % error of the share. */
  readonly error: number
  /** CPU milliseconds per choice: median and 95th percentile. */
  readonly median: number
  readonly slow: number
  /** Moves that a stand-in chose for a bot that may fail to answer. Results with such moves are not its own. */
  readonly standIns?: StandIns
}

export function standings(results: readonly MatchResult[]): LeagueStanding[] {
  return ratings(results).map((rating) => ({ ...rating, ...figures(results, rating.bot) }))
}

function figures(results: readonly MatchResult[], bot: string): Omit<LeagueStanding, keyof LeagueRating> {
  let [games, seats, points, wins, fair] = [0, 0, 0, 0, 0]
  const times: number[] = []
  for (const { bots, points: all, ranks, thinking } of results) {
    const first = ranks.filter((rank) => rank === 1).length
    let here = 0
    for (const [seat, name] of bots.entries()) {
      if (name !== bot) continue
      here++
      points += all[seat]
      if (ranks[seat] === 1) wins += 1 / first
      fair += 1 / bots.length
      times.push(...thinking[seat])
    }
    seats += here
    if (here > 0) games++
  }
  times.sort((a, b) => a - b)
  const share = wins / seats
  return {
    games,
    seats,
    mean: points / seats,
    wins: share,
    fair: fair / seats,
    error: doubt(share, seats),
    median: times[Math.floor(times.length / 2)] ?? 0,
    slow: times[Math.floor(times.length * 0.95)] ?? 0,
    ...standInsOf(results, bot),
  }
}

function standInsOf(results: readonly MatchResult[], bot: string): Pick<LeagueStanding, 'standIns'> {
  const counts = results.flatMap(({ bots, standIns = {} }) =>
    bots.flatMap((name, seat) => (name === bot && standIns[seat] ? [standIns[seat]] : [])),
  )
  return counts.length > 0 ? { standIns: sumOf(counts) } : {}
}

const sumOf = (all: readonly StandIns[]): StandIns => ({
  asked: all.reduce((sum, { asked }) => sum + asked, 0),
  instead: all.reduce((sum, { instead }) => sum + instead, 0),
})
