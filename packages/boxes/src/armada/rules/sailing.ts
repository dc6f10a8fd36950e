/** Ship movement: by naval construction, by a sale, or by an effect of a card, stage or island. */
import {
  type Action,
  type Decision,
  type Effect,
  type EffectOf,
  type EffectRule,
  enqueue,
  type Game,
  move,
  PAY,
  pieceWith,
  take,
} from '@heptapolis/engine/box'
import { exploring, seaPowers, ships, taxing, WAGES } from '../columns.ts'
import { FLEETS, type Fleet } from '../pieces/define.ts'
import { canSail, spaceOf } from './shipyard.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** A number of different ships, of these or of all, move one space free. */
    advance: { fleets: number; of?: readonly Fleet[] }
  }
}

/**
 * Moves one ship by one space, with the immediate gain of its arrival. Naval construction moves it along with a card,
 * which is placed later; the event says so, because texts name the card first.
 */
export function sail(g: Game, seat: number, fleet: number, along = false): void {
  ships.add(g, seat, fleet, 1)
  const space = ships.get(g, seat, fleet)
  g.listener?.({ what: 'sailed', seat, fleet: FLEETS[fleet], space, ...(along && { along }) })
  arrive(g, seat, fleet)
}

function arrive(g: Game, seat: number, fleet: number): void {
  const space = spaceOf(g, seat, fleet)
  take(g, seat, space?.coins ?? 0)
  if (seaPowers.get(g, seat, WAGES) > 0) take(g, seat, seaPowers.get(g, seat, WAGES), pieceWith(g, seat, paysWages))
  if (space?.tax) taxing.add(g, seat, 1)
  const explore = space?.explore ?? 0
  if (explore > 0) exploring.set(g, seat, exploring.get(g, seat) | (1 << explore))
}

const paysWages = (effect: Effect): boolean => effect.kind === 'seaPower' && effect.power === 'wages'

const ALL_FLEETS = (1 << FLEETS.length) - 1

const sailable = (g: Game, seat: number, fleets: number): number[] =>
  FLEETS.map((_, fleet) => fleet).filter((fleet) => (fleets & (1 << fleet)) !== 0 && canSail(g, seat, fleet))

/** Moves a number of different ships of these (as bits); asks the city only if it has a choice. */
function advance(g: Game, seat: number, fleets: number, count: number): void {
  const open = sailable(g, seat, fleets)
  if (open.length > count && count > 0) enqueue(g, g.rules.decisionOf('advance'), seat, fleets, count)
  else if (count > 0) for (const fleet of open) sail(g, seat, fleet)
}

export const advanceEffect: EffectRule<EffectOf<'advance'>> = {
  now(g, seat, { fleets, of }) {
    const allowed = of ? of.reduce((bits, fleet) => bits | (1 << FLEETS.indexOf(fleet)), 0) : ALL_FLEETS
    advance(g, seat, allowed, fleets)
  },
}

export const advanceAction: Action = {
  id: 'advance',
  choices: { names: FLEETS, of: (fleet) => fleet },
  fields: ['fleet'],
  show: (_g, { option }) => ({ fleet: FLEETS[option] }),
}

export const advanceDecision: Decision = {
  id: 'advance',
  moves(g, seat, fleets, _count, out) {
    for (const fleet of sailable(g, seat, fleets)) out.push(move(g.rules.actionOf('advance'), 0, PAY, 0, 0, fleet))
    // Another move of this turn may have used the last space.
    if (out.length === 0) out.push(move(g.rules.actionOf('skip')))
  },
  answer(g, seat, { action, option }, fleets, count) {
    if (action !== g.rules.actionOf('advance')) return
    sail(g, seat, option)
    advance(g, seat, fleets & ~(1 << option), count - 1)
  },
}
