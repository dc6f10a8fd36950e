/**
 * Bot knowledge (minds) of the base game and the expansions in a ruleset. Expansions that are not in play cost
 * nothing.
 */
import { type Mind, mindOf } from '@heptapolis/boxes/minds'
import { oncePerRuleset } from '@heptapolis/engine/search'

export interface BoxMind {
  readonly id: string
  readonly mind: Mind
}

export const mindsOf = oncePerRuleset(({ boxes }): readonly BoxMind[] =>
  boxes.map((box) => ({ id: box.id, mind: mindOf(box) })),
)
