/** Coins in the texts of a turn: each payment belongs to a purchase, and the income of a city is told once. */
import type { Told } from '@heptapolis/engine/box'
import type { Ruleset } from '@heptapolis/engine/show'

const PURCHASES = new Set(['built', 'stage', 'recruited'])
/** What a city may pay for along with a card. */
const ALONG = new Set(['sailed', 'pawn', 'participation'])

/**
 * Purchases with their payments, which come first: a city may buy twice, or get something for free before it buys. With a
 * free card, or one without a price, the payment is for what is taken along with it.
 */
export function paymentsIn(happened: readonly Told[], { byId }: Pick<Ruleset, 'byId'>): Map<Told, Told> {
  const payments = new Map<Told, Told>()
  for (const [i, paid] of happened.entries()) {
    if (paid.what !== 'paid') continue
    const later = happened.slice(i + 1).filter(({ seat }) => seat === paid.seat)
    const next = later.findIndex(({ what }) => what === 'paid')
    const bought = purchaseIn(next < 0 ? later : later.slice(0, next), byId)
    if (bought) payments.set(bought, paid)
  }
  return payments
}

function purchaseIn(own: readonly Told[], byId: Ruleset['byId']): Told | undefined {
  const first = own.find(({ what }) => PURCHASES.has(what))
  const hasNoPrice = first?.what === 'built' && Object.keys(byId.get(first.card ?? '')?.def.cost ?? {}).length === 0
  return first && (hasNoPrice || isFree(first)) ? (own.find(({ what }) => ALONG.has(what)) ?? first) : first
}

const PAID_WAYS = new Set<unknown>([undefined, 'pay', 'discard'])
const isFree = ({ by, from }: Told): boolean => from !== undefined || !PAID_WAYS.has(by)

/**
 * Sums coins of the same city in one direction into its last event: the sum follows all that brought coins. Coins that
 * another city brings are summed apart, with its name.
 */
export function summedCoins(events: readonly Told[]): Told[] {
  const kindOf = ({ what, seat, other }: Told) =>
    what === 'coins' || what === 'lost' ? `${what} ${seat} ${other}` : undefined
  const same = Map.groupBy(events, kindOf)
  return events.flatMap((event) => {
    const kind = kindOf(event)
    const all = same.get(kind) ?? []
    if (kind === undefined || all.length === 1) return [event]
    return event === all.at(-1) ? [{ ...event, coins: all.reduce((sum, { coins }) => sum + Number(coins), 0) }] : []
  })
}
