/** What everybody at a screen has been shown of a game, question by question. */
import { type Game, type GameEvent, PUBLIC, type Seat, sight, toldTo } from '@heptapolis/engine/show'
import type { TableStep } from './table.ts'

export class Witness {
  private heard: GameEvent[] = []
  private readonly shown: Map<Seat, readonly TableStep[]>

  /** For these, and for what everybody sees. */
  constructor(viewers: readonly Seat[]) {
    this.shown = new Map([PUBLIC, ...viewers].map((viewer) => [viewer, []]))
  }

  readonly listener = (event: GameEvent): void => {
    this.heard.push(event)
  }

  /** A question has been answered by all, and this is what came of it. */
  note(g: Game): void {
    for (const [viewer, steps] of this.shown) {
      const events = this.heard.map((event) => toldTo(g, event, viewer))
      this.shown.set(viewer, [...steps, { events, seen: sight(g, viewer) }])
    }
    this.heard = []
  }

  /** How many questions have been answered, the beginning included. */
  get round(): number {
    return this.steps(PUBLIC).length
  }

  steps(viewer: Seat): readonly TableStep[] {
    const steps = this.shown.get(viewer)
    if (!steps) throw new Error(`Seat ${viewer} does not sit at this screen.`)
    return steps
  }
}
