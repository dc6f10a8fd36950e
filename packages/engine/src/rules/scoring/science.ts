/** Science score: the best use of all symbols of a city, whatever their source. */

type Counts = readonly [number, number, number]

export interface ScienceHand {
  /** Compasses, gears, tablets. */
  counts: [number, number, number]
  /** Symbols of free choice. */
  wild: number
  /** Number of symbols that may be copied, and cards of each kind to copy from. */
  borrowed: number
  lenders: [number, number, number]
  /** Symbols of the most frequent kind. */
  most: number
  /** Own symbols that may be exchanged for another kind; copied ones may not. */
  swaps: number
  perSet: number
  /** Guilds that count again; their symbols belong to the same hand. */
  again: GuildAgain[]
}

/** Guild that counts again for a city, by its points or its symbols. */
export interface GuildAgain {
  /** Piece with this effect; it gets the points. */
  readonly by: { readonly id: string; readonly scoreLine: string }
  /** Maximum points of the guilds to choose from. */
  readonly points: number
  /** Symbols of free choice that one of them gives; 0 for none. */
  readonly symbols: number
}

export const emptyHand = (perSet: number): ScienceHand => ({
  counts: [0, 0, 0],
  wild: 0,
  borrowed: 0,
  lenders: [0, 0, 0],
  most: 0,
  swaps: 0,
  perSet,
  again: [],
})

/** Square of each symbol's count, plus the points per set of three different ones. */
export function plainScience(a: number, b: number, c: number, perSet: number): number {
  return a * a + b * b + c * c + Math.min(a, b, c) * perSet
}

/** Best use of a science hand. */
export interface ScienceUse {
  /** The points of all symbols. */
  science: number
  /** Symbols of free choice, including those of guilds that count again. */
  wild: number
  /** Points of each guild that counts again; 0 for one that gives its symbols instead. */
  again: readonly number[]
  total: number
}

const NONE: readonly number[] = []

/** Best use of the hand: guilds that count again are decided together with all symbols. */
export function bestScience(hand: ScienceHand): ScienceUse {
  if (hand.again.length === 0) {
    const science = scienceScore(hand)
    return { science, wild: hand.wild, again: NONE, total: science }
  }
  let best = useWith(hand, 0)
  for (let symbolic = 1; symbolic < 1 << hand.again.length; symbolic++) {
    const use = useWith(hand, symbolic)
    if (use.total > best.total) best = use
  }
  return best
}

/** Use in which these guilds, as bits, give symbols and the others give points. */
function useWith(hand: ScienceHand, symbolic: number): ScienceUse {
  const gives = (i: number): boolean => (symbolic & (1 << i)) !== 0
  const again = hand.again.map(({ points }, i) => (gives(i) ? 0 : points))
  const wild = hand.again.reduce((sum, { symbols }, i) => sum + (gives(i) ? symbols : 0), hand.wild)
  const science = scienceScore(hand, wild)
  return { science, wild, again, total: again.reduce((sum, points) => sum + points, science) }
}

/** Maximum points of the symbols alone. Choices may be made in any order. */
export function scienceScore(hand: ScienceHand, wild = hand.wild): number {
  const [a, b, c] = hand.counts
  if (hand.borrowed + hand.swaps === 0) {
    if (hand.most === 0) return withFree(a, b, c, wild, hand.perSet)
    if (wild === 0) return withMajority(a, b, c, hand.most, hand.perSet)
  }
  const choices = new Choices(hand)
  choices.from(hand.counts, [0, 0, 0], wild, hand.most, hand.swaps)
  return choices.best
}

/** Without other choices, all majority symbols join the largest kind. */
function withMajority(a: number, b: number, c: number, most: number, perSet: number): number {
  if (a >= b && a >= c) return plainScience(a + most, b, c, perSet)
  return b >= c ? plainScience(a, b + most, c, perSet) : plainScience(a, b, c + most, perSet)
}

function withFree(a: number, b: number, c: number, wild: number, perSet: number): number {
  let top = 0
  for (let i = 0; i <= wild; i++) {
    for (let j = 0; i + j <= wild; j++) top = Math.max(top, plainScience(a + i, b + j, c + wild - i - j, perSet))
  }
  return top
}

const KINDS = [0, 1, 2] as const

const plus = ([a, b, c]: Counts, kind: number, by: number): Counts => [
  a + (kind === 0 ? by : 0),
  b + (kind === 1 ? by : 0),
  c + (kind === 2 ? by : 0),
]

/**
 * Tries all choices in all relevant orders. While majority symbols remain, another choice comes first only to raise a
 * kind. `own` are symbols of the city, `lent` those of its neighbours.
 */
class Choices {
  best = 0
  private readonly hand: ScienceHand
  private readonly met = new Set<number>()

  constructor(hand: ScienceHand) {
    this.hand = hand
  }

  from(own: Counts, lent: Counts, wild: number, most: number, swaps: number): void {
    if (this.hand.most > 0 && !this.isNew(own, lent, wild, most, swaps)) return
    if (most === 0) {
      this.end(own, lent, wild, swaps)
      return
    }
    const largest = Math.max(own[0] + lent[0], own[1] + lent[1], own[2] + lent[2])
    for (const kind of KINDS) {
      const more = plus(own, kind, 1)
      if (own[kind] + lent[kind] === largest) this.from(more, lent, wild, most - 1, swaps)
      else {
        if (wild > 0) this.from(more, lent, wild - 1, most, swaps)
        if (this.lends(lent, kind)) this.from(own, plus(lent, kind, 1), wild, most, swaps)
      }
      if (swaps > 0) for (const other of exchanged(own, kind)) this.from(other, lent, wild, most, swaps - 1)
    }
  }

  /** Scores the remaining choices, whose order no longer matters. */
  private end(own: Counts, lent: Counts, wild: number, swaps: number): void {
    this.borrow(own, lent, wild, 0)
    if (swaps === 0) return
    for (const kind of KINDS) for (const other of exchanged(own, kind)) this.end(other, lent, wild, swaps - 1)
  }

  private borrow(own: Counts, lent: Counts, wild: number, from: number): void {
    let last = true
    for (let kind = from; kind < KINDS.length; kind++) {
      if (!this.lends(lent, kind)) continue
      this.borrow(own, plus(lent, kind, 1), wild, kind)
      last = false
    }
    if (!last) return
    const points = withFree(own[0] + lent[0], own[1] + lent[1], own[2] + lent[2], wild, this.hand.perSet)
    this.best = Math.max(this.best, points)
  }

  private lends(lent: Counts, kind: number): boolean {
    const { borrowed, lenders } = this.hand
    return lent[kind] < lenders[kind] && lent[0] + lent[1] + lent[2] < borrowed
  }

  private isNew(own: Counts, lent: Counts, wild: number, most: number, swaps: number): boolean {
    let key = 0
    for (const n of [...own, ...lent, wild, most, swaps]) key = key * 32 + n
    const before = this.met.size
    return this.met.add(key).size > before
  }
}

/** Exchanges an own symbol of this kind for either other kind. */
function exchanged(own: Counts, kind: number): Counts[] {
  if (own[kind] === 0) return []
  const rest = plus(own, kind, -1)
  return [plus(rest, (kind + 1) % 3, 1), plus(rest, (kind + 2) % 3, 1)]
}
