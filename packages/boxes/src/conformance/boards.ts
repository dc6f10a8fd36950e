/** Checks that options with structured values can be written by people; returns a sentence per fault. */
import type { Kit } from '../kit.ts'

export const boardFaults = (kits: readonly Kit[]): string[] =>
  kits.flatMap(({ rules: { id, options = {} }, boards }) => {
    const said = boards?.option
    return [
      ...Object.entries(options)
        .filter(([name, choice]) => choice === 'at length' && name !== said)
        .map(([name]) => `${id}: boards: the option "${name}" is said at length, and nothing reads it`),
      ...(said === undefined || options[said] === 'at length'
        ? []
        : [`${id}: boards: "${said}" is no option of the box that is said at length`]),
    ]
  })
