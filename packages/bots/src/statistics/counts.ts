/**
 * Counts per piece over many games: how often it was dealt, when it was built, and how its cities fared. All counts
 * are integers, so that sums do not depend on the order or on the machine.
 */

/** Units per win, divisible by any number up to eight, so that shared wins split evenly. */
export const WHOLE = 840

/** Cities that built it, their wins, and their fair share of wins. */
export interface BuilderCount {
  built: number
  wins: number
  fair: number
}

export interface Count extends BuilderCount {
  /** Number dealt; 0 for pieces that are never in a hand. */
  dealt: number
  /** By the turn of building, see `turnAt`. */
  turns: Map<number, BuilderCount>
}

/** By id of the piece or board. */
export type Counts = Map<string, Count>

const TURNS_AN_AGE = 10

/** Turn of the game as one number: 23 is the third turn of Age II; turn 0 precedes an Age. */
export const turnAt = (age: number, turn: number): number => age * TURNS_AN_AGE + turn
export const ageOf = (turn: number): number => Math.floor(turn / TURNS_AN_AGE)
export const turnOf = (turn: number): number => turn % TURNS_AN_AGE

export function countOf(counts: Counts, id: string): Count {
  let count = counts.get(id)
  if (!count) {
    count = { dealt: 0, built: 0, wins: 0, fair: 0, turns: new Map() }
    counts.set(id, count)
  }
  return count
}

function builtIn(count: Count, turn: number): BuilderCount {
  let built = count.turns.get(turn)
  if (!built) {
    built = { built: 0, wins: 0, fair: 0 }
    count.turns.set(turn, built)
  }
  return built
}

function add(into: BuilderCount, { built, wins, fair }: BuilderCount): void {
  into.built += built
  into.wins += wins
  into.fair += fair
}

/** Without a turn, the piece was there from the start, as boards are. */
export function addBuilt(count: Count, built: BuilderCount, turn?: number): void {
  add(count, built)
  if (turn !== undefined) add(builtIn(count, turn), built)
}

export function addCounts(into: Counts, other: Counts): void {
  for (const [id, from] of other) {
    const count = countOf(into, id)
    count.dealt += from.dealt
    add(count, from)
    for (const [turn, built] of from.turns) add(builtIn(count, turn), built)
  }
}

/** Count as numbers: dealt, built, wins, fair; then per turn its number, built, wins and fair. */
export type CountRow = readonly number[]

export const toRow = ({ dealt, built, wins, fair, turns }: Count): CountRow => [
  dealt,
  built,
  wins,
  fair,
  ...[...turns].sort(([a], [b]) => a - b).flatMap(([turn, one]) => [turn, one.built, one.wins, one.fair]),
]

export function fromRow([dealt, built, wins, fair, ...rest]: CountRow): Count {
  const turns = new Map<number, BuilderCount>()
  for (let i = 0; i < rest.length; i += 4) {
    turns.set(rest[i], { built: rest[i + 1], wins: rest[i + 2], fair: rest[i + 3] })
  }
  return { dealt, built, wins, fair, turns }
}
