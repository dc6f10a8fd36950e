/**
 * Uses of a resource that a move adds: the cards and wonder stages that need it, and the neighbours who would buy it.
 */
import {
  type Game,
  Goods,
  goodsMade,
  left,
  openSlots,
  type Piece,
  RESOURCES,
  type Resource,
  right,
  stagePieces,
  state,
  vector,
} from '@heptapolis/engine/search'
import { inGame } from '@heptapolis/engine/show'
import { wonderOf } from './conflicts.ts'

export interface ResourceUses {
  readonly goods: readonly Resource[]
  /** Number of cards of this and the next Age that need more of them than the city had. */
  readonly cards: number
  /** True if a stage does. */
  readonly stage: boolean
  /** Wonders of neighbours that lack them and may buy them. */
  readonly buyers: readonly string[]
}

/** Resources with more sources than before, and their uses. */
export function usesOf(before: Game, after: Game, seat: number): ResourceUses {
  const [had, has] = [before, after].map((g) => sourcesOf(g, seat))
  const goods = RESOURCES.filter((_, r) => has[r] > had[r])
  const isShort = ({ price }: Piece): boolean =>
    RESOURCES.some((_, r) => has[r] > had[r] && vector.count(price.need, r) > had[r])
  const stages = openSlots(before, seat).flatMap((slot) => stagePieces(before, seat, slot))
  return {
    goods,
    cards: new Set(
      cardsToCome(before, seat)
        .filter(isShort)
        .map(({ title }) => title),
    ).size,
    stage: stages.some(isShort),
    buyers: isSold(before, after, seat) ? neighboursWithout(before, seat, goods) : [],
  }
}

function sourcesOf(g: Game, seat: number): number[] {
  const made = new Goods()
  goodsMade(g, seat, made)
  const choices = [...made.choices.subarray(0, made.size)]
  return RESOURCES.map((_, r) => vector.count(made.sure, r) + choices.filter((set) => vector.count(set, r) > 0).length)
}

/** Cards of this and the next Age that the city may still build: not all copies are built. */
function cardsToCome(g: Game, seat: number): Piece[] {
  const age = state.age.get(g)
  const built = Array.from({ length: g.rules.cities }, (_, city) => state.cards.items(g, city)).flat()
  return g.rules.pieces.filter(
    (piece) =>
      piece.age >= age &&
      piece.age <= age + 1 &&
      inGame(g.rules, piece) > built.filter((card) => card === piece.index).length &&
      !state.titles.has(g, seat, piece.title),
  )
}

/** Resources of yellow cards and wonders are not sold. */
const isSold = (before: Game, after: Game, seat: number): boolean =>
  soldBy(after, seat).some((source, i) => source !== soldBy(before, seat)[i])

const soldBy = (g: Game, seat: number): number[] => [state.sold.get(g, seat), state.soldChoices.size(g, seat)]

function neighboursWithout(g: Game, seat: number, goods: readonly Resource[]): string[] {
  const lacks = (city: number): boolean => {
    const made = sourcesOf(g, city)
    return goods.some((good) => made[RESOURCES.indexOf(good)] === 0)
  }
  return [...new Set([left(g, seat), right(g, seat)])].filter(lacks).map((city) => wonderOf(g, city))
}
