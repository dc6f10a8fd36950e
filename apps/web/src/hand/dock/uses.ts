/** Uses of the chosen card in the order of their buttons, possible or not, with the keys that select them. */
import { actionNamed, type Ruleset } from '@heptapolis/engine/show'
import type { HandChoice } from '../choices.ts'

export type CardUse = { key: string; number: number } & (
  | { is: 'choice'; index: number }
  /** Impossible now; a press shows the reason. */
  | { is: 'refused'; action: string }
)

/** Stages and sales keep their numbers whether the card can be built or not. */
const MAIN = 1
const STAGE = 2
const SALE = 3
const FIRST_OTHER = 4

type UnnumberedUse = { key: string; action: string } & ({ is: 'choice'; index: number } | { is: 'refused' })

export function usesOf(
  choices: readonly Pick<HandChoice, 'key' | 'action'>[],
  refused: readonly (string | undefined)[],
  /** Whether an action gives the card away for coins, such as the sale, or giving up a leader. */
  isSale: (action: string) => boolean,
): CardUse[] {
  const numberOf = (action: string): number => (action === 'stage' ? STAGE : isSale(action) ? SALE : MAIN)
  const possible = choices.map(({ key, action }, index): UnnumberedUse => ({ is: 'choice', key, action, index }))
  const impossible = refused.flatMap((action): UnnumberedUse[] =>
    action === undefined ? [] : [{ is: 'refused', key: `no ${action}`, action }],
  )
  const all = [...impossible, ...possible].sort((a, b) => numberOf(a.action) - numberOf(b.action))
  const taken = new Set<number>()
  let other = FIRST_OTHER
  return all.map((use) => {
    const own = numberOf(use.action)
    const number = taken.has(own) ? other++ : own
    taken.add(number)
    return { ...use, number }
  })
}

/** Coins for a card used this way. */
export function saleOf(rules: Ruleset, action: string): number | undefined {
  const { brings } = actionNamed(rules, action)
  return brings && rules.figures[brings]
}
