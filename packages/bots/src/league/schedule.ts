/** Schedule of a league: for each game its bots by seat, its mix (edition, expansions, players) and its deal. */

export interface Fixture {
  /** Number of the game; determines its seed. */
  readonly game: number
  readonly mix: string
  /** Bot names by seat. */
  readonly bots: readonly string[]
  /** Games with the same deal share this number. */
  readonly deal: number
}

const MATES = 2

export interface SeatingPlan {
  mix: string
  players: number
  /** Two equal bots as partners, side by side. */
  teams?: boolean
}

export interface Schedule {
  bots: readonly string[]
  mixes: readonly SeatingPlan[]
  /** Games per mix. */
  games: number
  /** The first bot alone against tables of each other bot; otherwise all together. */
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

/** Each deal is played with the first bot on every seat in turn. */
function alone([first, ...others]: readonly string[], sides: number, game: number): string[] {
  const rival = others[Math.floor(game / sides) % others.length]
  return Array.from({ length: sides }, (_, side) => (side === game % sides ? first : rival))
}

/** Bots rotate by one seat within a deal; if there are more bots than sides, some sit out. */
function together(bots: readonly string[], sides: number, game: number): string[] {
  const shift = game % sides
  const first = bots.length > sides ? Math.floor(game / sides) : 0
  return Array.from({ length: sides }, (_, side) => bots[(first + ((side + shift) % sides)) % bots.length])
}
