/** Payments and similar facts for the texts of an event. */
import type { Told } from '@heptapolis/engine/box'
import type { Listener, Party, Speech, Telling } from './types.ts'

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

export function tellingOf(event: Told, { rules, party }: Listener, say: Speech): Telling {
  const { seat, bank = 0 } = event
  const toBank = { coins: Number(bank), to: { name: say.terms.bank, isYou: false } }
  return {
    say,
    who: seat === undefined ? NOBODY : party(seat),
    party: (other) => party(Number(other)),
    piece(id) {
      const piece = typeof id === 'string' ? rules.byId.get(id) : undefined
      return piece ? say.piece(piece) : ''
    },
    payees: () => [
      ...paymentsOf(event, rules.cities).map(({ to, coins }) => ({ coins, to: party(to) })),
      ...(toBank.coins > 0 ? [toBank] : []),
    ],
  }
}
