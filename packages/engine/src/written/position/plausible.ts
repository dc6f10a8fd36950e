/** Positions that cannot come about: too many copies of a card, more tokens than there are, cards of an Age to come. */
import type { Column } from '../../kernel/columns/column.ts'
import { formOf, numbersOf } from '../../kernel/position/fields.ts'
import { tooOften } from '../../kernel/position/naming.ts'
import type { Problem } from '../../kernel/result.ts'
import type { Game, Piece } from '../../rules/contract/box.ts'
import { COLUMNS } from '../../rules/state.ts'

const state = COLUMNS

export const implausible = (g: Game): Problem | undefined => tooEarly(g) ?? tooManyCopies(g) ?? tooManyTokens(g)

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

function tooManyTokens(g: Game): Problem | undefined {
  const supply = new Map<string, number>()
  for (const box of g.rules.boxes) {
    for (const [field, tokens] of Object.entries(box.supply ?? {})) supply.set(field, (supply.get(field) ?? 0) + tokens)
  }
  for (const column of g.rules.columns) {
    const most = supply.get(column.field)
    if (most === undefined || !column.perCity) continue
    const held = numbersOf(g, column, 0)
    for (let seat = 1; seat < g.rules.cities; seat++) {
      for (const [i, tokens] of numbersOf(g, column, seat).entries()) held[i] += tokens
    }
    const many = Math.max(...held)
    if (many <= most) continue
    const message = `${column.field}: all cities together have ${many} tokens of one kind; there are ${most}.`
    return { code: 'too-many-tokens', message }
  }
  return undefined
}
