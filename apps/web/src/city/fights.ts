/** Conflicts of a city if the Age ended now: opponents, number of fights, and tokens. */
import { arePartners, clone, type Game, type GameEvent, isOver, resolveConflicts, state } from '@heptapolis/engine/show'

export interface Fight {
  foe: number
  /** Side of the opponent. */
  side: 'left' | 'right'
  mine: number
  theirs: number
  /** In teams the same city is fought twice. */
  times: number
  /** Points of one such fight: tokens won and lost. */
  points: number
}

/** Events of a fight itself; coins of a leader or given-up tokens occur in between. */
const TOKENS = new Set(['victory', 'defeat'])

/** Resolved by the rules, so that peace, teams and laws apply. Left comes before right. */
export function fightsOf(g: Game, seat: number): Fight[] {
  if (isOver(g)) return []
  const after = clone(g)
  // Before the first Age, its end is the next one.
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

/** Fights shown at a table: the real ones while they are resolved, otherwise those of an Age that ended now. */
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

/** Partner of this city in a team game. */
export function partnerOf({ rules }: Game, seat: number): number | undefined {
  if (!rules.setup.teams) return undefined
  return Array.from({ length: rules.players }, (_, other) => other).find((other) => arePartners(seat, other))
}
