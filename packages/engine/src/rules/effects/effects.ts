/** The rules of the effects every box may use. */

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

/** How many of a thing a city has. */
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

/** Coins earned at once stand on the card; brown and grey cards and the board sell what they make. */
const sells = (sort: string, colour: number): boolean => sort === 'board' || colour === 0 || colour === 1

export const plural = (count: number, thing: string): string => `${count} ${thing}${Math.abs(count) === 1 ? '' : 's'}`
const listed = (words: readonly string[], joint: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`

const PLACES: Record<string, string> = {
  self: 'in your city',
  'left,right': 'in both neighbouring cities',
  'self,left,right': 'in your city and both neighbouring cities',
  'left,right,self': 'in your city and both neighbouring cities',
}

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
        // In order, so that a city is the same whatever was built first.
        state.madeChoices.insert(g, seat, setOf(any))
        if (sale) state.soldChoices.insert(g, seat, setOf(any))
      }
    },
    describe: ({ all = [], any = [] }) =>
      any.length > 0 ? `1 ${listed(any, 'or')} each turn` : `${listed(goodsList(all), 'and')} each turn`,
  },
  points: { scored: (_g, _seat, { points }) => points, describe: ({ points }) => plural(points, 'point') },
  coins: {
    now: (g, seat, { coins }) => take(g, seat, coins),
    describe: ({ coins }) => `${plural(coins, 'coin')} at once`,
  },
  shields: {
    lasting: (g, seat, { shields }) => state.shields.add(g, seat, shields),
    describe: ({ shields }) => plural(shields, 'shield'),
  },
  science: {
    lasting: (g, seat, { symbol }) => state.symbols.add(g, seat, symbol ? SYMBOLS.indexOf(symbol) : WILD, 1),
    describe: ({ symbol }) => (symbol ? `1 ${symbol}` : '1 science symbol of your choice, chosen when scoring'),
  },
  trade: {
    lasting(g, seat, { goods, from }) {
      const shift = goods === 'raw' ? 0 : 2
      for (const side of from) {
        const bit = 1 << (shift + (side === 'left' ? 0 : 1))
        state.bargains.set(g, seat, state.bargains.get(g, seat) | bit)
      }
    },
    describe: ({ goods, from }) =>
      `${goods === 'raw' ? 'raw materials' : 'manufactured goods'} cost 1 coin from your ${listed(from, 'and')} neighbour${from.length > 1 ? 's' : ''}`,
  },
  each: {
    now(g, seat, { of, on, coins }) {
      if (coins) take(g, seat, coins * countAll(g, seat, of, on))
    },
    scored: (g, seat, { of, on, points = 0 }) => (points === 0 ? 0 : points * countAll(g, seat, of, on)),
    describe({ of, on, points, coins }) {
      const gains = [
        ...(coins ? [`${plural(coins, 'coin')} at once`] : []),
        ...(points ? [`${plural(points, 'point')} at the end`] : []),
      ]
      const things = typeof of === 'string' ? [of] : of
      return `${listed(gains, 'and')} for each ${listed(things.map(thingName), 'or')} ${PLACES[on.join(',')]}`
    },
  },
  set: {
    scored: (g, seat, { of, points }) => points * Math.min(...of.map((thing) => countIn(g, seat, thing))),
    describe: ({ of, points }) => `${plural(points, 'point')} for each set of ${listed(of.map(thingName), 'and')}`,
  },
  most: {
    scored(g, seat, { of, points }) {
      const own = countIn(g, seat, of)
      return own > countIn(g, left(g, seat), of) && own > countIn(g, right(g, seat), of) ? points : 0
    },
    describe: ({ of, points }) =>
      `${plural(points, 'point')} if you have more ${thingName(of)}s than each of your neighbours`,
  },
  wonderComplete: {
    scored(g, seat, { points }) {
      const board = g.rules.boards[state.board.get(g, seat)]
      return stagesBuilt(g, seat) >= board.stages.length ? points : 0
    },
    describe: ({ points }) => `${plural(points, 'point')} if every stage of your wonder stands`,
  },
  dig: {
    now(g, seat, { as }, piece) {
      waitToDig(
        g,
        seat,
        g.rules.modifiers.digger.reduce((digger, bend) => bend(g, seat, digger, piece), as),
      )
    },
    describe: () => 'at the end of the turn, build a card from the discard pile, free',
  },
  copyGuild: {
    science(g, seat, _effect, hand, piece) {
      hand.again.push(guildAgain(g, seat, [left(g, seat), right(g, seat)], piece))
    },
    describe: () => 'at the end, one guild of a neighbour scores for you as well',
  },
  ability: {
    lasting(g, seat, { ability }) {
      state.abilities.set(g, seat, state.abilities.get(g, seat) | (1 << g.rules.abilityOf(ability)))
    },
    describe: ({ ability }) => ABILITY_TEXTS.get(ability) ?? ability,
  },
  victory: {
    now: (g, seat, { value }) => takeVictory(g, seat, value === 'age' ? state.age.get(g) * 2 - 1 : value),
    describe: ({ value }) =>
      value === 'age' ? 'a victory token of the current Age' : `a victory token worth ${value}`,
  },
}

/** The words of abilities, for `describe`: filled when a ruleset is laid out. */
export const ABILITY_TEXTS = new Map<string, string>()

function goodsList(all: readonly string[]): string[] {
  return [...new Set(all)].map((good) => `${all.filter((other) => other === good).length} ${good}`)
}

export const thingName = (thing: string): string => {
  if ((COLOURS as readonly string[]).includes(thing)) return `${thing} card`
  return THINGS[thing] ?? thing.replaceAll('-', ' ')
}

const THINGS: Record<string, string> = {
  stage: 'wonder stage',
  defeat: 'defeat token',
  victory: 'victory token',
  'victory-1': 'victory token worth 1',
  'victory-3': 'victory token worth 3',
  'victory-5': 'victory token worth 5',
  'three-coins': '3 coins',
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
