/** Rules of the effects that every box may use. */

import { left, right, stagesBuilt, takeVictory, victoryCount } from '../city.ts'
import { take } from '../coins.ts'
import type { EffectRules, Game } from '../contract/box.ts'
import { guildAgain } from '../scoring/scoring.ts'
import { COLUMNS } from '../state.ts'
import { plus, setOf, vectorOf } from '../trade/vector.ts'
import { waitToDig } from '../turn/diggers.ts'
import { COLOURS, SYMBOLS, type Whose } from '../vocabulary.ts'

const state = COLUMNS

const WILD = 3

const cityAt = (g: Game, seat: number, whose: Whose): number =>
  whose === 'self' ? seat : whose === 'left' ? left(g, seat) : right(g, seat)

/** Number of a thing in a city. */
export const countIn = (g: Game, seat: number, of: string): number => g.rules.counts[of](g, seat)

function countAll(g: Game, seat: number, of: string | readonly string[], on: readonly Whose[]): number {
  let sum = 0
  for (let i = 0; i < on.length; i++) {
    const city = cityAt(g, seat, on[i])
    if (typeof of === 'string') sum += countIn(g, city, of)
    else for (const thing of of) sum += countIn(g, city, thing)
  }
  return sum
}

/** Brown and grey cards and the board sell their production. */
const sells = (sort: string, colour: number): boolean => sort === 'board' || colour === 0 || colour === 1

export const coreEffects: EffectRules = {
  produce: {
    lasting(g, seat, { all, any }, piece) {
      const sale = sells(piece.sort, piece.colour)
      if (all) {
        const goods = vectorOf(all)
        state.made.set(g, seat, plus(state.made.get(g, seat), goods))
        if (sale) state.sold.set(g, seat, plus(state.sold.get(g, seat), goods))
      }
      if (any) {
        // Sorted, so that a city does not depend on the building order.
        state.madeChoices.insert(g, seat, setOf(any))
        if (sale) state.soldChoices.insert(g, seat, setOf(any))
      }
    },
  },
  points: { scored: (_g, _seat, { points }) => points },
  coins: {
    now: (g, seat, { coins }, { id }) => take(g, seat, coins, id),
  },
  shields: {
    lasting: (g, seat, { shields }) => state.shields.add(g, seat, shields),
  },
  science: {
    lasting: (g, seat, { symbol }) => state.symbols.add(g, seat, symbol ? SYMBOLS.indexOf(symbol) : WILD, 1),
  },
  trade: {
    lasting(g, seat, { goods, from }) {
      const shift = goods === 'raw' ? 0 : 2
      for (const side of from) {
        const bit = 1 << (shift + (side === 'left' ? 0 : 1))
        state.bargains.set(g, seat, state.bargains.get(g, seat) | bit)
      }
    },
  },
  each: {
    now(g, seat, { of, on, coins }, { id }) {
      if (coins) take(g, seat, coins * countAll(g, seat, of, on), id)
    },
    scored: (g, seat, { of, on, points = 0 }) => (points === 0 ? 0 : points * countAll(g, seat, of, on)),
  },
  set: {
    scored: (g, seat, { of, points }) => points * Math.min(...of.map((thing) => countIn(g, seat, thing))),
  },
  most: {
    scored(g, seat, { of, points }) {
      const own = countIn(g, seat, of)
      return own > countIn(g, left(g, seat), of) && own > countIn(g, right(g, seat), of) ? points : 0
    },
  },
  wonderComplete: {
    scored(g, seat, { points }) {
      const board = g.rules.boards[state.board.get(g, seat)]
      return stagesBuilt(g, seat) >= board.stages.length ? points : 0
    },
  },
  dig: {
    now(g, seat, { as }, piece) {
      waitToDig(
        g,
        seat,
        g.rules.modifiers.digger.reduce((digger, bend) => bend(g, seat, digger, piece), as),
      )
    },
  },
  copyGuild: {
    science(g, seat, _effect, hand, piece) {
      hand.again.push(guildAgain(g, seat, [left(g, seat), right(g, seat)], piece))
    },
  },
  ability: {
    lasting(g, seat, { ability }) {
      state.abilities.set(g, seat, state.abilities.get(g, seat) | (1 << g.rules.abilityOf(ability)))
    },
  },
  victory: {
    now: (g, seat, { value }, { id }) => takeVictory(g, seat, value === 'age' ? state.age.get(g) * 2 - 1 : value, id),
  },
}

const colourCounts = Object.fromEntries(
  COLOURS.map((colour, i) => [colour, (g: Game, seat: number) => state.colours.get(g, seat, i)]),
)

const COINS_PER_POINT = 3

export const coreCounts: Record<string, (g: Game, seat: number) => number> = {
  ...colourCounts,
  stage: stagesBuilt,
  defeat: (g, seat) => state.defeats.get(g, seat),
  victory: victoryCount,
  'victory-1': (g, seat) => state.victories.get(g, seat, 0),
  'victory-3': (g, seat) => state.victories.get(g, seat, 1),
  'victory-5': (g, seat) => state.victories.get(g, seat, 2),
  coin: (g, seat) => state.coins.get(g, seat),
  'three-coins': (g, seat) => Math.floor(state.coins.get(g, seat) / COINS_PER_POINT),
}
