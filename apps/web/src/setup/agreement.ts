/** Wonders by agreement in a set-up plan: method, sides and resources, also as a parameter of a URL. */
import { METHODS, SIDE_RULES, type SideRule, type WonderMethod } from '@heptapolis/table/options'

export interface PlanAgreement {
  readonly method: WonderMethod
  readonly sides: SideRule
  /** At most two cities have the same resource. */
  readonly isSpread: boolean
}

/** The printed deal: without questions. */
export const DEALT: PlanAgreement = { method: 'drawn', sides: 'dealt', isSpread: false }

/** Undefined for the printed deal, which needs no agreement. */
export const agreementOr = (wished: PlanAgreement): PlanAgreement | undefined =>
  wished.method === 'drawn' && wished.sides === 'dealt' && !wished.isSpread ? undefined : wished

/** `bids~free~spread`. */
export const agreementText = ({ method, sides, isSpread }: PlanAgreement): string =>
  [method, sides, isSpread ? 'spread' : 'any'].join('~')

/** Undefined for the printed deal. Unreadable parts fall back to it. */
export function agreementFrom(text: string): PlanAgreement | undefined {
  const [method, sides, resources] = text.split('~')
  return agreementOr({
    method: METHODS.find((known) => known === method) ?? DEALT.method,
    sides: SIDE_RULES.find((known) => known === sides) ?? DEALT.sides,
    isSpread: resources === 'spread',
  })
}
