/**
 * Order of events in texts: a card before the ship that moves along with it, a stage before its pawn, although the rules
 * move ships and pawns first; and a card before the coins or the debt that a card of another city brings.
 */
import type { Told } from '@heptapolis/engine/show'

/** Events of a city that plays a card. */
export const PLAYED = new Set(['built', 'stage', 'sold', 'recruited', 'gave-up', 'tile-laid'])

const isAfterCard = ({ what, along, other }: Told): boolean =>
  along === true || what === 'debt' || (what === 'coins' && other !== undefined)

export function cardsFirst(events: readonly Told[]): readonly Told[] {
  const ordered = [...events]
  for (const event of events.filter(isAfterCard)) {
    const to = ordered.indexOf(event)
    const from = ordered.findIndex(({ seat, what }, i) => i > to && seat === event.seat && PLAYED.has(what))
    if (from > to) ordered.splice(to, 0, ...ordered.splice(from, 1))
  }
  return ordered
}
