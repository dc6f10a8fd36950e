/**
 * Quick judgement of the value of a piece for a city, in points. One judge serves one city at a time; call `look`
 * first.
 */
import { type Judgement, LAST_AGE, timeLeft, turnsLeft } from '@heptapolis/boxes/minds'
import {
  arePartners,
  COLOURS,
  type Game,
  left,
  passesLeft,
  plainScience,
  type Ruleset,
  right,
  state,
  strength,
  vector,
} from '@heptapolis/engine/search'
import { type CountedEffect, type Facts, factsOf } from './facts.ts'
import type { InstinctWeights } from './weights.ts'

const TOKENS = [0, 1, 3, 5]
const SYMBOL_KINDS = 3

const MOST_SHIELDS = 32

const likelihood = (lead: number): number => 1 / (1 + Math.exp(-lead))

export class Judge implements Judgement {
  readonly w: InstinctWeights
  g: Game
  seat = 0
  age = 1
  /** Remaining share of the game. */
  rest = 1
  left = 0
  right = 0
  #facts: readonly Facts[] = []
  #rules: Ruleset | undefined = undefined
  /** Cache: value of additional shields. */
  readonly #gains = new Float64Array(MOST_SHIELDS)

  constructor(g: Game, weights: InstinctWeights) {
    this.g = g
    this.w = weights
  }

  /** Selects a city. */
  look(g: Game, seat: number): void {
    if (this.#rules?.pieces !== g.rules.pieces) this.#facts = factsOf(g.rules)
    this.#rules = g.rules
    this.g = g
    this.seat = seat
    this.age = Math.max(1, state.age.get(g))
    this.rest = timeLeft(g)
    this.left = left(g, seat)
    this.right = right(g, seat)
    this.#gains.fill(Number.NaN)
  }

  coins(count: number): number {
    return count * this.w.coin[this.age]
  }

  /** The coins left after payment should suffice for the next turns. */
  paying(coins: number, toNeighbours: number): number {
    const held = state.coins.get(this.g, this.seat) - coins
    const short = held < 3 ? (3 - held) * this.w.poor * this.rest : 0
    return this.coins(coins) + toNeighbours * this.w.neighbour + short
  }

  /** Value of the piece in the city, without its cost. */
  value(piece: number): number {
    const facts = this.#facts[piece]
    const { w, age, rest } = this
    let value = facts.points + facts.once + facts.lasting * w.lasting * rest
    if (facts.coins !== 0) value += this.coins(facts.coins)
    if (facts.shields !== 0) value += this.shields(facts.shields)
    if (facts.symbol >= 0) value += this.#symbol(facts.symbol)
    for (let i = 0; i < facts.goods.length; i++) value += this.#good(facts.goods[i])
    if (facts.bargains !== 0) value += this.#bargain(facts.bargains)
    for (let i = 0; i < facts.counted.length; i++) value += this.#counted(facts.counted[i])
    for (let i = 0; i < facts.scored.length; i++) {
      const { effect, rule } = facts.scored[i]
      value += rule.scored?.(this.g, this.seat, effect, this.g.rules.pieces[piece]) ?? 0
    }
    if (facts.peace !== 0) value += this.#peace()
    if (facts.chains !== 0) value += facts.chains * w.chain[age]
    return value + facts.digs * w.dig[age] + facts.powers * w.power[age]
  }

  /** Same for a card built from hand, which also counts by its colour. */
  card(piece: number): number {
    const { colour } = this.g.rules.pieces[piece]
    return this.value(piece) + (colour >= 0 ? this.w.colour[this.age * COLOURS.length + colour] : 0)
  }

  #counted({ count, on, points, coins, usual }: CountedEffect): number {
    let things = 0
    for (let i = 0; i < on.length; i++)
      things += count(this.g, on[i] === 'self' ? this.seat : on[i] === 'left' ? this.left : this.right)
    const later = points === 0 ? 0 : this.w.growth * this.rest * usual * on.length
    return points * (things + later) + this.coins(coins * things)
  }

