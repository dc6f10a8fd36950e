/** Positions that cannot come about: too many copies of a card, more cards or tokens than there are, cards of an Age to come. */
import type { Column } from '../../kernel/columns/column.ts'
import { formOf, numbersOf } from '../../kernel/position/fields.ts'
import { tooOften } from '../../kernel/position/naming.ts'
import type { Problem } from '../../kernel/result.ts'
import type { Game, Piece } from '../../rules/contract/box.ts'
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
const NUMERALS = ['', 'I', 'II', 'III']

function tooEarly(g: Game): Problem | undefined {
  const now = state.age.get(g)
  let problem: Problem | undefined
  eachPlace(g, ({ id, name, sort, age }, { field, perCity }, seat) => {
    if (problem || age <= now || !AGE_CARDS.includes(sort)) return
    const where = perCity ? `cities[${seat}].${field}` : field
    const message = `${where}: ${name} is a card of Age ${NUMERALS[age]}, but this is Age ${NUMERALS[now] || '0'}.`
    problem = { code: 'too-early', message, card: id }
  })
  return problem
}

/** Hands, piles, cities and what lies under wonders together hold no more of a piece than was printed. */
function tooManyCopies(g: Game): Problem | undefined {
  const found = new Map<Piece, number>()
  eachPlace(g, (piece) => found.set(piece, (found.get(piece) ?? 0) + 1))
  for (const [piece, places] of found) {
    const printed = Math.max(1, piece.copies.length)
    if (places <= printed) continue
    const only = printed === 1 ? 'is only one' : `are only ${printed}`
    return tooOften(piece, `${piece.name} lies in ${places} places, but there ${only} of it.`)
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
      const names = lying.map(({ name }) => name).join(', ')
      const message = `${names}: of these cards only ${drawn.count} are in the deck of Age ${NUMERALS[age]}, not ${lying.length}.`
      return tooOften(lying[lying.length - 1], message)
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
    if (problem) return { code: 'too-many-tokens', message: problem }
  }
  return undefined
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** Tokens of one kind: so many for all cities together, and so many for each. */
function tokenProblem(g: Game, column: Column, all: number, each: number): string | undefined {
  const held = Array.from({ length: g.rules.cities }, (_, seat) => numbersOf(g, column, seat))
  const together = Math.max(...held[0].map((_, kind) => sum(held.map((tokens) => tokens[kind]))))
  if (together > all)
    return `${column.field}: all cities together have ${together} tokens of one kind; there are ${all}.`
  const seat = held.findIndex((tokens) => Math.max(...tokens) > each)
  if (seat < 0) return undefined
  return `cities[${seat}].${column.field}: a city comes to have ${each} tokens of one kind at most, not ${Math.max(...held[seat])}.`
}
