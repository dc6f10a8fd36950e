/** Order of events in texts: a card before the ship that moves with it, although ships move before cards are placed. */
import type { Told } from '@heptapolis/engine/show'

const PLAYED = new Set(['built', 'stage', 'sold'])

export function cardsFirst(events: readonly Told[]): readonly Told[] {
  const ordered = [...events]
  for (const ship of events.filter(({ construction }) => construction === true)) {
    const to = ordered.indexOf(ship)
    const from = ordered.findIndex(({ seat, what }, i) => i > to && seat === ship.seat && PLAYED.has(what))
    if (from > to) ordered.splice(to, 0, ...ordered.splice(from, 1))
  }
  return ordered
}
