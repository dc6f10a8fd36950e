/**
 * Permanent numbering: every entry is a product of words, and new entries are numbered behind all earlier ones. A
 * family is a name with vocabularies (`hand` × `card`); its entries are in chunks, one per growth of a vocabulary.
 */

/** Words by vocabulary; their places are permanent. */
export type Words = Readonly<Record<string, readonly string[]>>

export interface Family {
  readonly of: string
  /** Vocabularies; the last one varies fastest. */
  readonly by: readonly string[]
}

/** Range of words of each vocabulary. */
export interface Chunk extends Family {
  readonly from: readonly number[]
  readonly to: readonly number[]
}

interface Placed extends Chunk {
  /** Number of its first entry. */
  readonly first: number
}

const keyOf = ({ of, by }: Family): string => [of, ...by].join(' ')
const sizeOf = ({ from, to }: Chunk): number => from.reduce((size, one, i) => size * (to[i] - one), 1)

export class Numbering {
  readonly words: Words
  /** Earlier chunks, followed by new ones. */
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

  /** Number of an entry, given a word index per vocabulary; -1 for none. */
  number(family: Family, ...which: readonly number[]): number {
    return this.numbersOf(family)(which)
  }

  /** Number function for many entries of a family. */
  numbersOf(family: Family): (which: readonly number[]) => number {
    const chunks = this.#byFamily.get(keyOf(family)) ?? []
    return (which) => {
      for (const chunk of chunks) if (isWithin(chunk, which)) return numberIn(chunk, which)
      return -1
    }
  }

  /** Names of all entries. */
  names(): string[] {
    return Array.from({ length: this.size }, (_, number) => this.name(number))
  }

  /** Number of the entry with this name; undefined for none. */
  named(name: string): number | undefined {
    this.#byName ??= new Map(this.names().map((one, number) => [one, number]))
    return this.#byName.get(name)
  }

  /** Name of the entry. */
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

/** Empty word: the entry without an extra. */
export const PLAIN = ''

/** Entries of a family without numbers: vocabulary by vocabulary, the new words with all others. */
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
