/**
 * Numbers of moves. A number stands for an action, its card, and the rider or the power that makes it free; its
 * payments share the number, cheapest first.
 */
import { type Action, FREE, type Move, moveCode, type Ruleset, riderIndex, riderOption } from '@heptapolis/engine/box'
import { extrasOf, familyOf, isNamed, sortsOf } from './actions.ts'
import type { Numbering } from './numbering.ts'

/** Numbering of one action. */
interface Numbered {
  /** By card, choice and extra. */
  readonly table: Int32Array
  readonly choices: number
  readonly extras: number
  choiceOf(option: number): number
  /** Index of each rider option, and of each ability, among the extras. */
  readonly riders: readonly (readonly number[])[]
  readonly abilities: readonly number[]
}

/** The numbers of the moves of a ruleset. */
export class MoveNumbers {
  readonly #rules: Ruleset
  readonly #byAction: readonly Numbered[]

  constructor(rules: Ruleset, numbering: Numbering) {
    this.#rules = rules
    this.#byAction = rules.actions.map((action, i) => numbered(rules, action, i, numbering))
  }

  of({ action, card, by, rider, option }: Move): number {
    const { table, choices, extras, choiceOf, riders, abilities } = this.#byAction[action]
    let extra = 0
    if (rider !== 0) {
      const index = riderIndex(rider)
      extra = riders[index]?.[this.#rules.riders[index].choices.of(riderOption(rider))] ?? 0
    } else if (by >= FREE) extra = abilities[by - FREE] ?? 0
    return table[(card * choices + choiceOf(option)) * extras + extra]
  }
}

function numbered(rules: Ruleset, action: Action, index: number, numbering: Numbering): Numbered {
  const extras = extrasOf(rules, index)
  const extraWords = extras ? numbering.words[extras.vocabulary] : NOTHING
  const choiceWords = choiceWordsOf(action, numbering)
  const found: Numbered = {
    table: new Int32Array(rules.pieces.length * choiceWords.length * extraWords.length),
    choices: choiceWords.length,
    extras: extraWords.length,
    choiceOf: choiceOf(rules, action, choiceWords),
    riders: (extras?.riders ?? []).map((names) => names.map((name) => extraWords.indexOf(name))),
    abilities: (extras?.abilities ?? []).map((name) => (name === undefined ? 0 : extraWords.indexOf(name))),
  }
  fill(found, rules, index, numbering)
  return found
}

const NOTHING = ['']

function choiceWordsOf({ choices }: Action, numbering: Numbering): readonly string[] {
  if (choices === undefined) return NOTHING
  return isNamed(choices) ? choices.names : numbering.words[choices]
}

function choiceOf(rules: Ruleset, { choices }: Action, words: readonly string[]): (option: number) => number {
  if (choices === undefined) return () => 0
  if (isNamed(choices)) return (option) => choices.of(option)
  const ofPiece = rules.pieces.map(({ id }) => Math.max(0, words.indexOf(id)))
  return (option) => ofPiece[option]
}

function fill({ table, choices, extras }: Numbered, rules: Ruleset, action: number, numbering: Numbering): void {
  const sorts = sortsOf(rules, rules.actions[action])
  const hasChoice = rules.actions[action].choices !== undefined
  const hasExtra = extrasOf(rules, action) !== undefined
  const byFamily = new Map(
    [undefined, ...sorts].map((sort) => [sort, numbering.numbersOf(familyOf(rules, action, sort))]),
  )
  for (const { index, id, sort } of rules.pieces) {
    const known = sorts.includes(sort) ? sort : undefined
    const numberOf = byFamily.get(known)
    const card = known === undefined ? [] : [numbering.words[known].indexOf(id)]
    for (let c = 0; c < choices; c++) {
      for (let e = 0; e < extras; e++) {
        const which = [...card, ...(hasChoice ? [c] : []), ...(hasExtra ? [e] : [])]
        table[(index * choices + c) * extras + e] = numberOf?.(which) ?? -1
      }
    }
  }
}

/** Order of equal moves: first those that use up no power, then cheaper ones, then by number. */
export const byCost = (a: Move, b: Move): number =>
  Number(a.by >= FREE) - Number(b.by >= FREE) ||
  moveCode.total(a.pay) - moveCode.total(b.pay) ||
  a.pay - b.pay ||
  a.by - b.by ||
  a.rider - b.rider ||
  a.option - b.option ||
  a.card - b.card
