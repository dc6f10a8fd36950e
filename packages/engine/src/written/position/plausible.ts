/** Detects impossible positions: more cards or tokens than exist in this game, and pieces of later Ages. */
import { type Column, List } from '../../kernel/columns/column.ts'
import { formOf, numbersOf } from '../../kernel/position/fields.ts'
import type { Problem } from '../../kernel/result.ts'
import { PUBLIC } from '../../kernel/sight.ts'
import type { Amount, Game, Piece } from '../../rules/contract/box.ts'
import { inGame, isAgeCard } from '../../rules/in-game.ts'
import { coded, tooOften } from '../../rules/problem.ts'
import { COLUMNS } from '../../rules/state.ts'
import { deckParts } from '../../rules/turn/deal.ts'

const state = COLUMNS

export const implausible = (g: Game): Problem | undefined =>
  tooEarly(g) ?? tooManyCopies(g) ?? tooManyDrawn(g) ?? tooManyTokens(g) ?? ofBoxes(g)

function ofBoxes(g: Game): Problem | undefined {
  let found: Problem | undefined
  for (const { position } of g.rules.boxes) found ??= position?.implausible?.(g)
  return found
}

/** Visits every placed piece with its column and seat. */
function eachPlace(g: Game, visit: (piece: Piece, column: Column, seat: number) => void): void {
  for (const column of g.rules.columns) {
    if (!formOf(column)?.lies) continue
    for (let seat = 0; seat < (column.perCity ? g.rules.cities : 1); seat++) {
      for (const index of numbersOf(g, column, seat)) if (index > 0) visit(g.rules.pieces[index], column, seat)
    }
  }
}

function tooEarly(g: Game): Problem | undefined {
  const now = state.age.get(g)
  let found: Problem | undefined
  eachPlace(g, (piece, { perCity }, seat) => {
    const age = perCity || isAgeCard(piece) ? sinceWhen(g, seat, piece) : 0
    if (found || age <= now) return
    found = coded('too-early', { card: piece.id, nameId: piece.nameId, age, now, seat: perCity ? seat : undefined })
  })
  return found
}

/** First Age in which the piece can be there. */
function sinceWhen(g: Game, seat: number, piece: Piece): number {
  const { position } = g.rules.boxes.find(({ id }) => id === piece.box) ?? {}
  return position?.since?.(g, seat, piece) ?? (isAgeCard(piece) ? piece.age : 0)
}

/** Checks that all places together hold no more copies of a piece than take part. */
function tooManyCopies(g: Game): Problem | undefined {
  const found = new Map<Piece, number>()
  eachPlace(g, (piece) => found.set(piece, (found.get(piece) ?? 0) + 1))
  for (const [piece, places] of found) {
    const copies = inGame(g.rules, piece)
    if (copies === 0) return coded('not-in-game', { card: piece.id, nameId: piece.nameId, players: g.rules.players })
    if (places > copies) return tooOften(piece, places, copies)
  }
  return undefined
}

/** Checks that no more cards of a random pool are in play than are drawn. */
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
    const problem = column.perCity ? tokenProblem(g, column) : undefined
    if (problem) return problem
  }
  return undefined
}

/** Limits of each kind of token: for all cities together, and per city. */
function tokenProblem(g: Game, column: Column): Problem | undefined {
  const { field } = column
  const owners = g.rules.boxes.filter(({ supply }) => supply?.[field] !== undefined)
  if (owners.length === 0) return undefined
  const held = Array.from({ length: g.rules.cities }, (_, seat) => tokensIn(g, column, seat))
  for (const kind of new Set(held.flatMap((tokens) => [...tokens.keys()]))) {
    const together = sum(held.map((tokens) => tokens.get(kind) ?? 0))
    const all = sum(owners.map(({ supply }) => amount(g, supply?.[field], kind, PUBLIC)))
    const now = state.age.get(g)
    if (together > all) {
      return coded('too-many-tokens', { field, ...kindOf(g, column, kind), tokens: together, most: all, now })
    }
    for (const [seat, tokens] of held.entries()) {
      const most = sum(
        owners.map(({ supply, mostHeld }) => amount(g, mostHeld?.[field] ?? supply?.[field], kind, seat)),
      )
      if ((tokens.get(kind) ?? 0) > most) return coded('too-many-in-city', { seat, field, most })
    }
  }
  return undefined
}

/** Number of each kind in a city: lists name kinds, other columns count them by place. */
function tokensIn(g: Game, column: Column, seat: number): Map<number, number> {
  const held = new Map<number, number>()
  for (const [place, number] of numbersOf(g, column, seat).entries()) {
    if (column instanceof List) held.set(number, (held.get(number) ?? 0) + 1)
    else if (number > 0) held.set(place, number)
  }
  return held
}

const amount = (g: Game, of: Amount = 0, kind: number, seat: number): number =>
  typeof of === 'number' ? of : of(g, kind, seat)

/** Name of a kind, if there are several. */
function kindOf(g: Game, column: Column, kind: number): { value?: number; nameId?: string } {
  const shape = formOf(column)?.shape
  if (shape?.is === 'tokens') return { value: shape.values[kind] }
  if (shape?.is === 'pieces') return { nameId: g.rules.pieces[kind].nameId }
  return shape?.is === 'numbers' && column instanceof List ? { value: kind } : {}
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)
