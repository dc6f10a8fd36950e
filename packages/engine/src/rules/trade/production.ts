/**
 * Production of a city, for itself and for sale, with all modifiers. The market, effects, screens and bots all use it.
 */
import type { Game, Piece } from '../contract/box.ts'
import { oncePerRuleset } from '../once.ts'
import { COLUMNS } from '../state.ts'
import { Goods, kindsOf } from './goods.ts'
import { missing, plus, setOf, vectorOf } from './vector.ts'

const state = COLUMNS

/** Fills in the whole production of a city. */
export function goodsMade(g: Game, seat: number, goods: Goods): void {
  goods.sure = state.made.get(g, seat)
  goods.size = state.madeChoices.size(g, seat)
  for (let i = 0; i < goods.size; i++) goods.choices[i] = state.madeChoices.item(g, seat, i)
  const { production } = g.rules.modifiers
  for (let i = 0; i < production.length; i++) production[i](g, seat, goods)
}

/** Fills in the production of brown cards, grey cards and board, which the city sells. */
export function goodsSold(g: Game, city: number, goods: Goods): void {
  goods.sure = state.sold.get(g, city)
  goods.size = state.soldChoices.size(g, city)
  for (let i = 0; i < goods.size; i++) goods.choices[i] = state.soldChoices.item(g, city, i)
  const { sale } = g.rules.modifiers
  for (let i = 0; i < sale.length; i++) sale[i](g, city, goods)
}

const stock = new Goods()

/** Kinds that brown cards, grey cards and board produce, as a set. */
export function kindsSold(g: Game, city: number): number {
  goodsSold(g, city, stock)
  return kindsOf(stock)
}

const compared = new Goods()

/** Whether the city produces something in `after` that it does not in `before`. */
export function makesMore(before: Game, after: Game, seat: number): boolean {
  goodsMade(before, seat, compared)
  const { sure, size } = compared
  goodsMade(after, seat, compared)
  return missing(compared.sure, sure) !== 0 || compared.size > size
}

/** Production of the board as a vector; empty if its starting benefit is lost. */
export function goodsOfBoard(g: Game, city: number): number {
  if (state.boardBlocked.get(g, city) !== 0) return 0
  return outputsOf(g.rules)[g.rules.boards[state.board.get(g, city)].piece.index].sure
}

/** Printed production of a piece: a vector, and sets with one resource of each. */
export interface Output {
  readonly sure: number
  readonly choices: readonly number[]
}

function outputOf({ effects }: Piece): Output {
  const made = effects.flatMap(({ effect }) => (effect.kind === 'produce' ? [effect] : []))
  return {
    sure: made.reduce((sum, { all = [] }) => plus(sum, vectorOf(all)), 0),
    choices: made.flatMap(({ any }) => (any ? [setOf(any)] : [])),
  }
}

/** Printed production of every piece, by index. */
export const outputsOf = oncePerRuleset(({ pieces }) => pieces.map(outputOf))
