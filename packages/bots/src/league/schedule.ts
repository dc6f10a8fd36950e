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

const MATES = 2

export interface Seating {
  mix: string
  players: number
  /** Partners side by side, two of a kind. */
  teams?: boolean
}

export interface Schedule {
  bots: readonly string[]
  mixes: readonly Seating[]
  /** Games in each mix. */
  games: number
  /** The first bot alone against tables of each other; else everybody together. */
  one: boolean
}

export function fixtures(schedule: Schedule): Fixture[] {
  const all: Fixture[] = []
  for (const { mix, players, teams = false } of schedule.mixes) {
    const sides = teams ? players / MATES : players
    for (let i = 0; i < schedule.games; i++) {
      const bots = schedule.one ? alone(schedule.bots, sides, i) : together(schedule.bots, sides, i)
      const seated = teams ? bots.flatMap((bot) => Array<string>(MATES).fill(bot)) : bots
      all.push({ game: all.length, mix, bots: seated, deal: Math.floor(i / sides) })
    }
  }
  return all
}

/** The same deal is played with the first bot on every seat in turn. */
function alone([first, ...others]: readonly string[], sides: number, game: number): string[] {
  const rival = others[Math.floor(game / sides) % others.length]
  return Array.from({ length: sides }, (_, side) => (side === game % sides ? first : rival))
}

/** Everybody moves one seat on with each game of a deal; where there are more bots than sides, others sit out. */
function together(bots: readonly string[], sides: number, game: number): string[] {
  const shift = game % sides
  const first = bots.length > sides ? Math.floor(game / sides) : 0
  return Array.from({ length: sides }, (_, side) => bots[(first + ((side + shift) % sides)) % bots.length])
}
