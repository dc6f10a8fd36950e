/** Bot knowledge (minds) of the boxes in play and of their shared parts. Other boxes cost nothing. */
import { type Mind, mindOf } from '@heptapolis/boxes/minds'
import { oncePerRuleset } from '@heptapolis/engine/search'

export interface BoxMind {
  readonly id: string
  readonly mind: Mind
}

export const mindsOf = oncePerRuleset(({ boxes }): readonly BoxMind[] =>
  boxes.map((box) => ({ id: box.id, mind: mindOf(box) })),
)
