/** Checks that columns and moves declare their inputs for learning programs; the tests run it for every kit. */
import type { Action, Box } from '@heptapolis/engine/box'
import type { Kit } from '../kit.ts'

/** Returns a sentence per fault with its box. */
export const learningFaults = (kits: readonly Kit[]): string[] =>
  kits.flatMap(({ rules }) => faultsOf(rules).map((fault) => `${rules.id}: ${fault}`))

const faultsOf = ({ columns = [], actions = [], rider }: Box): string[] => [
  ...columns
    .filter(({ inputs }) => inputs === undefined)
    .map(({ key }) => `the column "${key}" does not say what learners read of it (inputs)`),
  ...actions.filter(isVague).map(({ id }) => `the action "${id}" shows its option, but not what it can be (choices)`),
  ...(rider && rider.choices.names.length === 0 ? ['what goes along with a move has no choices'] : []),
]

/** An action that shows more than its card names it by an option. */
const isVague = ({ show, choices }: Action): boolean => show !== undefined && choices === undefined
