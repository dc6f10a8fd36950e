/** Lookup of the legal move that a typed command means, or of several to choose from. */
import type { MoveJson } from '@heptapolis/engine'

/** A numbered line of a question: a card with its moves, or one answer. */
export interface TypedItem {
  card: string | undefined
  moves: readonly MoveJson[]
}

/** One move, several to choose from, or none: `index` counts the moves of the item. */
export type TypedUse = { is: 'move'; index: number } | { is: 'several'; indexes: readonly number[] } | { is: 'none' }

/**
 * Moves of an item by action and stage. Without extras, such as a moving ship, if there are such moves; extras are
 * listed by the bare number. Payments differ in who gets the coins, so they are never chosen silently.
 */
export function chosenUse({ moves }: TypedItem, action?: string, stage?: number): TypedUse {
  const fitting = moves
    .map((move, index) => ({ move, index }))
    .filter(
      ({ move }) => (action === undefined || move.action === action) && (stage === undefined || move.stage === stage),
    )
  const bare = action === undefined ? [] : fitting.filter(({ move }) => extrasIn(move) === 0)
  const meant = bare.length > 0 ? bare : fitting
  const [only] = meant
  if (!only) return { is: 'none' }
  if (meant.length === 1) return { is: 'move', index: only.index }
  const sorted = meant.toSorted((a, b) => extrasIn(a.move) - extrasIn(b.move))
  return { is: 'several', indexes: sorted.map(({ index }) => index) }
}

const COMMON = new Set(['action', 'card', 'pay', 'from', 'by', 'stage', 'half'])

const extrasIn = (move: MoveJson): number => Object.keys(move).filter((field) => !COMMON.has(field)).length

/** Cards in this order, two copies one by one, then every answer without a card. */
export function itemsOf(moves: readonly MoveJson[], cards: readonly string[]): TypedItem[] {
  const others = new Set(moves.flatMap(({ card }) => card ?? []).filter((card) => !cards.includes(card)))
  const named = [...cards, ...others]
  const withCards = named.map((card) => ({ card, moves: moves.filter((move) => move.card === card) }))
  const bare = moves.filter(({ card }) => card === undefined).map((move) => ({ card: undefined, moves: [move] }))
  return [...withCards.filter((item) => item.moves.length > 0), ...bare]
}
