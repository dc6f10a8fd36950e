/** Emporiums: resources from a city two seats away. */
import { type EffectOf, type EffectRule, type Game, moveCode, type Purchase, stockUp } from '@heptapolis/engine/box'
import { emporiums } from '../columns.ts'
import type { Distant } from '../pieces/define.ts'
import { distantCity } from './boarding.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    emporium: { at: Distant; perTurn: number; price: number }
  }
}

const DISTANT: readonly Distant[] = ['farLeft', 'farRight']
const PAYEES = [moveCode.FAR_LEFT, moveCode.FAR_RIGHT]

export const emporiumEffect: EffectRule<EffectOf<'emporium'>> = {
  lasting(g, seat, { at, perTurn, price }) {
    const from = DISTANT.indexOf(at) * 2
    emporiums.set(g, seat, from, perTurn)
    emporiums.set(g, seat, from + 1, price)
  },
}

export const hasEmporium = (g: Game, seat: number): boolean =>
  emporiums.get(g, seat, 0) > 0 || emporiums.get(g, seat, 2) > 0

export function distantSellers(g: Game, seat: number, purchase: Purchase): void {
  for (let i = 0; i < DISTANT.length; i++) {
    const perTurn = emporiums.get(g, seat, i * 2)
    if (perTurn === 0) continue
    const seller = purchase.addSeller(PAYEES[i])
    stockUp(g, distantCity(g, seat, DISTANT[i]), seller)
    seller.limit = perTurn
    seller.raw = emporiums.get(g, seat, i * 2 + 1)
    seller.manufactured = seller.raw
  }
}
