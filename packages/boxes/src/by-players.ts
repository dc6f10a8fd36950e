/** Number of the game by player count, for programs. */
const TABLES: readonly number[] = [2, 3, 4, 5, 6, 7, 8]

export const byPlayers = (numberFor: (players: number) => number): Readonly<Record<string, number>> =>
  Object.fromEntries(TABLES.map((players) => [players, numberFor(players)]))
