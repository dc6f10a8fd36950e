/** Positions that cannot come about: too many copies of a card, more cards or tokens than there are, cards of an Age to come. */
import type { Column } from '../../kernel/columns/column.ts'
import { formOf, numbersOf } from '../../kernel/position/fields.ts'
import type { Problem } from '../../kernel/result.ts'
import type { Game, Piece } from '../../rules/contract/box.ts'
import { coded, tooOften } from '../../rules/problem.ts'
import { COLUMNS } from '../../rules/state.ts'
import { deckParts } from '../../rules/turn/deal.ts'

const state = COLUMNS

export const implausible = (g: Game): Problem | undefined =>
  tooEarly(g) ?? tooManyCopies(g) ?? tooManyDrawn(g) ?? tooManyTokens(g)

/** Visits every piece that lies somewhere, with the column and the seat. */
function eachPlace(g: Game, visit: (piece: Piece, column: Column, seat: number) => void): void {
  for (const column of g.rules.columns) {
    if (!formOf(column)?.lies) continue
    for (let seat = 0; seat < (column.perCity ? g.rules.cities : 1); seat++) {
      for (const index of numbersOf(g, column, seat)) if (index > 0) visit(g.rules.pieces[index], column, seat)
    }
  }
}

const AGE_CARDS = ['card', 'guild']

function tooEarly(g: Game): Problem | undefined {
  const now = state.age.get(g)
  let found: Problem | undefined
  eachPlace(g, ({ id, nameId, sort, age }, { perCity }, seat) => {
    if (found || age <= now || !AGE_CARDS.includes(sort)) return
    found = coded('too-early', { card: id, nameId, age, now, seat: perCity ? seat : undefined })
  })
  return found
}

/** Hands, piles, cities and what lies under wonders together hold no more of a piece than was printed. */
function tooManyCopies(g: Game): Problem | undefined {
  const found = new Map<Piece, number>()
  eachPlace(g, (piece) => found.set(piece, (found.get(piece) ?? 0) + 1))
  for (const [piece, places] of found) {
    const printed = Math.max(1, piece.copies.length)
    if (places > printed) return tooOften(piece, places, printed)
  }
  return undefined
}

/** Of the cards that are drawn for a deck no more are in the game than that. */
function tooManyDrawn(g: Game): Problem | undefined {
  for (const [age, parts] of deckParts(g.rules).entries()) {
    for (const { drawn } of parts) {
      if (!drawn) continue
      const lying: Piece[] = []
      eachPlace(g, (piece) => void (drawn.from.includes(piece.index) && lying.push(piece)))
      if (lying.length <= drawn.count) continue
      const nameIds = lying.map(({ nameId }) => nameId)
      return coded('too-many-drawn', { nameIds, age, drawn: drawn.count })
    }
  }
  return undefined
}

function tooManyTokens(g: Game): Problem | undefined {
  for (const column of g.rules.columns) {
    const { field, perCity } = column
    const owners = g.rules.boxes.filter(({ supply }) => supply?.[field] !== undefined)
    if (owners.length === 0 || !perCity) continue
    const all = sum(owners.map(({ supply }) => supply?.[field] ?? 0))
    const each = sum(owners.map(({ supply, mostHeld }) => mostHeld?.[field] ?? supply?.[field] ?? 0))
    const problem = tokenProblem(g, column, all, each)
    if (problem) return problem
  }
  return undefined
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** Tokens of one kind: so many for all cities together, and so many for each. */
function tokenProblem(g: Game, column: Column, all: number, each: number): Problem | undefined {
  const held = Array.from({ length: g.rules.cities }, (_, seat) => numbersOf(g, column, seat))
  const together = Math.max(...held[0].map((_, kind) => sum(held.map((tokens) => tokens[kind]))))
  if (together > all) return coded('too-many-tokens', { field: column.field, tokens: together, most: all })
  const seat = held.findIndex((tokens) => Math.max(...tokens) > each)
  if (seat < 0) return undefined
  return coded('too-many-in-city', { seat, field: column.field, most: each })
}
