/** Whether the wishes that are said at length can be said by people: a sentence for each that cannot. */
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
