/** All legal uses of the cards in hand, one move per payment. */
import type { Move } from '../../kernel/move.ts'
import { MoveList } from '../../kernel/move-list.ts'
import * as city from '../city.ts'
import type { Costing, Game, Piece } from '../contract/box.ts'
import * as codes from '../move.ts'
import { COLUMNS } from '../state.ts'
import type { Market } from '../trade/market.ts'
import * as trade from '../trade/market.ts'
import * as payments from '../trade/pay.ts'
import * as actions from './actions.ts'

// Hot code uses local constants: see docs/decisions/003-speed.md.
const state = COLUMNS
const { usable } = city
const { CHAIN, FREE, PAY, riderCode, riderIndex, riderOption } = codes
const { buying, costOf, openMarket, printedCost } = trade
const { total } = payments
const { BUILD, handSeat, lowest, openStages, SELL, STAGE, stageOf, stageOption, stagePieces } = actions

/** Lists every legal use of the cards in hand; equal cards count once. */
export function cardMoves(g: Game, seat: number, layer: string, out: MoveList): void {
  const cards = distinctCards(g, seat)
  const market = openMarket(g, seat)
  buying.enter()
  try {
    buyMoves(g, seat, cards, market, out)
  } finally {
    buying.leave()
  }
  const { offers } = g.rules
  for (let o = 0; o < offers.length; o++) {
    offers[o](g, seat, layer, withAny.clear())
    if (withAny.length > 0) for (let i = 0; i < cards; i++) out.addAll(withAny, distinct[i])
  }
}

function buyMoves(g: Game, seat: number, cards: number, market: Market, out: MoveList): void {
  stageMoves(g, seat, market, withAny.clear())
  saleMoves(g, seat, withAny)
  for (let i = 0; i < cards; i++) {
    const card = g.rules.pieces[distinct[i]]
    // Plain cards take this branch here, because the runtime inlines less inside `buildMoves`.
    if (market.freesCards || market.bendsCard(card)) buildMoves(g, seat, card, market, out)
    else plainBuildMoves(g, seat, card, market, out)
    out.addAll(withAny, card.index)
  }
}

/** Moves that are possible with any card of the hand: listed once, without a card. */
const withAny = new MoveList()

function saleMoves(g: Game, seat: number, out: MoveList): void {
  const riders = ridersOfSale(g, seat)
  for (let i = 0; i < riders.length; i++) out.add(SELL, 0, PAY, 0, riders[i], 0)
}

const NONE: readonly number[] = []
const NO_RIDER: readonly number[] = [0]

/** Riders that may go with the card, as codes; none first. */
function ridersOfCard(g: Game, seat: number, card: Piece): readonly number[] {
  const { riders } = g.rules
  let codes = NO_RIDER
  for (let i = 0; i < riders.length; i++) codes = withOptions(codes, i, riders[i].withCard?.(g, seat, card))
  return codes
}

/** Riders that may go with a stage, as codes; none first. */
function ridersOfStage(g: Game, seat: number): readonly number[] {
  const { riders } = g.rules
  let codes = NO_RIDER
  for (let i = 0; i < riders.length; i++) codes = withOptions(codes, i, riders[i].withStage?.(g, seat))
  return codes
}

/** Riders that may go with a sale, whatever the card, as codes; none first. */
export function ridersOfSale(g: Game, seat: number): readonly number[] {
  const { riders } = g.rules
  let codes = NO_RIDER
  for (let i = 0; i < riders.length; i++) codes = withOptions(codes, i, riders[i].withSale?.(g, seat))
  return codes
}

function withOptions(codes: readonly number[], rider: number, options: readonly number[] = NONE): readonly number[] {
  let all = codes
  for (let o = 0; o < options.length; o++) all = withCode(all, riderCode(rider, options[o]))
  return all
}

/** Lists of no rider or one rider, by its code; cached, because they are by far the most common. */
const oneRider: (readonly number[])[] = []

function withCode(codes: readonly number[], code: number): readonly number[] {
  if (codes !== NO_RIDER) return [...codes, code]
  oneRider[code] ??= [0, code]
  return oneRider[code]
}

function addRider(g: Game, seat: number, code: number, cost: Costing): void {
  if (code !== 0) g.rules.riders[riderIndex(code)].cost(g, seat, riderOption(code), cost)
}

/** The move with every possible payment, including those that the list of moves omits. */
export function everyPayment(g: Game, seat: number, move: Move): Move[] {
  const isCard = move.action === BUILD
  // The payment of a queued question is fixed by the question.
  if ((!isCard && move.action !== STAGE) || state.queue.size(g, 0) > 0) return [move]
  const piece = isCard ? g.rules.pieces[move.card] : stageOf(g, seat, move)
  const cost = costOf(g, seat, isCard ? 'card' : 'stage', piece, move.by)
  addRider(g, seat, move.rider, cost)
  return openMarket(g, seat)
    .everyWay(cost)
    .map((pay) => ({ ...move, pay }))
}

