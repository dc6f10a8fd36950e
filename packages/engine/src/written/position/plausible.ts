/** Positions that cannot come about: too many copies of a card, more tokens than there are, cards of an Age to come. */
import type { Column } from '../../kernel/columns/column.ts'
import { formOf, numbersOf } from '../../kernel/position/fields.ts'
import type { Problem } from '../../kernel/result.ts'
import type { Game, Piece } from '../../rules/contract/box.ts'
import { coded, tooOften } from '../../rules/problem.ts'
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
    const tokens = Math.max(...held)
    if (tokens > most) return coded('too-many-tokens', { field: column.field, tokens, most })
  }
  return undefined
}
