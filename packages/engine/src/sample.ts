/**
 * Random play. A move is drawn in two steps: first a card and what is done with it, each possible pair alike, then one
 * of the ways to do that. `sampleMove` draws the same without looking at any pair but those it tries.
 */
import { BUILD, buildMoves, SELL, STAGE, stageMoves, TURN } from './actions.ts'
import { type Game, moves } from './game.ts'
import { openMarket } from './market.ts'
import { type Move, move } from './move.ts'
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
  const size = state.hand.size(g, seat)
  for (;;) {
    const pair = random.below(size * ACTIONS.length)
    const slot = pair % size
    const card = state.hand.item(g, seat, slot)
    // Of equal cards only the first may be drawn, so that every pair stays as likely as another.
    if (state.hand.indexOf(g, seat, card) < slot) continue
    const action = ACTIONS[(pair - slot) / size]
    if (action === SELL) return move(SELL, card)
    const ways = action === BUILD ? [] : stageMoves(g, seat, market)
    if (action === BUILD) buildMoves(g, seat, g.rules.pieces[card], market, ways)
    if (ways.length === 0) continue
    const way = ways[ways.length === 1 ? 0 : random.below(ways.length)]
    way.card = card
    return way
  }
}

/** The turn's choice of a player, without anything of the boxes to go along. */
function isPlainTurn(g: Game, seat: number): boolean {
  if (state.queue.size(g) > 0 || seat >= g.rules.players) return false
  if (state.asking.get(g) !== TURN + 1) return false
  return g.rules.riders.length === 0 && !g.rules.offered
}
