/**
 * Changes while a round stays open, made without whole views. Most choices show everybody but the own side only that a
 * city has answered: the same change for all of them, and no part of it depends on what was chosen.
 */
import { asJson, itemAt, type Json, type Patch, patchFrom } from '@heptapolis/engine/kernel'
import { type GameState, seatOf, type TableState } from './model/state.ts'
import { awaited } from './play/round.ts'
import { isOneOf } from './play/versions.ts'
import { answeredIn } from './view/round-views.ts'
import { clockOf, shownToAll } from './view/snapshot.ts'

export class OpenChange {
  /** The seats whose own choices are others than before: their side is shown more than this change. */
  readonly #seats: readonly number[]
  readonly #after: TableState
  readonly #patch: { readonly [key: string]: Json }

  private constructor(seats: readonly number[], after: TableState, patch: { readonly [key: string]: Json }) {
    this.#seats = seats
    this.#after = after
    this.#patch = patch
  }

  /** The change from one table to the next; undefined where viewers have to be shown more than all see alike. */
  static between(before: TableState, after: TableState): OpenChange | undefined {
    const { play: then } = before
    const { play: now } = after
    if (!then || !now || now.round === 0 || !isOpenRound(before, after, then, now)) return undefined
    const patch = patchFrom(sharedBy(before, then), sharedBy(after, now)) ?? {}
    return new OpenChange(seatsOf(then, now), after, patch as { [key: string]: Json })
  }

  /** Whether it is all that somebody is shown. */
  isWholeFor(who: string): boolean {
    const seat = seatOf(this.#after, who)
    return seat < 0 || !this.#seats.some((own) => isOneOf(this.#after, own, seat))
  }

  /** As the patch of the whole picture, whose version is `n`. */
  patch(n: number): Patch {
    const { game, ...rest } = this.#patch
    return game === undefined ? { ...rest, n } : { ...rest, n, game }
  }
}

/** The same round with the same people, and nothing that some viewers are shown and others are not. */
const isOpenRound = (before: TableState, after: TableState, then: GameState, now: GameState): boolean =>
  before.phase === 'play' &&
  after.phase === 'play' &&
  then.game === now.game &&
  then.sat === now.sat &&
  before.chat === after.chat &&
  before.host === after.host &&
  before.watchers === after.watchers &&
  before.showsHands === after.showsHands &&
  before.seats.every((sitter, seat) => {
    const { who, away, hasResigned } = itemAt(after.seats, seat)
    return sitter.who === who && sitter.away === away && sitter.hasResigned === hasResigned
  })

function seatsOf({ choices: then }: GameState, { choices: now }: GameState): number[] {
  const isAmong = (choices: GameState['choices'], n: number): boolean => choices.some((choice) => choice.n === n)
  const changed = [...then.filter(({ n }) => !isAmong(now, n)), ...now.filter(({ n }) => !isAmong(then, n))]
  return changed.map(({ seat }) => seat)
}

/** The parts of a picture that may change while a round is open, in their order there. */
function sharedBy(table: TableState, play: GameState): Json {
  const question = answeredIn({}, play.standing)
  const shared = {
    ...shownToAll(table),
    game: { view: { question }, awaited: [...awaited(play)], clock: clockOf(table) },
  }
  return asJson(shared)
}
