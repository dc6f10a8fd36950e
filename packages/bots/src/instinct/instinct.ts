/** Player that judges moves quickly, without search. The search uses it for every player in its simulated games. */
import {
  BUILD,
  buildMoves,
  type Game,
  type Market,
  type Move,
  MoveList,
  move,
  moveCode,
  moves,
  openMarket,
  type Random,
  SALE,
  SELL,
  STAGE,
  stageMoves,
  stagePieces,
  state,
  TURN,
} from '@heptapolis/engine/search'
import type { Advice } from '../experience/experience.ts'
import { Judge } from './judge.ts'
import { actionsOf, isLosing, ride } from './of-boxes.ts'
import { INSTINCT, type InstinctWeights } from './weights.ts'

/** Chooses moves by judgement; `noise` is its error in points. */
export class Instinct {
  #judge: Judge | undefined = undefined
  readonly #weights: InstinctWeights
  /** Value per card of the hand. */
  readonly #worths = new Float64Array(state.hand.capacity)
  readonly #experience: Advice | undefined

  constructor(weights: InstinctWeights = INSTINCT, experience?: Advice) {
    this.#weights = weights
    this.#experience = experience
  }

  #look(g: Game, seat: number): Judge {
    this.#judge ??= new Judge(g, this.#weights)
    this.#judge.look(g, seat)
    this.#experience?.look(g, seat)
    return this.#judge
  }

  choose(g: Game, seat: number, random: Random, noise: number): Move {
    if (state.queue.size(g, 0) === 0 && state.asking.get(g) === TURN + 1 && seat < g.rules.players) {
      return this.#turn(g, seat, random, noise)
    }
    const legal = moves(g, seat)
    if (legal.length === 1) return legal[0]
    const judge = this.#look(g, seat)
    let best = legal[0]
    let most = Number.NEGATIVE_INFINITY
    for (const one of legal) {
      const value = this.#valueWith(judge, one) + noise * spread(random)
      if (value <= most) continue
      most = value
      best = one
    }
    return best
  }

  /** Value of each move alone. */
  values(g: Game, seat: number, legal: readonly Move[]): number[] {
    const judge = this.#look(g, seat)
    return legal.map((one) => this.#valueWith(judge, one))
  }

  #valueWith(judge: Judge, one: Move): number {
    return this.#judged(judge, one) + (this.#experience?.move(one) ?? 0)
  }

  #judged(judge: Judge, one: Move): number {
    const paid = one.pay === 0 ? 0 : judge.paying(moveCode.total(one.pay), toNeighbours(one.pay))
    if (one.action === BUILD) return judge.card(one.card) + ride(judge, one.rider) - paid
    if (one.action === STAGE)
      return stageValue(judge, one.option) + ride(judge, one.rider) - paid + judge.denied(one.card)
    if (one.action === SELL) return saleValue(judge, one.rider) + judge.denied(one.card)
    const judged = actionsOf(judge.g.rules)[one.action]
    if (judged) return judged(judge, one)
    if (one.card === 0) return -paid
    return (isLosing(judge) ? -1 : 1) * judge.value(one.card) - paid
  }

  /** Tries cards in order of value and stops when no other card can beat the best affordable one. */
  #turn(g: Game, seat: number, random: Random, noise: number): Move {
    const judge = this.#look(g, seat)
    const market = openMarket(g, seat)
    const size = state.hand.size(g, seat)
    const worths = this.#worths
    const experience = this.#experience
    for (let i = 0; i < size; i++) {
      const card = state.hand.item(g, seat, i)
      worths[i] = judge.card(card) + noise * spread(random)
      if (experience) worths[i] += experience.build(card, 0)
    }
    const marker = leastMissed(judge, worths, size)
    let best = move(SELL, marker)
    let most = saleValue(judge, 0) + (experience?.sale(0) ?? 0) + noise * spread(random)
    const { riders } = g.rules
    const riding = riders.length > 0 ? MOST_RIDING : 0
    for (let i = dearest(worths, size); worths[i] + riding > most; i = dearest(worths, size)) {
      const found = this.#bestWay(g, seat, judge, market, state.hand.item(g, seat, i), worths[i])
      worths[i] = Number.NEGATIVE_INFINITY
      if (found.value <= most || !found.way) continue
      most = found.value
      best = found.way
    }
    stageMoves(g, seat, market, stages.clear())
    for (let i = 0; i < stages.length; i++) {
      const stage = stages.at(i)
      const paid = judge.paying(moveCode.total(stage.pay), toNeighbours(stage.pay))
      const known = experience?.stage(stage.option, stage.rider) ?? 0
      const value = stageValue(judge, stage.option) + ride(judge, stage.rider) - paid + known + noise * spread(random)
      if (value <= most) continue
      most = value
      best = { ...stage, card: marker }
    }
    return riders.length === 0 && g.rules.offers.length === 0 ? best : this.#offers(g, seat, judge, best, most, marker)
  }

  #bestWay(g: Game, seat: number, judge: Judge, market: Market, card: number, worth: number): Found {
    ways.clear()
    buildMoves(g, seat, g.rules.pieces[card], market, ways)
    const found: Found = { value: Number.NEGATIVE_INFINITY, way: undefined }
    const experience = this.#experience
    for (let i = 0; i < ways.length; i++) {
      const way = ways.at(i)
      const paid = way.pay === 0 ? 0 : judge.paying(moveCode.total(way.pay), toNeighbours(way.pay))
      // The value already includes what experience says of the card alone.
      const along = experience && way.rider !== 0 ? experience.build(card, way.rider) - experience.build(card, 0) : 0
      const value = worth + ride(judge, way.rider) - paid + along
      if (value > found.value) {
        found.value = value
        found.way = way
      }
    }
    return found
  }

  /** Offers of boxes: a sale with a ship, a tile of the tower. */
  #offers(g: Game, seat: number, judge: Judge, before: Move, value: number, marker: number): Move {
    let best = before
    let most = value
    offered.clear()
    for (const offers of g.rules.offers) offers(g, seat, 'turn', offered)
    ways.clear().addAll(offered, marker)
    for (const one of ways.all()) {
      const worth = this.#valueWith(judge, one)
      if (worth <= most) continue
      most = worth
      best = one
    }
    return best
  }
}

