/** Estimate of how many future cards a city can build, from its resources, its neighbours' resources and its chains. */
import { LAST_AGE } from '@heptapolis/boxes/minds'
import { type Game, oncePerRuleset, openSlots, type Piece, stagePieces, state, vector } from '@heptapolis/engine/search'
import type { Weights } from './weights.ts'

/** A local constant is inlined by the runtime: saves 5 % of the time of `greedy`. */
const AGES = LAST_AGE

/** Expected points from building in the turns to come. */
export function building(g: Game, seat: number, w: Weights): number {
  const goods = goodsOf(g, seat)
  const perTurn = [0, w.turnI, w.turnII, w.turnIII]
  const age = Math.max(1, state.age.get(g))
  let sum = stagesAhead(g, seat, goods, w)
  for (let a = age; a <= AGES; a++) {
    const turns = a === age ? state.turns.get(g) - state.turn.get(g) : state.turns.get(g)
    if (turns > 0) sum += turns * perTurn[a] * able(g, seat, goods, a, w)
  }
  return sum
}

interface CityGoods {
  sure: number
  choices: number[]
  left: number
  right: number
  bargains: number
}

function goodsOf(g: Game, seat: number): CityGoods {
  const { cities } = g.rules
  const [left, right] = [(seat + 1) % cities, (seat + cities - 1) % cities]
  return {
    sure: state.made.get(g, seat),
    choices: state.madeChoices.items(g, seat),
    left: soldKinds(g, left),
    right: soldKinds(g, right),
    bargains: state.bargains.get(g, seat),
  }
}

const soldKinds = (g: Game, city: number): number =>
  state.soldChoices.items(g, city).reduce((all, set) => all | set, vector.kinds(state.sold.get(g, city)))

/** Chance that a turn of this Age offers a buildable card: one of several is enough. */
function able(g: Game, seat: number, goods: CityGoods, age: number, w: Weights): number {
  let all = 0
  let within = 0
  for (const { card, weight } of worthwhile(g.rules)[age]) {
    if (state.titles.has(g, seat, card.title)) continue
    all += weight
    within += weight * (isChained(g, seat, card) ? 1 : ease(card.price.need, goods, w))
  }
  return all === 0 ? 0 : 1 - (1 - within / all) ** w.picks
}

function isChained(g: Game, seat: number, card: Piece): boolean {
  for (const title of card.chain) if (state.titles.has(g, seat, title)) return true
  return false
}

/** 1 if the own resources suffice; less for each bought unit, and much less if no neighbour sells it. */
function ease(need: number, goods: CityGoods, w: Weights): number {
  let rest = vector.missing(need, goods.sure)
  if (rest === 0) return 1
  for (const set of goods.choices) rest -= vector.anyOf(set & vector.kinds(rest))
  let chance = 1
  while (rest !== 0) {
    const good = vector.anyOf(vector.kinds(rest))
    chance *= priceEase(good, goods, w)
    rest -= good
  }
  return chance
}

function priceEase(good: number, { left, right, bargains }: CityGoods, w: Weights): number {
  const shift = good < vector.FIRST_MANUFACTURED ? 0 : 2
  const cheap =
    ((left & good) !== 0 && (bargains & (1 << shift)) !== 0) ||
    ((right & good) !== 0 && (bargains & (2 << shift)) !== 0)
  if (cheap) return w.easeCheap
  return ((left | right) & good) !== 0 ? w.easeBought : w.easeNone
}

/** Future stages, weighted by the availability of their resources. */
function stagesAhead(g: Game, seat: number, goods: CityGoods, w: Weights): number {
  let chance = 1
  let sum = 0
  for (const slot of openSlots(g, seat)) {
    const [piece] = stagePieces(g, seat, slot)
    if (!piece) continue
    chance *= ease(piece.price.need, goods, w)
    sum += w.stage * chance
  }
  return sum * Math.min(1, (AGES - state.age.get(g)) / 2 + 0.2)
}

interface WeightedCard {
  card: Piece
  weight: number
}

/** Cards of each Age that give more than resources, weighted by their copies. */
const worthwhile = oncePerRuleset(({ pieces }): readonly WeightedCard[][] => {
  const ages: WeightedCard[][] = [[], [], [], []]
  for (const card of pieces) {
    if (card.age === 0 || card.colour < 2) continue
    ages[card.age].push({ card, weight: Math.max(1, card.copies.length) * (card.sort === 'guild' ? 0.5 : 1) })
  }
  return ages
})
