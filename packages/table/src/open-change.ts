/**
 * Small update for viewers while a round is open. A choice shows others only that a city has answered, so one patch
 * serves all of them, and no snapshot per viewer is needed.
 */
import { asJson, itemAt, type Json, type Patch, patchFrom } from '@heptapolis/engine/kernel'
import { type GameState, seatOf, type TableState } from './model/state.ts'
import { awaited } from './play/round.ts'
import { isOneOf } from './play/versions.ts'
import { answeredIn } from './view/round-views.ts'
import { clockOf, shownToAll } from './view/snapshot.ts'

export class OpenChange {
  /** Seats whose own choices changed; their side needs a full snapshot. */
  readonly #seats: readonly number[]
  readonly #after: TableState
  readonly #patch: { readonly [key: string]: Json }

  private constructor(seats: readonly number[], after: TableState, patch: { readonly [key: string]: Json }) {
    this.#seats = seats
    this.#after = after
    this.#patch = patch
  }

  /** The patch between two tables; undefined if viewers need different changes. */
  static between(before: TableState, after: TableState): OpenChange | undefined {
    const { play: then } = before
    const { play: now } = after
    if (!then || !now || now.round === 0 || !isOpenRound(before, after, then, now)) return undefined
    const patch = patchFrom(sharedBy(before, then), sharedBy(after, now)) ?? {}
    return new OpenChange(seatsOf(then, now), after, patch as { [key: string]: Json })
  }

  /** Whether the patch is complete for this viewer. */
  isWholeFor(who: string): boolean {
    const seat = seatOf(this.#after, who)
    return seat < 0 || !this.#seats.some((own) => isOneOf(this.#after, own, seat))
  }

  /** As a patch of the whole snapshot with version `n`. */
  patch(n: number): Patch {
    const { agreement, game, ...rest } = this.#patch
    return { ...rest, n, ...(agreement !== undefined && { agreement }), ...(game !== undefined && { game }) }
  }
}

/** Whether it is the same round with the same people, without changes that only some viewers see. */
const isOpenRound = (before: TableState, after: TableState, then: GameState, now: GameState): boolean =>
  before.phase === 'play' &&
  after.phase === 'play' &&
  then.game === now.game &&
  then.sat === now.sat &&
  before.chat === after.chat &&
  before.host === after.host &&
  before.watchers === after.watchers &&
  before.showsHands === after.showsHands &&
  before.seats.every((seatState, seat) => {
    const { who, away, hasResigned } = itemAt(after.seats, seat)
    return seatState.who === who && seatState.away === away && seatState.hasResigned === hasResigned
  })

function seatsOf({ choices: then }: GameState, { choices: now }: GameState): number[] {
  const isAmong = (choices: GameState['choices'], n: number): boolean => choices.some((choice) => choice.n === n)
  const changed = [...then.filter(({ n }) => !isAmong(now, n)), ...now.filter(({ n }) => !isAmong(then, n))]
  return changed.map(({ seat }) => seat)
}

/** Fields of a snapshot that may change within a round, in their order. */
function sharedBy(table: TableState, play: GameState): Json {
  const question = answeredIn({}, play.standing)
  const clock = clockOf(table)
  const shared = {
    ...shownToAll(table),
    agreement: play.agreement && { clock },
    game: { view: { question }, awaited: [...awaited(play)], clock },
  }
  return asJson(shared)
}
