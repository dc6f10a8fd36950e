/** Check that a passing test proves every rule of the rulebook; a skipped or missing test proves nothing. */
import type { BoxRules } from '@heptapolis/boxes/rulebook'

/** Test result. */
export interface Ran {
  /** File relative to the boxes or to this package: `base/trade.test.ts`. */
  file: string
  /** Titles of the test and its groups. */
  titles: readonly string[]
  passed: boolean
}

/** Test file that plays the examples. */
const EXAMPLES = 'examples.test.ts'

/** A sentence for each unproved rule, and for each invalid proof. */
export function unproved(rules: readonly BoxRules[], ran: readonly Ran[]): string[] {
  const byFile = Map.groupBy(ran, ({ file }) => file)
  const holds = (proof: string): boolean => hasPassed(byFile.get(fileOf(proof)) ?? [], titleOf(proof))
  const shown = new Map(
    rules.flatMap(({ examples }) => examples.flatMap(({ id, shows }) => shows.map((rule) => [rule, id]))),
  )
  return rules.flatMap(({ box, atoms, beside = {} }) => [
    ...atoms.flatMap(({ id, proof = [] }) => {
      const example = shown.get(id)
      const proofs = [...proof, ...(example === undefined ? [] : [`${EXAMPLES}: ${example} (%s) shows %s`])]
      if (proofs.length === 0) return [`${box}: the rule ${id} has no proof`]
      return proofs.filter((one) => !holds(one)).map((one) => `${box}: the rule ${id} is not proved by "${one}"`)
    }),
    ...Object.values(beside)
      .filter((one) => !holds(one))
      .map((one) => `${box}: no test "${one}" has passed`),
  ])
}

const fileOf = (proof: string): string => proof.slice(0, proof.indexOf(': '))
const titleOf = (proof: string): string => proof.slice(proof.indexOf(': ') + 2)

/** At least one test or group has the title, and none of its tests failed or was skipped. */
function hasPassed(ran: readonly Ran[], title: string): boolean {
  const pattern = patternOf(title)
  const meant = ran.filter(({ titles }) => titles.some((one) => one === title || pattern.test(one)))
  return meant.length > 0 && meant.every(({ passed }) => passed)
}

/** Titles of parameterised tests contain placeholders: `%i`, `$name`. */
const patternOf = (title: string): RegExp =>
  new RegExp(`^${title.replaceAll(/[.*+?^()[\]{}|\\/]/g, '\\$&').replaceAll(/%[sdifjo]|\$[\w.]+/g, '.*')}$`)
