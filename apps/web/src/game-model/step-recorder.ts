/** Recorder of the steps of a game, separately for each viewer at this screen, with what that viewer may see. */
import { type Game, type GameEvent, PUBLIC, type Seat, sight, toldTo } from '@heptapolis/engine/show'
import type { TableStep } from './table.ts'

export class StepRecorder {
  #heard: GameEvent[] = []
  readonly #shown: Map<Seat, readonly TableStep[]>

  /** `PUBLIC` is always included. */
  constructor(viewers: readonly Seat[]) {
    this.#shown = new Map([PUBLIC, ...viewers].map((viewer) => [viewer, []]))
  }

  readonly listener = (event: GameEvent): void => {
    this.#heard.push(event)
  }

  /** Adds the step of an answered question. */
  note(g: Game): void {
    for (const [viewer, steps] of this.#shown) {
      const events = this.#heard.map((event) => toldTo(g, event, viewer))
      this.#shown.set(viewer, [...steps, { events, seen: sight(g, viewer) }])
    }
    this.#heard = []
  }

  /** The number of steps, the opening included. */
  get round(): number {
    return this.steps(PUBLIC).length
  }

  steps(viewer: Seat): readonly TableStep[] {
    const steps = this.#shown.get(viewer)
    if (!steps) throw new Error(`Seat ${viewer} does not sit at this screen.`)
    return steps
  }
}
