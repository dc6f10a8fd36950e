/**
 * Deeds in the texts of a turn: events, each with its payment, with the coins that it brings, or with the causes of a
 * loss. Nothing is summed across causes.
 */
import type { Told } from '@heptapolis/engine/box'
import type { Ruleset } from '@heptapolis/engine/show'

export interface Deed {
  event: Told
  paid?: Told
  /** Coins that it brings its city; `isSale` if they are a price. */
  gained?: number
  isSale?: boolean
  causes?: readonly LossCause[]
}

/** Coins of a loss: pieces or named sources that take them, and their city. */
export interface LossCause {
  coins: number
  sources: readonly string[]
  other?: number
}

type Pieces = Pick<Ruleset, 'byId'>

/** `before`: earlier events of the turn, which may cause losses, or pay for what follows a question. */
export function deedsIn(happened: readonly Told[], rules: Pieces, before: readonly Told[] = []): Deed[] {
  const deeds: Deed[] = []
  const pending = unspentAfter(before)
  const all = [...before, ...happened]
  let owed = owedAfter(before)
  for (const event of revealed(happened).map((one) => withSource(one, all))) {
    if (event.what === 'owes') owed.push(event)
    else if (isPayment(event)) pending.set(keyOf(event, purposeOf(event)), event)
    else if (event.what === 'coins') addGain(deeds, event)
    else if (isLoss(event)) {
      addLoss(deeds, event, causesOf(owed, event, all, rules))
      owed = owed.filter(({ seat }) => seat !== event.seat)
    } else addDeed(deeds, event, pending)
  }
  return deeds
}

/** The cause of a penalty is the piece whose failure an event of the turn has told. */
function withSource(event: Told, all: readonly Told[]): Told {
  const { because, source } = event
  if (because === undefined || source !== undefined) return event
  return { ...event, source: all.findLast(({ what }) => what === because)?.card }
}

/** An event that reveals an earlier one of its city takes its place. */
function revealed(events: readonly Told[]): readonly Told[] {
  const list = [...events]
  for (const event of events.filter(({ reveals }) => reveals !== undefined)) {
    const at = list.findIndex(({ what, seat }) => what === event.reveals && seat === event.seat)
    if (at < 0) continue
    list.splice(list.indexOf(event), 1)
    list.splice(at, 1, event)
  }
  return list
}

const PURCHASES = new Set(['built', 'stage', 'recruited'])
/** What a city may take part in along with a card. */
const ALONG = new Set(['sailed', 'pawn', 'participation'])

type Purpose = 'own' | 'along' | ''
const keyOf = ({ seat }: Told, purpose: Purpose): string => `${seat} ${purpose}`
const isPayment = ({ what, source }: Told): boolean => what === 'paid' && source === undefined
const purposeOf = ({ along, together }: Told): Purpose => (along || together ? 'along' : 'own')

/** Effects move ships and bring pawns as well, which nobody pays for. */
function purposeOfDeed({ what, along }: Told): Purpose {
  if (PURCHASES.has(what)) return 'own'
  return along || what === 'participation' ? 'along' : ''
}

/** Payments whose purchases follow, because a question stands between. */
function unspentAfter(events: readonly Told[]): Map<string, Told> {
  const unspent = new Map<string, Told>()
  for (const event of events) {
    if (isPayment(event)) unspent.set(keyOf(event, purposeOf(event)), event)
    else unspent.delete(keyOf(event, purposeOfDeed(event)))
  }
  return unspent
}

/** A payment comes before its purchase. Equal tokens are counted. */
function addDeed(deeds: Deed[], event: Told, pending: Map<string, Told>): void {
  const key = keyOf(event, purposeOfDeed(event))
  const paid = pending.get(key)
  pending.delete(key)
  const told = withoutOwnSource(deeds, following(deeds, event))
  const equal = COUNTED.has(event.what) ? deeds.find((deed) => isEqual(deed.event, told)) : undefined
  if (equal) equal.event = { ...equal.event, times: Number(equal.event.times ?? 1) + 1 }
  else deeds.push({ event: { ...told }, ...(paid && { paid }) })
}

