/**
 * Order of events in texts: a card before the ship that moves along with it, a stage before its pawn, although the rules
 * move ships and pawns first; and a card before the coins or the debt that a card of another city brings.
 */
import type { Told } from '@heptapolis/engine/show'

/** Events of a city that plays a card. */
export const PLAYED = new Set(['built', 'stage', 'sold', 'recruited', 'gave-up', 'tile-laid', 'tile'])

const isAfterCard = ({ what, along }: Told): boolean =>
  along === true || what === 'debt' || what === 'coins' || what === 'paid'

export function cardsFirst(events: readonly Told[]): readonly Told[] {
  const ordered = [...events]
  for (const event of events.filter(isAfterCard)) {
    const to = ordered.indexOf(event)
    const from = ordered.findIndex(({ seat, what }, i) => i > to && seat === event.seat && PLAYED.has(what))
    if (from > to) ordered.splice(to, 0, ...ordered.splice(from, 1))
  }
  return ordered
}

/** From here on, conflicts and their tokens keep their order. */
const END = new Set(['age-end', 'conflict'])

/**
 * What a city does or gets stands with its card, also where the rules let all cities do one thing before the next. What
 * other cities bring or take stays behind their cards.
 */
export function byCity(events: readonly Told[]): readonly Told[] {
  const end = events.findIndex(({ what }) => END.has(what))
  const ordered: Told[] = []
  for (const event of end < 0 ? events : events.slice(0, end)) {
    const table = ordered.findLastIndex(({ seat }) => seat === undefined)
    const own = ordered.findLastIndex((one) => one.seat === event.seat && !isFromOthers(one))
    if (event.seat === undefined || own <= table || isFromOthers(event)) ordered.push(event)
    else ordered.splice(own + 1, 0, event)
  }
  return end < 0 ? ordered : [...ordered, ...events.slice(end)]
}

const isFromOthers = ({ what, other }: Told): boolean =>
  what === 'lost' || what === 'debt' || (what === 'coins' && other !== undefined)
