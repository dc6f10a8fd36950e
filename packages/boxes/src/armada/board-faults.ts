/** What can be wrong with boards from outside: as data, so that every language can say it. */
import { nearest } from '@heptapolis/engine'

export type Fault = { readonly field: string } & (
  | { readonly is: 'unknown'; readonly name: string; readonly known: readonly string[] }
  | { readonly is: 'number'; readonly given: unknown; readonly most: number }
  | { readonly is: 'flag'; readonly given: unknown }
  | { readonly is: 'object'; readonly given: unknown }
  | { readonly is: 'spaces'; readonly given: unknown; readonly count: number }
  | { readonly is: 'twice'; readonly level: number }
)

export const guessOf = ({ name, known }: Fault & { is: 'unknown' }): string | undefined => nearest(name, known)

/** What was written there, short enough for a sentence. */
export function givenText(given: unknown): string {
  if (Array.isArray(given)) return `a list of ${given.length}`
  const text = JSON.stringify(given) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const LONGEST = 40

export function faultText(fault: Fault): string {
  const { field } = fault
  switch (fault.is) {
    case 'unknown': {
      const guess = guessOf(fault)
      const meant = guess === undefined ? '' : ` Did you mean "${guess}"?`
      return `${field}: ${givenText(fault.name)} is unknown; known are ${fault.known.join(', ')}.${meant}`
    }
    case 'number':
      return `${field} must be a whole number from 0 to ${fault.most}, not ${givenText(fault.given)}.`
    case 'flag':
      return `${field} must be true or false, not ${givenText(fault.given)}.`
    case 'object':
      return `${field} must be an object, not ${givenText(fault.given)}.`
    case 'spaces':
      return `${field} must be a list of all ${fault.count} spaces, or an object with some of them by number, "1" to "${fault.count}"; it is ${givenText(fault.given)}.`
    case 'twice':
      return `${field}: level ${fault.level} is explored on two spaces; a column explores each level once.`
  }
}
