/** Test helpers: recognise our own rulings among the rules, and skip cases that an additional box would only repeat. */
import { type Atom, RULES } from '@heptapolis/boxes/rulebook'

/** Ruling of ours: the whole rule, or words within it. */
export const isMarked = ({ id, source }: Atom): boolean =>
  source === 'ours' || RULES.some(({ words }) => words.rules[id]?.includes('~'))

/** False for cases that a run beside one more box would only repeat. */
export const isWithAddedBox = (boxes: readonly string[]): boolean =>
  process.env.ADDED_BOX === undefined || boxes.includes(process.env.ADDED_BOX)
