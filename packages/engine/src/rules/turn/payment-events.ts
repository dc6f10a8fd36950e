/**
 * Payment of a turn as events: what a card or stage costs, what goes along with it, and what another piece charges. A
 * city pays everything at once, so the parts cannot always be told apart.
 */
import type { Move } from '../../kernel/move.ts'
import { BUILD, STAGE, stageOf } from '../build/actions.ts'
import type { Costing, Game } from '../contract/box.ts'
import type { GameEvent } from '../events.ts'
import { CHAIN, riderIndex, riderOption } from '../move.ts'
import { costOf, openMarket, printedCost } from '../trade/market.ts'
import { BANK, share, showPay, total, withShare } from '../trade/pay.ts'

/** Part of a payment: `along` for what goes along, `together` if it is for both. */
interface Part {
  pay: number
  for?: { along: true } | { together: true } | { source: string }
}

export function paymentEvents(g: Game, seat: number, chosen: Move): GameEvent[] {
  return partsOf(g, seat, chosen)
    .filter(({ pay }) => total(pay) > 0)
    .map(({ pay, for: purpose }) => ({ what: 'paid', seat, coins: total(pay), ...showPay(pay), ...purpose }))
}

function partsOf(g: Game, seat: number, chosen: Move): Part[] {
  const own = costAlone(g, seat, chosen)
  if (!own) return [chosen.rider === 0 ? { pay: chosen.pay } : { pay: chosen.pay, for: { along: true } }]
  const charged = g.rules.modifiers.charges.flatMap((charges) => charges(g, seat, own))
  const charges = charged.map(({ source, coins }) => ({ pay: withShare(coins, BANK), for: { source } }))
  const rest = chosen.pay - charges.reduce((sum, { pay }) => sum + pay, 0)
  const coins = own.coins - charged.reduce((sum, charge) => sum + charge.coins, 0)
  if (chosen.rider === 0) return [{ pay: rest }, ...charges]
  const along = shareAlong(g, seat, chosen, rest, coins)
  if (along === undefined) return [{ pay: rest, for: { together: true } }, ...charges]
  return [{ pay: rest - along }, { pay: along, for: { along: true } }, ...charges]
}

/** Cost of the card or stage without what goes along with it; undefined for other moves. */
function costAlone(g: Game, seat: number, chosen: Move): Costing | undefined {
  if (chosen.action === BUILD) return { ...costOf(g, seat, 'card', g.rules.pieces[chosen.card], chosen.by) }
  return chosen.action === STAGE ? { ...costOf(g, seat, 'stage', stageOf(g, seat, chosen), chosen.by) } : undefined
}

/** Share of what goes along: its coins, or all but the coins of a card that needs no purchase. */
function shareAlong(g: Game, seat: number, chosen: Move, pay: number, coins: number): number | undefined {
  const { need, coins: extra } = alongCost(g, seat, chosen)
  if (need === 0) return share(pay, BANK) >= extra ? withShare(extra, BANK) : undefined
  return needsNoPurchase(g, seat, chosen) && share(pay, BANK) >= coins ? pay - withShare(coins, BANK) : undefined
}

function alongCost(g: Game, seat: number, { rider, card }: Move): { need: number; coins: number } {
  const cost = printedCost(g, 'card', g.rules.pieces[card], CHAIN)
  g.rules.riders[riderIndex(rider)].cost(g, seat, riderOption(rider), cost)
  return { need: cost.need, coins: cost.coins }
}

/** Whether the city could pay the card or stage alone without buying resources. */
function needsNoPurchase(g: Game, seat: number, chosen: Move): boolean {
  const own = costAlone(g, seat, chosen)
  if (!own || own.need === 0) return true
  const market = openMarket(g, seat)
  const ways = market.ways(own)
  for (let i = 0; i < ways; i++) if (total(market.way(i)) <= own.coins) return true
  return false
}
