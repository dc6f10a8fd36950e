/**
 * Numbers that never change: every entry is a product of words, and what is new is numbered behind all that was there
 * before. A family is a name with some vocabularies (`hand` × `card`); its entries lie in chunks, one for each time a
 * vocabulary of it has grown.
 */

/** Words by vocabulary; their places never change. */
export type Words = Readonly<Record<string, readonly string[]>>

export interface Family {
  readonly of: string
  /** Vocabularies; the last one varies fastest. */
  readonly by: readonly string[]
}

/** From which word of each vocabulary of the family up to which. */
export interface Chunk extends Family {
  readonly from: readonly number[]
  readonly to: readonly number[]
}

interface Placed extends Chunk {
  /** The number of its first entry. */
  readonly first: number
}

const keyOf = ({ of, by }: Family): string => [of, ...by].join(' ')
const sizeOf = ({ from, to }: Chunk): number => from.reduce((size, one, i) => size * (to[i] - one), 1)

export class Numbering {
  readonly words: Words
  /** Those there were, and behind them those that were added. */
  readonly chunks: readonly Chunk[]
  readonly size: number
  readonly #placed: readonly Placed[]
  readonly #byFamily: ReadonlyMap<string, readonly Placed[]>
  #byName: ReadonlyMap<string, number> | undefined = undefined

  constructor(words: Words, families: readonly Family[], before: readonly Chunk[]) {
    this.words = words
    this.chunks = [...before, ...families.flatMap((family) => added(family, words, before))]
    const placed: Placed[] = []
    let first = 0
    for (const chunk of this.chunks) {
      placed.push({ ...chunk, first })
      first += sizeOf(chunk)
    }
    this.size = first
    this.#placed = placed
    this.#byFamily = Map.groupBy(placed, keyOf)
  }

  /** The number of an entry: which word of each vocabulary; -1 where there is none. */
  number(family: Family, ...which: readonly number[]): number {
    return this.numbersOf(family)(which)
  }

  /** The same for many entries of a family. */
  numbersOf(family: Family): (which: readonly number[]) => number {
    const chunks = this.#byFamily.get(keyOf(family)) ?? []
    return (which) => {
      for (const chunk of chunks) if (isWithin(chunk, which)) return numberIn(chunk, which)
      return -1
    }
  }

  /** All entries in words. */
  names(): string[] {
    return Array.from({ length: this.size }, (_, number) => this.name(number))
  }

  /** The number of the entry that is called so, undefined where none is. */
  named(name: string): number | undefined {
    this.#byName ??= new Map(this.names().map((one, number) => [one, number]))
    return this.#byName.get(name)
  }

  /** The entry in words. */
  name(number: number): string {
    const chunk = this.#placed.findLast(({ first }) => first <= number)
    if (!chunk || number >= this.size) throw new Error(`No entry has the number ${number}`)
    const words: string[] = []
    let rest = number - chunk.first
    for (let i = chunk.by.length - 1; i >= 0; i--) {
      const width = chunk.to[i] - chunk.from[i]
      const word = this.words[chunk.by[i]][chunk.from[i] + (rest % width)]
      if (word !== PLAIN) words.unshift(word)
      rest = Math.floor(rest / width)
    }
    return [chunk.of, ...words].join(' ')
  }
}

function isWithin({ from, to }: Chunk, which: readonly number[]): boolean {
  for (let i = 0; i < which.length; i++) if (which[i] < from[i] || which[i] >= to[i]) return false
  return true
}

function numberIn({ from, to, first }: Placed, which: readonly number[]): number {
  let at = 0
  for (let i = 0; i < which.length; i++) at = at * (to[i] - from[i]) + which[i] - from[i]
  return first + at
}

/** A word that says nothing: the entry without anything besides. */
export const PLAIN = ''

/** What of a family has no number yet: vocabulary by vocabulary, the words that are new with all of the others. */
function added(family: Family, words: Words, before: readonly Chunk[]): Chunk[] {
  const key = keyOf(family)
  const known = before.filter((chunk) => keyOf(chunk) === key)
  const had = family.by.map((_, i) => Math.max(0, ...known.map(({ to }) => to[i])))
  const have = family.by.map((vocabulary) => words[vocabulary].length)
  if (family.by.length === 0) return known.length > 0 ? [] : [{ ...family, from: [], to: [] }]
  const chunks = family.by.map((_, grown): Chunk => {
    const from = family.by.map((_, i) => (i === grown ? had[i] : 0))
    const to = family.by.map((_, i) => (i <= grown ? have[i] : had[i]))
    return { ...family, from, to }
  })
  return chunks.filter((chunk) => sizeOf(chunk) > 0)
}
