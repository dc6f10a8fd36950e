/** Viewers of a remote table on this device, and the steps of the game that each of them has seen. */
import { type Json, patched } from '@heptapolis/engine/kernel'
import { fromView } from '@heptapolis/engine/records'
import {
  type GameEvent,
  type Position,
  PUBLIC,
  type Result,
  type Ruleset,
  type Seat,
  type Seen,
  sight,
  toldTo,
} from '@heptapolis/engine/show'
import type { Perspective, ShownGame, TableSnapshot } from '@heptapolis/table'
import type { TableStep } from '../../game-model/table.ts'
import type { ServerClient } from '../server/client.ts'
import type { TableSubscription } from './subscription.ts'

export type RunningTable = TableSnapshot & { game: ShownGame }
export const isPlaying = (snapshot: TableSnapshot | undefined): snapshot is RunningTable => snapshot?.game !== undefined

/** One person at this screen, or `PUBLIC` for a spectator. */
export interface Viewer {
  readonly as: number
  readonly seat: Seat
  snapshot: RunningTable
  steps: readonly TableStep[]
  publicSteps: readonly TableStep[]
}

/** The history of a person. A spectator who has only the invite link gets the public perspective. */
export async function perspectiveOf(
  server: ServerClient,
  { id, key }: Pick<TableSubscription, 'id' | 'key'>,
  as: number,
): Promise<Result<Perspective>> {
  const past = await server.perspective(id, as)
  return past.ok || past.error.code !== 'not-invited' || !key ? past : server.publicPerspective(id, key)
}

/** The views of a perspective, rebuilt from their patches. */
export function viewsOf({ steps }: Pick<Perspective, 'steps'>): Position[] {
  let view: Json = {}
  return steps.map((step) => {
    view = patched(view, step.view)
    return positionIn(view)
  })
}

function positionIn(view: unknown): Position {
  if (isPosition(view)) return view
  throw new Error('A view of this perspective is no position.')
}

const isPosition = (view: unknown): view is Position => typeof view === 'object' && view !== null && 'cities' in view

/** Decodes views into steps. Each view is decoded once. */
export class StepDecoder {
  readonly #rules: Ruleset
  readonly #decoded = new WeakMap<Position, Seen>()

  constructor(rules: Ruleset) {
    this.#rules = rules
  }

  seen(view: Position, viewer: Seat): Seen {
    const known = this.#decoded.get(view)
    if (known?.viewer === viewer) return known
    const game = fromView(view, this.#rules)
    if (!game.ok) throw new Error(game.error.message)
    const seen = sight(game.value, viewer)
    this.#decoded.set(view, seen)
    return seen
  }

  /** Without a perspective the history starts with the current view. */
  viewer(as: number, snapshot: RunningTable, past: Perspective | undefined): Viewer {
    const seat = snapshot.you.seat ?? PUBLIC
    if (!past) {
      const seen = this.seen(snapshot.game.view, seat)
      const steps = Array.from({ length: snapshot.game.round }, (): TableStep => ({ seen, events: [] }))
      return { as, seat, snapshot, steps, publicSteps: steps }
    }
    const views = viewsOf(past)
    const steps = past.steps.map(({ told }, i) => stepFor(this.seen(views[i], seat), told, seat))
    const publicSteps = steps.map(({ seen }, i) => publicStep(seen, past.steps[i].told))
    return { as, seat, snapshot, steps, publicSteps }
  }

  /** Gives a viewer a newer snapshot, and its step if a round is over. */
  update(viewer: Viewer, snapshot: RunningTable, isNextRound: boolean): void {
    viewer.snapshot = snapshot
    if (!isNextRound) return
    const { view, told } = snapshot.game
    const step = stepFor(this.seen(view, viewer.seat), told, viewer.seat)
    viewer.steps = [...viewer.steps, step]
    viewer.publicSteps = [...viewer.publicSteps, publicStep(step.seen, told)]
  }
}

const stepFor = (seen: Seen, told: readonly GameEvent[], viewer: Seat): TableStep => ({
  seen,
  events: told.map((event) => toldTo(seen, event, viewer)),
})

const publicStep = (seen: Seen, told: readonly GameEvent[]): TableStep => ({
  seen: sight(seen, PUBLIC),
  events: told.map((event) => toldTo(seen, event, PUBLIC)),
})

/** Snapshots of several viewers arrive one by one; equal phase, round and awaited seats mean the same moment. */
export const areSimultaneous = (snapshots: readonly RunningTable[]): boolean =>
  snapshots.every(
    ({ phase, game }) =>
      phase === snapshots[0].phase &&
      game.round === snapshots[0].game.round &&
      `${game.awaited}` === `${snapshots[0].game.awaited}`,
  )
