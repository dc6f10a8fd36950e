/** Statistics of the games finished in this browser: by wonder, expansion and number of players. */
import type { FinishedGame } from './game-history.ts'

export interface HistoryTally {
  key: string
  games: number
  won: number
  /** Mean points. */
  points: number
}

type Keys = (game: FinishedGame) => readonly string[]

const KEYS = {
  wonder: ({ wonder }) => (wonder === undefined ? [] : [wonder]),
  box: ({ boxes }) => boxes ?? [],
  players: ({ players }) => [String(players)],
} satisfies Record<string, Keys>

export type By = keyof typeof KEYS

/** Most played first. */
export function tally(done: readonly FinishedGame[], by: By): HistoryTally[] {
  const groups = new Map<string, FinishedGame[]>()
  for (const game of done) for (const key of KEYS[by](game)) groups.set(key, [...(groups.get(key) ?? []), game])
  return [...groups]
    .map(([key, games]) => ({
      key,
      games: games.length,
      won: games.filter(({ rank }) => rank === 1).length,
      points: games.reduce((sum, { points }) => sum + points, 0) / games.length,
    }))
    .sort((a, b) => b.games - a.games)
}
