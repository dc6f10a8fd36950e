/** Samples a complete game consistent with the view of a seat: hidden cards are drawn from the rest. */
import {
  clone,
  controller,
  type Game,
  imagine,
  type Random,
  type Seen,
  state,
  useQuickDice,
} from '@heptapolis/engine/search'
import type { HandMemory } from './memory.ts'

/** Fills in the hidden cards of `seen`; hands known to the memory are kept. */
export function determinize(seen: Seen, viewer: number, memory: HandMemory | undefined, random: Random): Game {
  const g = clone(seen)
  useQuickDice(g, [random.bits(), random.bits(), random.bits(), random.bits()])
  reopen(g, viewer)
  const isForeign = (seat: number): boolean => seat !== viewer
  imagine(g, random, isForeign, memory && ((seat) => memory.handOf(g, seat, random)))
  return g
}

/** Others choose again, because their choices are hidden. */
function reopen(g: Game, viewer: number): void {
  let answered = state.answered.get(g)
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (controller(g, seat) !== viewer) answered &= ~(1 << seat)
  }
  state.answered.set(g, answered)
}
