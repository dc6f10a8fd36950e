/** State of a rematch offer, computed from the table: who has agreed, and who has not answered yet. */
import type { ShownSeat, TableSnapshot } from '@heptapolis/table'
import { seatName } from '../seats/seats.ts'

export interface RematchState {
  /** Names of the other players who want a rematch. */
  agreed: readonly string[]
  /** Names of the other players without an answer. */
  waiting: readonly string[]
  /** The answer of this viewer; undefined for spectators. */
  own?: 'agreed' | 'waiting'
}

/** Bots play every rematch; players who resigned are not waited for. */
const isAsked = ({ kind, hasResigned, isForgotten }: ShownSeat): boolean =>
  kind === 'person' && !hasResigned && !isForgotten

export function rematchOf({ seats, you, again = [] }: Pick<TableSnapshot, 'seats' | 'you' | 'again'>): RematchState {
  const others = seats.flatMap((one, seat) =>
    seat !== you.seat && (isAsked(one) || again.includes(seat))
      ? [{ name: seatName(one, seat), isIn: again.includes(seat) }]
      : [],
  )
  const names = (isIn: boolean) => others.filter((one) => one.isIn === isIn).map(({ name }) => name)
  const own = you.seat === undefined ? {} : ({ own: again.includes(you.seat) ? 'agreed' : 'waiting' } as const)
  return { agreed: names(true), waiting: names(false), ...own }
}

/** True while other people wait for the answer of this player. */
export function isOffered(snapshot: Pick<TableSnapshot, 'seats' | 'you' | 'again'>): boolean {
  const { agreed, own } = rematchOf(snapshot)
  return agreed.length > 0 && own === 'waiting'
}
