/** Conflicts of a city if the Age ended now: opponents, number of fights, and tokens. */
import { arePartners, clone, type Game, type GameEvent, isOver, resolveConflicts, state } from '@heptapolis/engine/show'

export interface Fight {
  foe: number
  /** On which side the other one is met. */
  side: 'left' | 'right'
  mine: number
  theirs: number
  /** In teams the same city is met twice. */
  times: number
  /** What one such fight brings: tokens won and lost. */
  points: number
}

/** What a fight itself hands out; coins of a leader or tokens given up afterwards are told in between. */
const TOKENS = new Set(['victory', 'defeat'])

/** The rules themselves fight it out, so that peace, teams and laws are heeded. Left comes before right. */
export function fightsOf(g: Game, seat: number): Fight[] {
  if (isOver(g)) return []
  const after = clone(g)
  // Before the first Age it is the first one that will end.
  if (state.age.get(after) === 0) state.age.set(after, 1)
  const events: ConflictEvent[] = []
  after.listener = (event) => void events.push(event)
  resolveConflicts(after)
  return fightsIn(events, seat)
}

type ConflictEvent = Pick<GameEvent, 'what' | 'seat'> & Readonly<Record<string, unknown>>

/** The fights of a city among events. */
export function fightsIn(events: readonly ConflictEvent[], seat: number): Fight[] {
  const fights: Fight[] = []
  let last: Fight | undefined
  for (const event of events) {
    if (event.what === 'conflict') {
      last = fightIn(event, seat)
      if (last) fights.push(last)
    } else if (last && event.seat === seat && TOKENS.has(event.what)) last.points += Number(event.value)
  }
  return counted(fights).sort((a, b) => a.side.localeCompare(b.side))
}

/** The fights a table shows: while they are fought the real ones, otherwise those of an Age that ended now. */
export const fightsAt = ({ game, fought }: { game: Game; fought?: readonly ConflictEvent[] }, seat: number): Fight[] =>
  fought ? fightsIn(fought, seat) : fightsOf(game, seat)

function fightIn({ seat, other, strength, against }: ConflictEvent, viewer: number): Fight | undefined {
  if (seat !== viewer && other !== viewer) return undefined
  const [mine, theirs] = [Number(strength), Number(against)]
  return seat === viewer
    ? { foe: Number(other), side: 'left', mine, theirs, times: 1, points: 0 }
    : { foe: Number(seat), side: 'right', mine: theirs, theirs: mine, times: 1, points: 0 }
}

function counted(fights: readonly Fight[]): Fight[] {
  const met = new Map<string, Fight>()
  for (const fight of fights) {
    const key = `${fight.side} ${fight.foe}`
    const before = met.get(key)
    if (before) before.times += 1
    else met.set(key, fight)
  }
  return [...met.values()]
}

export const sumOf = (fights: readonly Fight[]): number =>
  fights.reduce((sum, { times, points }) => sum + times * points, 0)

/** Partners who share a screen have nothing to hide from each other. */
export const shareHands = (game: Game, seats: readonly number[]): boolean =>
  seats.every((seat) => seat === seats[0] || partnerOf(game, seat) === seats[0])

/** The city that plays with this one, in a game of teams. */
export function partnerOf({ rules }: Game, seat: number): number | undefined {
  if (!rules.setup.teams) return undefined
  return Array.from({ length: rules.players }, (_, other) => other).find((other) => arePartners(seat, other))
}
