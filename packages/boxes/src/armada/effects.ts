/** The effects of the box; the larger ones have files of their own. */
import { COLOURS, type EffectRules, type Game, type ScoreLine, state } from '@heptapolis/engine/box'
import { islands, SEA_POWERS, type SeaPower, seaPowers } from './columns.ts'
import { BLUE } from './pieces/define.ts'
import { boardingEffect } from './rules/boarding.ts'
import { emporiumEffect } from './rules/emporium.ts'
import { drawIslandEffect } from './rules/exploration.ts'
import { navalEffect } from './rules/naval-conflict.ts'
import { advanceEffect } from './rules/sailing.ts'
import { commercialLevel, spaceOf } from './rules/shipyard.ts'
import { piracyEffect } from './rules/tribute.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** One more symbol of the most frequent kind, at scoring. */
    majority: Record<never, never>
    /** Points for each card of the most frequent colour. */
    bestColour: { points: number }
    /** Lasting power over ships and losses. */
    seaPower: { power: SeaPower; amount: number }
  }
}

export const effects: EffectRules = {
  advance: advanceEffect,
  boarding: boardingEffect,
  drawIsland: drawIslandEffect,
  emporium: emporiumEffect,
  naval: navalEffect,
  piracy: piracyEffect,
  majority: {
    science(_g, _seat, _effect, hand) {
      hand.most += 1
    },
  },
  bestColour: {
    scored: (g, seat, { points }) => points * Math.max(...COLOURS.map((_, i) => state.colours.get(g, seat, i))),
  },
  seaPower: {
    lasting: (g, seat, { power, amount }) => seaPowers.add(g, seat, SEA_POWERS.indexOf(power), amount),
  },
}

export const counts: Record<string, (g: Game, seat: number) => number> = {
  'commercial-level': commercialLevel,
  island: (g, seat) => islands.size(g, seat),
}

export const fleetLine: ScoreLine = {
  id: 'fleet',
  score(g, seat, note) {
    const points = spaceOf(g, seat, BLUE)?.points ?? 0
    if (points > 0) note('fleet', 'blue-ship', points)
  },
}
