/** Who plays whom, on which seats, in which mix. */

export interface Fixture {
  /** Number of the game: its seed follows from it. */
  readonly game: number
  readonly mix: string
  /** Names of bots by seat. */
  readonly bots: readonly string[]
  /** Games with the same deal have the same number. */
  readonly deal: number
}

export interface Schedule {
  bots: readonly string[]
  mixes: readonly { mix: string; players: number }[]
  /** Games in each mix. */
  games: number
  /** The first bot alone against tables of each other; else everybody together. */
  one: boolean
}

export function fixtures(schedule: Schedule): Fixture[] {
  const all: Fixture[] = []
  for (const { mix, players } of schedule.mixes) {
    for (let i = 0; i < schedule.games; i++) {
      const bots = schedule.one ? alone(schedule.bots, players, i) : together(schedule.bots, players, i)
      all.push({ game: all.length, mix, bots, deal: Math.floor(i / players) })
    }
  }
  return all
}

/** The same deal is played with the first bot on every seat in turn. */
function alone([first, ...others]: readonly string[], players: number, game: number): string[] {
  const rival = others[Math.floor(game / players) % others.length]
  return Array.from({ length: players }, (_, seat) => (seat === game % players ? first : rival))
}

/** Everybody moves one seat on with each game of a deal; where there are more bots than seats, others sit out. */
function together(bots: readonly string[], players: number, game: number): string[] {
  const shift = game % players
  const first = bots.length > players ? Math.floor(game / players) : 0
  return Array.from({ length: players }, (_, seat) => bots[(first + ((seat + shift) % players)) % bots.length])
}
