/** Losses: their events, and the events of other cities that cause them. */
import type { Ruleset, Told } from '@heptapolis/engine/show'

/** Events of a city that loses coins or takes a debt. */
export const LOST = new Set(['lost', 'debt'])
/** Event field for coins taken from others without a piece. */
export const OTHERS = 'others'

/** Whether an event makes other cities lose something. */
export function takesFromOthers({ what, card, lose }: Told, { byId }: Pick<Ruleset, 'byId'>): boolean {
  const piece = typeof card === 'string' && what !== 'sold' ? byId.get(card) : undefined
  return lose === OTHERS || piece?.effects.some(({ rule }) => rule.harms) === true
}
