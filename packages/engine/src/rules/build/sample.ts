/**
 * Random play. A move is drawn in two steps: first a pair of card and action, all equally likely, then one of its ways.
 * `sampleMove` has the same distribution, but examines only the pairs that it tries.
 */

import type { Random } from '../../kernel/chance/rng.ts'
import type { Move } from '../../kernel/move.ts'
import * as made from '../../kernel/move.ts'
import { MoveList } from '../../kernel/move-list.ts'
import * as queue from '../../kernel/questions/queue.ts'
import { broken } from '../../kernel/result.ts'
import * as runner from '../../kernel/runner.ts'
import type { Game, Piece } from '../contract/box.ts'
import * as codes from '../move.ts'
import { COLUMNS } from '../state.ts'
import type { Market } from '../trade/market.ts'
import * as trade from '../trade/market.ts'
import * as actions from './actions.ts'
import * as cardMoves from './card-moves.ts'

// Hot code uses local constants: see docs/decisions/003-speed.md.
const state = COLUMNS
const { fullMove } = made
const { questionAt } = queue
const { listMoves } = runner
const { CHAIN, PAY } = codes
const { openMarket } = trade
const { BUILD, SELL, STAGE, stageOption, stagePieces, TURN } = actions
const { buildMoves, isChainedAtHome, ridersOfSale, stageMoves } = cardMoves

/** Draws a pair of action and card, all equally likely, then one of its ways. The ways of a pair are adjacent. */
export function drawMove(legal: readonly Move[], random: Random): Move {
  drawn.clear()
  for (let i = 0; i < legal.length; i++) drawn.push(legal[i])
  return legal[drawPlace(drawn, random)]
}

const drawn = new MoveList()

/** Draws from a list of numbers; creates only the drawn move. */
export const drawFrom = (legal: MoveList, random: Random): Move => legal.at(drawPlace(legal, random))

function drawPlace(legal: MoveList, random: Random): number {
  const pairs = findPairs(legal)
  if (pairs === 0) broken('no move to draw from')
  const pair = random.below(pairs)
  return begins[pair] + oneOf(begins[pair + 1] - begins[pair], random)
}

/** Start of each pair, followed by the end of the list. */
const begins = new Int32Array(8192)

/** Fills `begins`; returns the number of pairs. */
function findPairs(legal: MoveList): number {
  const { length } = legal
  let pairs = 0
  let before = -1
  for (let i = 0; i < length; i++) {
    const pair = legal.pair(i)
    if (pair !== before) begins[pairs++] = i
    before = pair
  }
  begins[pairs] = length
  return pairs
}

const oneOf = (count: number, random: Random): number => (count === 1 ? 0 : random.below(count))

const CARD_ACTIONS = 3

/** Random legal move of the seat: tries pairs of card and action until one is possible. */
export function sampleMove(g: Game, seat: number, random: Random): Move {
  if (choosesCard(g, seat)) return sampleTurn(g, seat, random)
  return sampleAnswer(g, seat, random) ?? drawFrom(listMoves(g, seat), random)
}

/** Draws an answer to the open question, if its kind can do so without a list. */
function sampleAnswer(g: Game, seat: number, random: Random): Move | undefined {
  if (state.queue.size(g, 0) === 0) return g.rules.layers[state.asking.get(g) - 1]?.sample?.(g, seat, random)
  const at = questionAt(g, seat)
  const { sample } = g.rules.decisions[state.queue.item(g, 0, at)]
  return sample?.(g, seat, state.queue.item(g, 0, at + 2), state.queue.item(g, 0, at + 3), random)
}