export function isChainedAtHome(g: Game, seat: number, { chain }: Piece): boolean {
  for (let i = 0; i < chain.length; i++) if (state.titles.has(g, seat, chain[i])) return true
  return false
}

function isChained(g: Game, seat: number, card: Piece): boolean {
  if (isChainedAtHome(g, seat, card)) return true
  const bends = g.rules.modifiers.chain
  for (let i = 0; i < bends.length; i++) if (bends[i](g, seat, card)) return true
  return false
}

/** Ways to build a card, best first: chain, lasting power, payment, a power that is used up. */
export const waysToBuild = (g: Game, seat: number, card: Piece): readonly number[] =>
  waysWith(g, seat, card, freePowers(g, seat, card))

function waysWith(g: Game, seat: number, card: Piece, powers: readonly number[]): readonly number[] {
  if (state.titles.has(g, seat, card.title)) return NONE
  if (powers.length === 0) return waysWithoutPower(g, seat, card)
  const ways: number[] = []
  if (isChained(g, seat, card)) ways.push(CHAIN)
  for (let i = 0; i < powers.length; i++) if (!isUsedUp(g, powers[i])) ways.push(powers[i])
  // A chain or power makes payment pointless, unless a box taxes it.
  if (ways.length === 0 || g.rules.modifiers.cost.length > 0) ways.push(PAY)
  for (let i = 0; i < powers.length; i++) if (isUsedUp(g, powers[i])) ways.push(powers[i])
  return ways
}

function waysWithoutPower(g: Game, seat: number, card: Piece): readonly number[] {
  return isChained(g, seat, card) ? chainedWays(g) : JUST_PAY
}

const chainedWays = (g: Game): readonly number[] => (g.rules.modifiers.cost.length > 0 ? CHAIN_OR_PAY : JUST_CHAIN)

const JUST_PAY: readonly number[] = [PAY]
const JUST_CHAIN: readonly number[] = [CHAIN]
const CHAIN_OR_PAY: readonly number[] = [CHAIN, PAY]

function isUsedUp(g: Game, by: number): boolean {
  const { free } = g.rules.abilities[by - FREE]
  return free?.oncePerAge === true || free?.used !== undefined
}

function freePowers(g: Game, seat: number, card: Piece): readonly number[] {
  let bits = usable(g, seat, g.rules.freeCards)
  if (bits === 0) return NONE
  const powers: number[] = []
  for (; bits !== 0; bits &= bits - 1) {
    const ability = lowest(bits)
    if (g.rules.abilities[ability].free?.covers(g, seat, card)) powers.push(FREE + ability)
  }
  return powers
}

/** Every way to build a card. */
export function buildMoves(g: Game, seat: number, card: Piece, market: Market, out: MoveList): void {
  const powers = market.freesCards ? freePowers(g, seat, card) : NONE
  if (powers.length === 0 && !market.bendsCard(card)) plainBuildMoves(g, seat, card, market, out)
  else addBentMoves(g, seat, 'card', card, 0, waysWith(g, seat, card, powers), market, out)
}

/** Lists builds if only chains and the printed cost matter. */
function plainBuildMoves(g: Game, seat: number, card: Piece, market: Market, out: MoveList): void {
  if (state.titles.has(g, seat, card.title)) return
  const { riders } = g.rules
  if (isChainedAtHome(g, seat, card)) {
    if (riders.length === 0) out.add(BUILD, card.index, CHAIN, 0, 0, 0)
    else addBentMoves(g, seat, 'card', card, 0, chainedWays(g), market, out)
    return
  }
  const pays = market.waysFor(card.price.need, card.price.coins)
  if (pays === 0) return
  for (let i = 0; i < pays; i++) out.add(BUILD, card.index, PAY, market.way(i), 0, 0)
  if (riders.length > 0) addRidden(g, seat, 'card', card, 0, ridersOfCard(g, seat, card), market, out)
}

/** Lists a piece at its printed cost with each of these riders except the first, which is none. */
function addRidden(
  g: Game,
  seat: number,
  what: 'card' | 'stage',
  piece: Piece,
  option: number,
  codes: readonly number[],
  market: Market,
  out: MoveList,
): void {
  const isCard = what === 'card'
  for (let i = 1; i < codes.length; i++) {
    const cost = printedCost(g, what, piece, PAY)
    addRider(g, seat, codes[i], cost)
    const pays = market.ways(cost)
    for (let w = 0; w < pays; w++)
      out.add(isCard ? BUILD : STAGE, isCard ? piece.index : 0, PAY, market.way(w), codes[i], option)
  }
}

