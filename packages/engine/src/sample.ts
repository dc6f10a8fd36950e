/**
 * Random play. A move is drawn in two steps: first a card and what is done with it, each possible pair alike, then one
 * of the ways to do that. `sampleMove` draws the same without looking at any pair but those it tries.
 */
import {
  BUILD,
  buildMoves,
  isChained,
  isPlain,
  SELL,
  STAGE,
  stageMoves,
  stageOption,
  stagePieces,
  TURN,
} from './actions.ts'
import { type Game, moves } from './game.ts'
import { type Market, openMarket } from './market.ts'
import { CHAIN, type Move, move, PAY } from './move.ts'
import type { Random } from './rng.ts'
import * as state from './state.ts'
import { broken } from './types.ts'

/** One of these moves: each pair of action and card alike, then each way of it alike. The ways of a pair stand together. */
export function drawMove(legal: readonly Move[], random: Random): Move {
  let pairs = 0
  for (let i = 0; i < legal.length; i++) if (beginsPair(legal, i)) pairs++
  let wanted = random.below(pairs)
  for (let i = 0; i < legal.length; i++) {
    if (!beginsPair(legal, i) || wanted-- > 0) continue
    let ways = 1
    while (i + ways < legal.length && !beginsPair(legal, i + ways)) ways++
    return legal[i + (ways === 1 ? 0 : random.below(ways))]
  }
  return broken('no move to draw from')
}

const beginsPair = (legal: readonly Move[], i: number): boolean =>
  i === 0 || legal[i].action !== legal[i - 1].action || legal[i].card !== legal[i - 1].card

const ACTIONS = [BUILD, STAGE, SELL]

/** A random legal move of the seat, found by trying pairs of card and action until one is possible. */
export function sampleMove(g: Game, seat: number, random: Random): Move {
  if (!isPlainTurn(g, seat)) return drawMove(moves(g, seat), random)
  const market = openMarket(g, seat)
  const plain = isPlain(g, seat)
  const size = state.hand.size(g, seat)
  for (;;) {
    const pair = random.below(size * ACTIONS.length)
    const slot = pair % size
    const card = state.hand.item(g, seat, slot)
    // Of equal cards only the first may be drawn, so that every pair stays as likely as another.
    if (state.hand.indexOf(g, seat, card) < slot) continue
    const action = ACTIONS[(pair - slot) / size]
    if (action === SELL) return move(SELL, card)
    const way = plain ? plainWay(g, seat, card, action, market, random) : anyWay(g, seat, card, action, market, random)
    if (way) return way
  }
}

/** One of the ways where nothing but chains and payment counts: no list of them is made. */
function plainWay(
  g: Game,
  seat: number,
  card: number,
  action: number,
  market: Market,
  random: Random,
): Move | undefined {
  if (action === STAGE) return plainStage(g, seat, card, market, random)
  const piece = g.rules.pieces[card]
  if (state.titles.has(g, seat, piece.title)) return undefined
  if (isChained(g, seat, piece)) return move(BUILD, card, CHAIN)
  const pays = market.waysFor(piece.price.need, piece.price.coins)
  return pays === 0 ? undefined : move(BUILD, card, PAY, market.way(oneOf(pays, random)))
}

function plainStage(g: Game, seat: number, card: number, market: Market, random: Random): Move | undefined {
  const { def, stages } = g.rules.boards[state.board.get(g, seat)]
  const slot = state.stages.size(g, seat)
  if (slot >= stages.length) return undefined
  const pieces = stagePieces(g, seat, slot)
  if (def.anyOrder || pieces.length > 1) return anyWay(g, seat, card, STAGE, market, random)
  const { price } = pieces[0]
  const pays = market.waysFor(price.need, price.coins)
  return pays === 0 ? undefined : move(STAGE, card, PAY, market.way(oneOf(pays, random)), 0, stageOption(slot, 1, 0))
}

function anyWay(g: Game, seat: number, card: number, action: number, market: Market, random: Random): Move | undefined {
  const ways = action === BUILD ? [] : stageMoves(g, seat, market)
  if (action === BUILD) buildMoves(g, seat, g.rules.pieces[card], market, ways)
  if (ways.length === 0) return undefined
  const way = ways[oneOf(ways.length, random)]
  way.card = card
  return way
}

const oneOf = (count: number, random: Random): number => (count === 1 ? 0 : random.below(count))

/** The turn's choice of a player, without anything of the boxes to go along. */
function isPlainTurn(g: Game, seat: number): boolean {
  if (state.queue.size(g) > 0 || seat >= g.rules.players) return false
  if (state.asking.get(g) !== TURN + 1) return false
  return g.rules.riders.length === 0 && !g.rules.offered
}