/** Tokens; those of conflicts have no source, and belong to their conflict. */
const COUNTED = new Set(['victory', 'victory-lost', 'token'])
const isEqual = (one: Told, other: Told): boolean =>
  (other.what !== 'victory' || other.source !== undefined) &&
  ['what', 'seat', 'value', 'card', 'source'].every((detail) => one[detail] === other[detail])

/** A card from the discard pile follows what its city did before, if the same events tell it. */
function following(deeds: readonly Deed[], event: Told): Told {
  if (event.what !== 'built' || event.by !== 'discard') return event
  return deeds.some((deed) => deed.event.seat === event.seat) ? { ...event, follows: true } : event
}

/** A token of a card or a stage that the same events tell has no other source. */
function withoutOwnSource(deeds: readonly Deed[], event: Told): Told {
  if (event.what !== 'victory' || !deeds.some((deed) => isOf(deed, event))) return event
  return { ...event, source: undefined }
}

/** An edifice or project brings nothing when a city takes part in it. */
const isOf = ({ event }: Deed, { seat, source }: Told): boolean =>
  event.seat === seat && event.card === source && !ALONG.has(event.what)

function addGain(deeds: Deed[], event: Told): void {
  const owner = event.other === undefined ? ownerOf(deeds, event) : undefined
  const coins = Number(event.coins)
  if (owner) {
    owner.gained = (owner.gained ?? 0) + coins
    owner.isSale = event.source === SALE
    return
  }
  const same = deeds.find((deed) => isEqualGain(deed.event, event))
  if (same) same.event = { ...same.event, coins: Number(same.event.coins) + coins }
  else deeds.push({ event })
}

const SALE = 'sale'
const isEqualGain = (one: Told, other: Told): boolean =>
  ['what', 'seat', 'source', 'other'].every((detail) => one[detail] === other[detail])

/** The deed that brings coins: that of their source, or without one the last of the city. */
function ownerOf(deeds: readonly Deed[], gain: Told): Deed | undefined {
  if (gain.source !== undefined && gain.source !== SALE) return deeds.findLast((deed) => isOf(deed, gain))
  const last = deeds.findLast(({ event }) => event.seat === gain.seat)
  return last && !BRING_NOTHING.has(last.event.what) ? last : undefined
}

const LOSSES = new Set(['lost', 'debt'])
const BRING_NOTHING = new Set([...LOSSES, 'coins', 'conflict', 'victory', 'defeat'])
const isLoss = ({ what }: Told): boolean => LOSSES.has(what)

/** The debt for coins that a city does not pay stands with the coins that it pays. */
function addLoss(deeds: Deed[], event: Told, causes: readonly LossCause[]): void {
  const last = deeds.findLast((deed) => deed.event.seat === event.seat)
  if (event.what === 'debt' && event.source === undefined && last?.event.what === 'lost' && last.causes) {
    last.event = { ...last.event, points: event.points }
    return
  }
  deeds.push({ event, ...(causes.length > 0 && { causes }) })
}

/** Coins that cities still owe after these events. */
function owedAfter(events: readonly Told[]): Told[] {
  return events.filter(
    ({ what, seat }, i) => what === 'owes' && !events.slice(i).some((event) => isSettled(event) && event.seat === seat),
  )
}

const isSettled = (event: Told): boolean => isLoss(event) && event.source === undefined

function causesOf(owed: readonly Told[], loss: Told, all: readonly Told[], { byId }: Pieces): LossCause[] {
  if (loss.source !== undefined) return []
  const own = owed.filter(({ seat }) => seat === loss.seat)
  return own.map(({ coins = 0, source, other }): LossCause => {
    const pieces = all.filter(({ seat }) => seat === other).flatMap((event) => harmIn(event, byId))
    const sources = typeof source === 'string' ? [source] : [...new Set(pieces)]
    return { coins, sources, ...(typeof other === 'number' && { other }) }
  })
}

/** The piece by which an event makes other cities lose something. */
function harmIn({ what, card, source, lose }: Told, byId: Pieces['byId']): string[] {
  if (lose === 'others' && typeof source === 'string') return [source]
  const piece = what === 'sold' || typeof card !== 'string' ? undefined : byId.get(card)
  return piece?.effects.some(({ rule }) => rule.harms) ? [piece.id] : []
}
