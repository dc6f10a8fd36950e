/** Diplomacy: a city with a token skips the next conflicts. */
import { type Box, type EffectOf, type FightPair, form, type Game, Numbers } from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Token that keeps the city out of the next conflicts. */
    diplomacy: Record<never, never>
  }
}

export const diplomacyToken = (): EffectOf<'diplomacy'> => ({ kind: 'diplomacy' })

const MOST_TOKENS = 9
export const diplomacyTokens = new Numbers('diplomacy', {
  sees: 'all',
  position: form.always(form.count(MOST_TOKENS)),
  mark: 'dove',
})

function takeToken(g: Game, seat: number): void {
  diplomacyTokens.add(g, seat, 1)
  g.listener?.({ what: 'diplomacy', seat })
}

type Pairs = FightPair[]

/** The neighbours of an absent city fight each other; the last two fight once. */
function closeUp(g: Game): Pairs {
  const present: number[] = []
  for (let seat = 0; seat < g.rules.cities; seat++) if (diplomacyTokens.get(g, seat) === 0) present.push(seat)
  if (present.length < 2) return []
  if (present.length === 2) return [[present[0], present[1]]]
  return present.map((seat, i) => [seat, present[(i + 1) % present.length]])
}

/** In teams each token removes one fight of its owner; no other city moves up. */
function takeAway(g: Game, pairs: Pairs): Pairs {
  const fought = [...pairs]
  for (let seat = 0; seat < g.rules.cities; seat++) {
    for (let token = diplomacyTokens.get(g, seat); token > 0; token--) {
      const at = fought.findIndex((pair) => pair.includes(seat))
      if (at >= 0) fought.splice(at, 1)
    }
  }
  return fought
}

const isHeld = (g: Game): boolean => {
  for (let seat = 0; seat < g.rules.cities; seat++) if (diplomacyTokens.get(g, seat) > 0) return true
  return false
}

/** For boxes with effects of kind `diplomacy`. The position field is `diplomacy`. */
export const diplomacy: Box = {
  id: 'diplomacy',
  columns: [diplomacyTokens],
  effects: {
    diplomacy: {
      now: takeToken,
    },
  },
  modifiers: {
    fights(g, pairs) {
      if (!isHeld(g)) return pairs
      return g.rules.setup.teams ? takeAway(g, pairs) : closeUp(g)
    },
  },
  hooks: {
    /** A second token is kept for the next Age; in teams both are used. */
    conflictsOver(g) {
      for (let seat = 0; seat < g.rules.cities; seat++) {
        const held = diplomacyTokens.get(g, seat)
        if (held > 0 && !g.rules.setup.teams) g.listener?.({ what: 'absent', seat })
        diplomacyTokens.set(g, seat, g.rules.setup.teams ? Math.max(0, held - 2) : Math.max(0, held - 1))
      }
    },
  },
  // Four are printed; with copied pieces up to eight can be in play.
  supply: { diplomacy: 8 },
}
