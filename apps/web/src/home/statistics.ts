/** What the games played here add up to: by wonder, by box, and by how many played. */
import type { Done } from './memory.ts'

export interface Tally {
  key: string
  games: number
  won: number
  /** On average. */
  points: number
}

type Keys = (game: Done) => readonly string[]

const KEYS = {
  wonder: ({ wonder }) => (wonder === undefined ? [] : [wonder]),
  box: ({ boxes }) => boxes ?? [],
  players: ({ players }) => [String(players)],
} satisfies Record<string, Keys>

export type By = keyof typeof KEYS

/** The most played first. */
export function tally(done: readonly Done[], by: By): Tally[] {
  const groups = new Map<string, Done[]>()
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