function sampleTurn(g: Game, seat: number, random: Random): Move {
  const size = state.hand.size(g, seat)
  const pairs = size * (CARD_ACTIONS + g.rules.offers.length)
  let market: Market | undefined
  let noStage = false
  for (;;) {
    const pair = random.below(pairs)
    const action = (pair / size) | 0
    const slot = pair - action * size
    const card = state.hand.item(g, seat, slot)
    // Only the first of equal cards may be drawn, so that all pairs stay equally likely.
    if (state.hand.indexOf(g, seat, card) < slot) continue
    if (action === SELL) return sampleSale(g, seat, card, random)
    if (action === STAGE && noStage) continue
    let way: Move | undefined
    if (action > SELL) way = offered(g, seat, card, action - CARD_ACTIONS, random)
    else {
      market ??= openMarket(g, seat)
      way = tryPair(g, seat, card, action, market, random)
    }
    if (way) return way
    // Any card can mark a stage, so one failure means that all fail.
    noStage ||= action === STAGE
  }
}

/** Whether a player makes the choice of a turn. */
const choosesCard = (g: Game, seat: number): boolean =>
  state.asking.get(g) === TURN + 1 && state.queue.size(g, 0) === 0 && seat < g.rules.players

function tryPair(
  g: Game,
  seat: number,
  card: number,
  action: number,
  market: Market,
  random: Random,
): Move | undefined {
  const piece = g.rules.pieces[card]
  const isBent = action === STAGE ? market.bendsStages : market.freesCards || market.bendsCard(piece)
  if (isBent || g.rules.riders.length > 0) return anyWay(g, seat, card, action, market, random)
  return action === STAGE ? plainStage(g, seat, card, market, random) : plainBuild(g, seat, piece, market, random)
}

/** Draws a way of building if only chains and payment matter; makes no list. */
function plainBuild(g: Game, seat: number, card: Piece, market: Market, random: Random): Move | undefined {
  if (state.titles.has(g, seat, card.title)) return undefined
  if (isChainedAtHome(g, seat, card)) return fullMove(BUILD, card.index, CHAIN, 0, 0, 0)
  const pays = market.waysFor(card.price.need, card.price.coins)
  return pays === 0 ? undefined : fullMove(BUILD, card.index, PAY, market.way(oneOf(pays, random)), 0, 0)
}

function plainStage(g: Game, seat: number, card: number, market: Market, random: Random): Move | undefined {
  const { def, stages } = g.rules.boards[state.board.get(g, seat)]
  const slot = state.stages.size(g, seat)
  if (slot >= stages.length) return undefined
  const pieces = stagePieces(g, seat, slot)
  if (def.anyOrder || pieces.length > 1) return anyWay(g, seat, card, STAGE, market, random)
  const { price } = pieces[0]
  const pays = market.waysFor(price.need, price.coins)
  if (pays === 0) return undefined
  return fullMove(STAGE, card, PAY, market.way(oneOf(pays, random)), 0, stageOption(slot, 1, 0))
}

/** Draws a sale with a rider or without, all equally likely. */
function sampleSale(g: Game, seat: number, card: number, random: Random): Move {
  const codes = ridersOfSale(g, seat)
  return fullMove(SELL, card, PAY, 0, codes[oneOf(codes.length, random)], 0)
}

/** Draws one of the uses that a box offers for the card, if any. */
function offered(g: Game, seat: number, card: number, offer: number, random: Random): Move | undefined {
  ways.clear()
  g.rules.offers[offer](g, seat, g.rules.layers[TURN].id, ways)
  if (ways.length === 0) return undefined
  const { action, by, pay, rider, option } = ways.at(oneOf(ways.length, random))
  return fullMove(action, card, by, pay, rider, option)
}

function anyWay(g: Game, seat: number, card: number, action: number, market: Market, random: Random): Move | undefined {
  ways.clear()
  if (action === STAGE) stageMoves(g, seat, market, ways)
  else buildMoves(g, seat, g.rules.pieces[card], market, ways)
  if (ways.length === 0) return undefined
  const { by, pay, rider, option } = ways.at(oneOf(ways.length, random))
  return fullMove(action, card, by, pay, rider, option)
}

/** Ways of the pair being tried. */
const ways = new MoveList()
