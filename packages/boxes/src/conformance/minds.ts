/** Checks that a mind covers its box and nothing else; the tests run it for every kit. */
import type { Box } from '@heptapolis/engine/box'
import type { Kit } from '../kit.ts'
import type { Mind } from '../mind/contract.ts'

/** Returns a sentence per fault with its box. */
export async function mindFaults(kits: readonly Kit[]): Promise<string[]> {
  const faults = await Promise.all(kits.map(async (kit) => faultsOf(kit.rules, await kit.mind?.())))
  return faults.flatMap((found, i) => found.map((fault) => `${kits[i].rules.id}: mind: ${fault}`))
}

function faultsOf(rules: Box, mind: Mind | undefined): string[] {
  if (!mind) return ['there is none']
  return [
    ...differences('the effect kind', Object.keys(rules.effects ?? {}), Object.keys(mind.effects ?? {})),
    ...surplus('the action', idsOf(rules.actions), Object.keys(mind.actions ?? {})),
    ...surplus('the question', [...idsOf(rules.layers), ...idsOf(rules.decisions)], mind.losses ?? []),
    ...surplus('the count', Object.keys(rules.counts ?? {}), Object.keys(mind.usual ?? {})),
    ...(rules.rider && !mind.rider ? ['what goes along with a move is not judged (rider)'] : []),
    ...(mind.rider && !rules.rider ? ['a rider is judged that the box does not have'] : []),
    ...weightFaults(mind),
  ]
}

const idsOf = (things: readonly { id: string }[] = []): string[] => things.map(({ id }) => id)

const surplus = (what: string, there: readonly string[], said: readonly string[]): string[] =>
  said.filter((name) => !there.includes(name)).map((name) => `${what} "${name}" is none of the box`)

const differences = (what: string, there: readonly string[], said: readonly string[]): string[] => [
  ...there.filter((name) => !said.includes(name)).map((name) => `${what} "${name}" is not said, if only {}`),
  ...surplus(what, there, said),
]

const AGES_TOLD = 2

function weightFaults({ weights = {}, features }: Mind): string[] {
  const odd = Object.keys(weights).filter((name) => !areNumbers([weights[name]].flat()))
  const fitted = features?.weights ?? {}
  const unfitted = Object.keys(fitted).filter((name) => fitted[name].length !== AGES_TOLD || !areNumbers(fitted[name]))
  return [
    ...odd.map((name) => `the weight "${name}" is not a number`),
    ...unfitted.map((name) => `the feature "${name}" needs a number for Age II and one for Age III`),
  ]
}

const areNumbers = (numbers: readonly number[]): boolean => numbers.every(Number.isFinite)
