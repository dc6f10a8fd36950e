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
  sellMoves,
  stageMoves,
  stageOption,
  stagePieces,
  TURN,
} from './actions.ts'
import { type Game, moves } from './game.ts'
import { type Market, openMarket } from './market.ts'
import { CHAIN, fullMove, type Move, PAY } from './move.ts'
import type { Piece } from './piece.ts'
import type { Random } from './rng.ts'
import { COLUMNS } from './state.ts'
import { broken } from './types.ts'

const state = COLUMNS

/** One of these moves: each pair of action and card alike, then each way of it alike. The ways of a pair stand together. */
export const drawMove = (legal: readonly Move[], random: Random): Move =>
  wayOf(legal, random.below(countPairs(legal)), random)

function countPairs(legal: readonly Move[]): number {
  let pairs = 0
  for (let i = 0; i < legal.length; i++) if (beginsPair(legal, i)) pairs++
  return pairs
}

/** One of the ways of the pair wanted. */
function wayOf(legal: readonly Move[], wanted: number, random: Random): Move {
  let before = wanted
  for (let i = 0; i < legal.length; i++) {
    if (!beginsPair(legal, i) || before-- > 0) continue
    let ways = 1
    while (i + ways < legal.length && !beginsPair(legal, i + ways)) ways++
    return legal[i + oneOf(ways, random)]
  }
  return broken('no move to draw from')
}

const beginsPair = (legal: readonly Move[], i: number): boolean =>
  i === 0 || legal[i].action !== legal[i - 1].action || legal[i].card !== legal[i - 1].card

const oneOf = (count: number, random: Random): number => (count === 1 ? 0 : random.below(count))

const CARD_ACTIONS = 3

/** A random legal move of the seat, found by trying pairs of card and action until one is possible. */
export function sampleMove(g: Game, seat: number, random: Random): Move {
  if (!choosesCard(g, seat)) return drawMove(moves(g, seat), random)
  const market = openMarket(g, seat)
  const size = state.hand.size(g, seat)
  const offered = g.rules.offers.length === 0 ? NONE : offersTo(g, seat)
  const pairs = size * CARD_ACTIONS
  const allPairs = pairs + countPairs(offered)
  for (;;) {
    const pair = random.below(allPairs)
    if (pair >= pairs) return wayOf(offered, pair - pairs, random)
    const slot = pair % size
    const card = state.hand.item(g, seat, slot)
    // Of equal cards only the first may be drawn, so that every pair stays as likely as another.
    if (state.hand.indexOf(g, seat, card) < slot) continue
    const way = tryPair(g, seat, card, (pair - slot) / size, market, random)
    if (way) return way
  }
}

const NONE: readonly Move[] = []

/** The turn's choice of a player. */
const choosesCard = (g: Game, seat: number): boolean =>
  state.asking.get(g) === TURN + 1 && state.queue.size(g, 0) === 0 && seat < g.rules.players

function offersTo(g: Game, seat: number): Move[] {
  const out: Move[] = []
  for (const offers of g.rules.offers) offers(g, seat, g.rules.layers[TURN].id, out)
  return out
}

function tryPair(
  g: Game,
  seat: number,
  card: number,
  action: number,
  market: Market,
  random: Random,
): Move | undefined {
  if (g.rules.riders.length > 0) return anyWay(g, seat, card, action, market, random)
  if (action === SELL) return fullMove(SELL, card, PAY, 0, 0, 0)
  if (!isPlain(g, seat)) return anyWay(g, seat, card, action, market, random)
  return action === STAGE
    ? plainStage(g, seat, card, market, random)
    : plainBuild(g, seat, g.rules.pieces[card], market, random)
}

/** One of the ways where nothing but chains and payment counts: no list of them is made. */
function plainBuild(g: Game, seat: number, card: Piece, market: Market, random: Random): Move | undefined {
  if (state.titles.has(g, seat, card.title)) return undefined
  if (isChained(g, seat, card)) return fullMove(BUILD, card.index, CHAIN, 0, 0, 0)
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

function anyWay(g: Game, seat: number, card: number, action: number, market: Market, random: Random): Move | undefined {
  const ways = action === STAGE ? stageMoves(g, seat, market) : []
  if (action === BUILD) buildMoves(g, seat, g.rules.pieces[card], market, ways)
  if (action === SELL) sellMoves(g, seat, g.rules.pieces[card], ways)
  if (ways.length === 0) return undefined
  const way = ways[oneOf(ways.length, random)]
  way.card = card
  return way
}
