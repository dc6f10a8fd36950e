/** Statistics over the results of many score-pads: by player and by wonder. */

export interface PadPlacing {
  name: string
  wonder: string
  total: number
  /** 1 for the winner; ties share the victory. */
  won: number
  lines: Readonly<Record<string, number>>
}

export interface PadOutcome {
  date: number
  players: readonly PadPlacing[]
}

export interface PlayerFigures {
  name: string
  games: number
  wins: number
  mean: number
  best: number
  /** Mean points by score line. */
  lines: Readonly<Record<string, number>>
}

export interface WonderFigures {
  wonder: string
  games: number
  wins: number
  mean: number
}

/** The games between one afternoon and the next morning. */
export interface Evening {
  /** The start of its last game. */
  date: number
  games: number
  /** The person with the most wins, if it is one. */
  winner: string | undefined
  wins: number
}

export interface PadStatistics {
  games: number
  /** Mean points of the winners. */
  winning: number
  highest: { name: string; total: number; date: number } | undefined
  players: readonly PlayerFigures[]
  wonders: readonly WonderFigures[]
  /** Latest first. */
  evenings: readonly Evening[]
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const key = (name: string): string => name.trim().toLowerCase()

export function statisticsOf(outcomes: readonly PadOutcome[]): PadStatistics {
  const placings = outcomes.flatMap(({ date, players }) => players.map((placing) => ({ ...placing, date })))
  const highest = placings.toSorted((a, b) => b.total - a.total)[0]
  const byWonder = Map.groupBy(
    placings.filter(({ wonder }) => wonder !== ''),
    ({ wonder }) => wonder,
  )
  return {
    games: outcomes.length,
    winning: mean(placings.filter(({ won }) => won > 0).map(({ total }) => total)),
    highest: highest && { name: highest.name, total: highest.total, date: highest.date },
    players: statisticsOfPlayers(outcomes).sort((a, b) => b.games - a.games || b.wins - a.wins),
    wonders: [...byWonder].map(([wonder, of]) => wonderFigures(wonder, of)).sort((a, b) => b.games - a.games),
    evenings: [...Map.groupBy(outcomes, ({ date }) => eveningOf(date)).values()]
      .map(eveningFigures)
      .sort((a, b) => b.date - a.date),
  }
}

/** The hour at which an evening ends: a game at two in the morning belongs to the day before. */
const NIGHT_ENDS = 6

function eveningOf(date: number): string {
  const day = new Date(date)
  day.setHours(day.getHours() - NIGHT_ENDS)
  return day.toDateString()
}

function eveningFigures(of: readonly PadOutcome[]): Evening {
  const players = statisticsOfPlayers(of).sort((a, b) => b.wins - a.wins)
  const [first, second] = players
  const isAlone = first !== undefined && first.wins > (second?.wins ?? 0)
  return {
    date: Math.max(...of.map(({ date }) => date)),
    games: of.length,
    winner: isAlone ? first.name : undefined,
    wins: first?.wins ?? 0,
  }
}

function statisticsOfPlayers(outcomes: readonly PadOutcome[]): PlayerFigures[] {
  const named = outcomes.flatMap(({ players }) => players).filter(({ name }) => name.trim() !== '')
  return [...Map.groupBy(named, ({ name }) => key(name)).values()].map(playerFigures)
}

function playerFigures(of: readonly PadPlacing[]): PlayerFigures {
  const lines = new Set(of.flatMap((placing) => Object.keys(placing.lines)))
  return {
    name: of[0].name.trim(),
    games: of.length,
    wins: sum(of.map(({ won }) => won)),
    mean: mean(of.map(({ total }) => total)),
    best: Math.max(...of.map(({ total }) => total)),
    lines: Object.fromEntries([...lines].map((line) => [line, mean(of.map((placing) => placing.lines[line] ?? 0))])),
  }
}

const wonderFigures = (wonder: string, of: readonly PadPlacing[]): WonderFigures => ({
  wonder,
  games: of.length,
  wins: sum(of.map(({ won }) => won)),
  mean: mean(of.map(({ total }) => total)),
})
