/** What the tests of the rules share. */
import { type Atom, RULES } from '@heptapolis/boxes/rulebook'

/** A ruling of ours: the whole rule, or words within it. */
export const isMarked = ({ id, source }: Atom): boolean =>
  source === 'ours' || RULES.some(({ words }) => words.rules[id]?.includes('~'))