/** Lists every payment of a piece with modified cost, for each way and each rider. */
function addBentMoves(
  g: Game,
  seat: number,
  what: 'card' | 'stage',
  piece: Piece,
  option: number,
  ways: readonly number[],
  market: Market,
  out: MoveList,
): void {
  const isCard = what === 'card'
  const action = isCard ? BUILD : STAGE
  const card = isCard ? piece.index : 0
  let codes: readonly number[] | undefined
  // Riders, as bits, with which the piece itself costs nothing: then payment or a used-up power is no choice.
  let free = 0
  for (let b = 0; b < ways.length; b++) {
    const by = ways[b]
    const cost = costOf(g, seat, what, piece, by)
    const { need, coins } = cost
    const { size } = cost.waived
    // A power waives the coins of a card, but not those of a stage.
    const waivable = isCard ? coins : 0
    // The player chooses which of several powers is used up.
    const usesUp = isCard && by >= FREE && isUsedUp(g, by)
    for (let i = 0; i === 0 || i < (codes?.length ?? 0); i++) {
      if ((free & (1 << i)) !== 0 && by !== CHAIN) continue
      const code = codes?.[i] ?? 0
      addRider(g, seat, code, cost)
      const pays = market.ways(cost)
      const least = cost.coins - waivable
      cost.need = need
      cost.coins = coins
      cost.waived.size = size
      if (isCard && !usesUp && need === 0 && coins === 0) free |= 1 << i
      // A piece that is unaffordable alone is unaffordable with any rider.
      if (i === 0 && pays === 0) break
      codes ??= isCard ? ridersOfCard(g, seat, piece) : ridersOfStage(g, seat)
      for (let w = 0; w < pays; w++) {
        out.add(action, card, by, market.way(w), code, option)
        if (!usesUp && total(market.way(w)) <= least) free |= 1 << i
      }
    }
  }
}

/** Lists the stages that can be built, without a card: any card can be the marker. */
export function stageMoves(g: Game, seat: number, market: Market, out: MoveList): void {
  for (let open = openStages(g, seat); open !== 0; open &= open - 1) {
    const slot = lowest(open)
    const pieces = stagePieces(g, seat, slot)
    for (let i = 0; i < pieces.length; i++) {
      addStage(g, seat, pieces[i], stageOption(slot, pieces.length, i), market, out)
    }
  }
}

function addStage(g: Game, seat: number, piece: Piece, option: number, market: Market, out: MoveList): void {
  if (market.bendsStages) {
    addBentMoves(g, seat, 'stage', piece, option, waysToStage(g, seat), market, out)
    return
  }
  const pays = market.waysFor(piece.price.need, piece.price.coins)
  if (pays === 0) return
  for (let i = 0; i < pays; i++) out.add(STAGE, 0, PAY, market.way(i), 0, option)
  if (g.rules.riders.length > 0) addRidden(g, seat, 'stage', piece, option, ridersOfStage(g, seat), market, out)
}

/** A lasting power comes before payment, a power that is used up after it. */
function waysToStage(g: Game, seat: number): readonly number[] {
  let bits = usable(g, seat, g.rules.freeStages)
  if (bits === 0) return JUST_PAY
  const ways = [PAY]
  for (; bits !== 0; bits &= bits - 1) {
    const ability = lowest(bits)
    const { freeStage } = g.rules.abilities[ability]
    if (!freeStage?.covers(g, seat)) continue
    if (freeStage.used) ways.push(FREE + ability)
    else ways.unshift(FREE + ability)
  }
  return ways
}

const MOST_PIECES = 1024
/** Last time each card was met, so that equal cards of a hand count once. */
const met = new Int32Array(MOST_PIECES)
let meeting = 0
const distinct = new Int32Array(state.hand.capacity)

/** Fills `distinct` with the cards that the city may use; returns their number. */
function distinctCards(g: Game, seat: number): number {
  const from = handSeat(g, seat)
  const size = state.hand.size(g, from)
  let heldBack = keptCard(g, seat)
  let count = 0
  meeting++
  for (let i = 0; i < size; i++) {
    const card = state.hand.item(g, from, i)
    if (card === heldBack) heldBack = 0
    else if (met[card] !== meeting) {
      met[card] = meeting
      distinct[count++] = card
    }
  }
  return count
}

/** Card that the keeper has chosen for the own city: not available to the free city. */
const keptCard = (g: Game, seat: number): number =>
  seat < g.rules.players ? 0 : state.chosen.get(g, state.keeper.get(g), 1)
