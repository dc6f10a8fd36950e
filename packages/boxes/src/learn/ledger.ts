/**
 * Permanent numbers, and those of new entries. `ledger.json` only grows: new entries are numbered behind it in shelf
 * order, and `npm run ledger` stores them.
 */
import type { Box, Ruleset } from '@heptapolis/engine/box'
import { actionFamilies } from './actions.ts'
import { inputFamilies } from './inputs.ts'
import kept from './ledger.json' with { type: 'json' }
import { type Chunk, type Family, Numbering, type Words } from './numbering.ts'
import { everyRules, Vocabulary } from './words.ts'

/** Stored chunk: the family, and the range of words of each vocabulary. */
type Line = readonly [of: string, ...by: readonly (readonly [vocabulary: string, from: number, to: number])[]]

export interface Ledger {
  readonly words: Words
  readonly inputs: readonly Line[]
  readonly actions: readonly Line[]
}

export interface Numberings {
  readonly inputs: Numbering
  readonly actions: Numbering
}

const readLine = ([of, ...by]: Line): Chunk => ({
  of,
  by: by.map(([vocabulary]) => vocabulary),
  from: by.map(([, from]) => from),
  to: by.map(([, , to]) => to),
})

const writeLine = ({ of, by, from, to }: Chunk): Line => [
  of,
  ...by.map((vocabulary, i) => [vocabulary, from[i], to[i]] as const),
]

/** The JSON module has a literal type; the command that writes it writes a ledger. */
const ledgerIn = (json: object): Ledger => json as Ledger

export const KEPT = ledgerIn(kept)

/** Numberings of these boxes, those of the ledger first. */
export function numberingsOf(library: readonly Box[], ledger: Ledger = KEPT): Numberings {
  const rulesets = everyRules(library)
  const vocabulary = new Vocabulary(ledger.words)
  const inputs = unique(rulesets, (rules) => inputFamilies(rules, vocabulary))
  const actions = unique(rulesets, (rules) => actionFamilies(rules, vocabulary))
  const words = vocabulary.all
  return {
    inputs: new Numbering(words, inputs, ledger.inputs.map(readLine)),
    actions: new Numbering(words, actions, ledger.actions.map(readLine)),
  }
}

function unique(rulesets: readonly Ruleset[], families: (rules: Ruleset) => Family[]): Family[] {
  const all = rulesets.flatMap(families)
  return [...new Map(all.map((family) => [[family.of, ...family.by].join(' '), family])).values()]
}

export const ledgerOf = ({ inputs, actions }: Numberings): Ledger => ({
  words: inputs.words,
  inputs: inputs.chunks.map(writeLine),
  actions: actions.chunks.map(writeLine),
})