const ways = new MoveList()
const stages = new MoveList()
const offered = new MoveList()

interface Found {
  value: number
  way: Move | undefined
}

/** Maximum value that a rider adds. */
const MOST_RIDING = 4

/** Between -2 and 2, mostly near 0. */
function spread(random: Random): number {
  const bits = random.bits()
  return ((bits & 1023) + ((bits >>> 10) & 1023) - 1023) / 512
}

/** Most valuable card among the first `size`. */
function dearest(worths: Float64Array, size: number): number {
  let best = 0
  for (let i = 1; i < size; i++) if (worths[i] > worths[best]) best = i
  return best
}

const toNeighbours = (pay: number): number => moveCode.share(pay, moveCode.LEFT) + moveCode.share(pay, moveCode.RIGHT)

function stageValue(judge: Judge, option: number): number {
  const { g, seat, w } = judge
  const slot = option & 15
  const half = option >> 4
  const piece = stagePieces(g, seat, slot)[Math.max(0, half - 1)]
  const after = g.rules.boards[state.board.get(g, seat)].stages.length - slot - 1
  return judge.value(piece.index) + w.nextStage * after * judge.rest + w.stage[judge.age]
}

function saleValue(judge: Judge, rider: number): number {
  return judge.w.sale[judge.age] + (rider === 0 ? judge.coins(SALE) : ride(judge, rider))
}

/** Card to use up: tempting for the next player, of little value here. */
function leastMissed(judge: Judge, worths: Float64Array, size: number): number {
  const { g, seat } = judge
  let least = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < size; i++) {
    const value = judge.temptation(state.hand.item(g, seat, i)) - KEEPING * worths[i]
    if (value <= most) continue
    most = value
    least = i
  }
  return state.hand.item(g, seat, least)
}

/** A hand returns only at small tables, so the own wishes count little. */
const KEEPING = 0.2