  #good(set: number): number {
    const { g, seat, w, age } = this
    const made = state.made.get(g, seat)
    const around = state.sold.get(g, this.left) | state.sold.get(g, this.right)
    const lacking = vector.missing(this.#stageNeed(), made)
    let best = 0
    let kinds = 0
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const unit = rest & -rest
      const have = vector.units(made & (unit * 7))
      const base = unit < vector.FIRST_MANUFACTURED ? w.raw[age] : w.manufactured[age]
      const more = have === 0 ? 1 : have === 1 ? w.second : w.third
      const near = (around & (unit * 7)) === 0 ? 1 : w.soldNextDoor
      best = Math.max(best, base * more * near + ((lacking & (unit * 7)) === 0 ? 0 : w.stageGood))
      kinds++
    }
    return best * (1 + (kinds - 1) * w.choice)
  }

  /** Resources of the next stage. */
  #stageNeed(): number {
    const { g, seat } = this
    const board = g.rules.boards[state.board.get(g, seat)]
    const built = state.slots.get(g, seat)
    for (let slot = 0; slot < board.stages.length; slot++) {
      if ((built & (1 << slot)) === 0) return board.stages[slot][0].price.need
    }
    return 0
  }

  #bargain(bargains: number): number {
    const fresh = bargains & ~state.bargains.get(this.g, this.seat)
    let count = 0
    for (let rest = fresh; rest !== 0; rest &= rest - 1) count++
    return count * this.w.bargain[this.age]
  }

  #symbol(kind: number): number {
    const { g, seat, w, rest } = this
    const [a, b, c] = [state.symbols.get(g, seat, 0), state.symbols.get(g, seat, 1), state.symbols.get(g, seat, 2)]
    const now = plainScience(a, b, c, 7)
    const gain = (k: number): number => plainScience(a + +(k === 0), b + +(k === 1), c + +(k === 2), 7) - now
    const later = w.symbol * rest
    if (kind === SYMBOL_KINDS) return w.science * Math.max(gain(0), gain(1), gain(2)) + later
    const have = kind === 0 ? a : kind === 1 ? b : c
    return w.science * gain(kind) + later + rest * (have === 0 ? w.symbolKind : have * w.symbolSame)
  }

  /** Effect of additional shields on the remaining conflicts. */
  shields(count: number): number {
    const known = this.#gains[count]
    if (!Number.isNaN(known)) return known
    const { g, seat } = this
    const own = strength(g, seat)
    const gain = this.#gain(own, count, this.left) + this.#gain(own, count, this.right)
    this.#gains[count] = gain * this.w.conflict[this.age]
    return this.#gains[count]
  }

  #gain(own: number, more: number, rival: number): number {
    const { g, seat, w } = this
    if (g.rules.setup.teams && arePartners(seat, rival)) return 0
    const lead = own - strength(g, rival)
    let sum = 0
    for (let age = this.age; age <= LAST_AGE; age++) {
      const doubt = w.doubt + w.doubtPerTurn * (turnsLeft(g) + (age - this.age) * state.turns.get(g))
      sum += (TOKENS[age] + 1) * (likelihood((lead + more) / doubt) - likelihood(lead / doubt))
    }
    return sum
  }

  /** Skipping conflicts is worth their expected loss. */
  #peace(): number {
    const own = strength(this.g, this.seat)
    let sum = 0
    for (const rival of [this.left, this.right]) {
      const difference = own - strength(this.g, rival)
      if (difference < 0) sum += 1
      else if (difference > 0) sum -= TOKENS[this.age]
    }
    return sum
  }

  /** Value of a used-up card to the next player: denying it counts as a gain. */
  denied(card: number): number {
    return this.w.denial * this.temptation(card)
  }

  /** Rough value of the card to the player who gets the hand next. */
  temptation(card: number): number {
    const { g } = this
    const next = passesLeft(g) ? this.left : this.right
    const { title } = g.rules.pieces[card]
    if (title >= 0 && state.titles.has(g, next, title)) return 0
    const { points, shields, symbol } = this.#facts[card]
    const same = symbol >= 0 && symbol < SYMBOL_KINDS ? state.symbols.get(g, next, symbol) : 1
    return points + shields + (symbol >= 0 ? 1 + 2 * same : 0)
  }
}
