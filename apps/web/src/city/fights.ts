/** Military conflicts of a city, as the table shows them: repeated ones counted, those with neighbours first. */
import {
  arePartners,
  type CityConflict,
  type ConflictEvent,
  conflictsAhead,
  conflictsIn,
  type Game,
  left,
  right,
} from '@heptapolis/engine/show'

export interface Fight extends CityConflict {
  /** In teams the same city is fought twice; the points are those of one fight. */
  times: number
}

/** Fights of a city if the Age ended now. */
export const fightsOf = (g: Game, seat: number): Fight[] => explained(g, seat, counted(conflictsAhead(g, seat)))

/** Fights of a city among events. */
export const fightsIn = (events: readonly ConflictEvent[], seat: number): Fight[] => counted(conflictsIn(events, seat))

/** Fights shown at a table: the real ones while they are resolved, otherwise those of an Age that ended now. */
export const fightsAt = ({ game, fought }: { game: Game; fought?: readonly ConflictEvent[] }, seat: number): Fight[] =>
  fought ? explained(game, seat, fightsIn(fought, seat)) : fightsOf(game, seat)

/** A city that is no neighbour is fought by an effect, or because those in between are at peace. */
const explained = (g: Game, seat: number, fights: readonly Fight[]): Fight[] =>
  fights.map((fight) =>
    fight.by || [left(g, seat), right(g, seat)].includes(fight.foe) ? fight : { ...fight, by: 'peace' },
  )

function counted(conflicts: readonly CityConflict[]): Fight[] {
  const met = new Map<string, Fight>()
  for (const conflict of conflicts) {
    const key = `${conflict.side} ${conflict.foe} ${conflict.by}`
    const before = met.get(key)
    if (before) before.times += 1
    else met.set(key, { ...conflict, times: 1 })
  }
  const order = ({ side, by }: Fight): number => (by ? 2 : side === 'left' ? 0 : 1)
  return [...met.values()].sort((a, b) => order(a) - order(b))
}

export const isTie = ({ mine, theirs }: Pick<Fight, 'mine' | 'theirs'>): boolean => mine === theirs

export const sumOf = (fights: readonly Fight[]): number =>
  fights.reduce((sum, { times, points }) => sum + times * points, 0)

/** Partners who share a screen have nothing to hide from each other. */
export const shareHands = (game: Game, seats: readonly number[]): boolean =>
  seats.every((seat) => seat === seats[0] || partnerOf(game, seat) === seats[0])

/** Partner of this city in a team game. */
export function partnerOf({ rules }: Game, seat: number): number | undefined {
  if (!rules.setup.teams) return undefined
  return Array.from({ length: rules.players }, (_, other) => other).find((other) => arePartners(seat, other))
}
