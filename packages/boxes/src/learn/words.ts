/** Words of inputs and actions, collected from all rules: pieces by sort, questions, powers. */
import { type Box, compile, EDITIONS, type Ruleset, type Terms } from '@heptapolis/engine/show'

/** Words by vocabulary, in order of appearance; words are only added. */
export class Vocabulary {
  readonly #words = new Map<string, string[]>()

  constructor(before: Readonly<Record<string, readonly string[]>>) {
    for (const [vocabulary, words] of Object.entries(before)) this.#words.set(vocabulary, [...words])
  }

  add(vocabulary: string, words: readonly string[]): void {
    const known = this.#words.get(vocabulary) ?? []
    this.#words.set(vocabulary, [...new Set([...known, ...words])])
  }

  get all(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(this.#words)
  }
}

/** Rules that cover everything: each edition with all compatible boxes, and the others alone. */
export function everyRules(library: readonly Box[]): Ruleset[] {
  return EDITIONS.flatMap((edition) => {
    const rulesWith = (boxes: string[]): Ruleset[] => {
      const terms: Terms = { edition, boxes, seats: [{}, {}, {}, {}] }
      const rules = compile(terms, library)
      return rules.ok ? [rules.value] : []
    }
    const ids = library.slice(1).map(({ id }) => id)
    const together: string[] = []
    for (const id of ids) if (rulesWith([...together, id]).length > 0) together.push(id)
    return [together, ...ids.filter((id) => !together.includes(id)).map((id) => [id])].flatMap(rulesWith)
  })
}

/** Sorts of pieces played from hands. */
export const playedSorts = ({ hands }: Ruleset): string[] => [
  ...new Set(hands.flatMap(({ inputs }) => (inputs?.as === 'pieces' ? inputs.sorts : []))),
]

/** Boards and stages are in front of a city from the start, and face-down cards have no name. */
const NOT_TAKEN = ['board', 'stage', 'unknown']

/** Sorts of pieces that a question can offer. */
export const takenSorts = ({ pieces }: Ruleset): string[] =>
  [...new Set(pieces.map(({ sort }) => sort))].filter((sort) => !NOT_TAKEN.includes(sort))

export const idsOf = ({ pieces }: Ruleset, wanted: string): string[] =>
  pieces.filter(({ sort }) => sort === wanted).map(({ id }) => id)
