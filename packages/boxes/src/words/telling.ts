/** Payments and similar facts for the texts of an event. */
import type { Told } from '@heptapolis/engine/box'
import type { Listener, PaidShare, Party, Speech, Telling } from './types.ts'

const STEPS = { left: 1, right: -1, farLeft: 2, farRight: -2 }

/** Paid cities: the neighbours, and those beyond if a box allows such trade. */
export function paymentsOf(paid: Told, cities: number): { to: number; coins: number }[] {
  const { seat } = paid
  if (seat === undefined) return []
  return Object.entries(STEPS).flatMap(([payee, step]) => {
    const coins = Number(paid[payee] ?? 0)
    return coins > 0 ? [{ to: (seat + step + cities) % cities, coins }] : []
  })
}

const NOBODY: Party = { name: '', isYou: false }

/** Recipients of a payment: cities, and the bank. */
export function payeesOf(paid: Told, { rules, party }: Listener, say: Speech): PaidShare[] {
  const toBank = { coins: Number(paid.bank ?? 0), to: { name: say.terms.bank, isYou: false }, isBank: true }
  return [
    ...paymentsOf(paid, rules.cities).map(({ to, coins }) => ({ coins, to: party(to) })),
    ...(toBank.coins > 0 ? [toBank] : []),
  ]
}

/** `Ben’s Lair`, `stage 1` of the city itself; a board is called by its city. */
export function causeText(source: unknown, other: unknown, { rules, party }: Listener, say: Speech): string {
  const piece = typeof source === 'string' ? rules.byId.get(source) : undefined
  const name = piece ? say.pieceNamed(piece) : typeof source === 'string' ? say.source(source) : ''
  const cause = piece?.sort === 'stage' ? say.terms.ownStage(piece.stage) : name
  if (typeof other !== 'number') return cause
  const owner = party(other)
  if (cause === '' || piece?.sort === 'board') return owner.isYou ? say.terms.you : owner.name
  return say.terms.ownedBy(cause, owner)
}

export function tellingOf(event: Told, listener: Listener, say: Speech): Telling {
  const { rules, party } = listener
  const { seat } = event
  return {
    say,
    who: seat === undefined ? NOBODY : party(seat),
    party: (other) => party(Number(other)),
    piece(id) {
      const piece = typeof id === 'string' ? rules.byId.get(id) : undefined
      return piece ? say.piece(piece) : ''
    },
    cause: (source, other) => causeText(source, other, listener, say),
  }
}
