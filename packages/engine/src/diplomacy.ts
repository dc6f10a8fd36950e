/** Diplomacy: a city that holds a token is absent from the next conflicts. */
import type { Box } from './box.ts'
import { Numbers } from './column.ts'
import { type Game, tell } from './game.ts'
import { always, count } from './position/forms.ts'

const MOST_TOKENS = 9
export const diplomacy = new Numbers('diplomacy', { sees: 'all', position: always(count(MOST_TOKENS)) })

export function takeDiplomacy(g: Game, seat: number): void {
  diplomacy.add(g, seat, 1)
  tell(g, { what: 'diplomacy', seat })
}

type Pairs = [number, number][]

/** The cities around an absent one meet each other; the last two meet once. */
function closeUp(g: Game): Pairs {
  const present: number[] = []
  for (let seat = 0; seat < g.rules.cities; seat++) if (diplomacy.get(g, seat) === 0) present.push(seat)
  if (present.length < 2) return []
  if (present.length === 2) return [[present[0], present[1]]]
  return present.map((seat, i) => [seat, present[(i + 1) % present.length]])
}

/** In teams each token takes away one of the holder's fights; nobody else moves up. */
function takeAway(g: Game, pairs: Pairs): Pairs {
  const left = [...pairs]
  for (let seat = 0; seat < g.rules.cities; seat++) {
    for (let token = diplomacy.get(g, seat); token > 0; token--) {
      const at = left.findIndex((pair) => pair.includes(seat))
      if (at >= 0) left.splice(at, 1)
    }
  }
  return left
}

const isHeld = (g: Game): boolean => {
  for (let seat = 0; seat < g.rules.cities; seat++) if (diplomacy.get(g, seat) > 0) return true
  return false
}

/** For boxes with effects of kind `diplomacy`. In a position the tokens stand in `diplomacy`. */
export const diplomats: Box = {
  id: 'diplomacy',
  columns: [diplomacy],
  effects: {
    diplomacy: {
      now: takeDiplomacy,
    },
  },
  modifiers: {
    fights(g, pairs) {
      if (!isHeld(g)) return pairs
      return g.rules.setup.teams ? takeAway(g, pairs) : closeUp(g)
    },
  },
  hooks: {
    /** A second token waits for the next Age; in teams both have been used. */
    conflictsOver(g) {
      for (let seat = 0; seat < g.rules.cities; seat++) {
        const held = diplomacy.get(g, seat)
        diplomacy.set(g, seat, g.rules.setup.teams ? Math.max(0, held - 2) : Math.max(0, held - 1))
      }
    },
  },
  // Four are printed; with pieces that are copied as many as eight can be out.
  supply: { diplomacy: 8 },
}
