/** Laws on goods: what cities make, what they sell, and at which price. */
import { COLOURS, eachPiece, type Game, type Goods, type Piece, type Seller, state, vector } from '@heptapolis/engine'
import { bitsOf, lawsOf } from './laws.ts'
import { openLaws } from './tower-board.ts'

const MUTE_BROWN = bitsOf(lawsOf('muteBrown'))
const ENDLESS_BROWN = bitsOf(lawsOf('endlessBrown'))
const MUTED = lawsOf('muteCards')
const MUTED_BITS = bitsOf(MUTED)
const GOODS = lawsOf('good').map(({ bit, law }) => ({ bit, set: vector.setOf(law.any) }))
const GOOD_BITS = bitsOf(lawsOf('good'))
const PRICES = lawsOf('price')
const PRICE_BITS = bitsOf(PRICES)

/** Ruling: the goods the laws give to everybody are not for sale, so they are no part of `bendSale`. */
export function bendProduction(g: Game, seat: number, goods: Goods): void {
  const open = openLaws(g)
  if (open === 0) return
  if ((open & MUTED_BITS) !== 0) for (const card of mutedCards(g, seat, open)) takeAway(goods, card)
  bendBrown(g, seat, goods, open)
  if ((open & GOOD_BITS) === 0) return
  for (const { bit, set } of GOODS) if ((open & bit) !== 0) goods.choose(set)
}

/** Ruling: what a law silences is not for sale either, and endless goods are sold in any number. */
export const bendSale = (g: Game, city: number, goods: Goods): void => bendBrown(g, city, goods, openLaws(g))

function bendBrown(g: Game, city: number, goods: Goods, open: number): void {
  if ((open & (MUTE_BROWN | ENDLESS_BROWN)) === 0) return
  for (let i = 0; i < state.cards.size(g, city); i++) {
    const card = g.rules.pieces[state.cards.item(g, city, i)]
    if (card.colour !== BROWN) continue
    const good = singleGood(card)
    if (good === 0 && (open & MUTE_BROWN) !== 0) takeAway(goods, card)
    if (good !== 0 && (open & ENDLESS_BROWN) !== 0) goods.sure |= good * vector.PLENTY
  }
}

const BROWN = COLOURS.indexOf('brown')

/** The one good a card makes as a unit vector; 0 for a card that makes several or offers a choice. */
function singleGood(card: Piece): number {
  let made = 0
  for (const { effect } of card.effects) {
    if (effect.kind !== 'produce') continue
    if (effect.any) return 0
    made = vector.plus(made, vector.vectorOf(effect.all ?? []))
  }
  return vector.units(made) === 1 ? made : 0
}

function takeAway(goods: Goods, card: Piece): void {
  for (const { effect } of card.effects) {
    if (effect.kind !== 'produce') continue
    if (effect.all) goods.sure = vector.missing(goods.sure, vector.vectorOf(effect.all))
    if (effect.any) dropChoice(goods, vector.setOf(effect.any))
  }
}

function dropChoice(goods: Goods, set: number): void {
  const at = goods.choices.subarray(0, goods.size).indexOf(set)
  if (at < 0) return
  goods.size--
  goods.choices[at] = goods.choices[goods.size]
}

function mutedCards(g: Game, seat: number, open: number): Piece[] {
  const cards: Piece[] = []
  for (const { bit, law } of MUTED) {
    if ((open & bit) === 0) continue
    for (const id of law.cards) {
      const card = g.rules.byId.get(id)
      if (card && state.cards.has(g, seat, card.index)) cards.push(card)
    }
  }
  return cards
}

export const bendsSellers = (g: Game): boolean => (openLaws(g) & (MUTED_BITS | PRICE_BITS)) !== 0

/** Rulings: no price falls below nothing, and what goods cost more goes to the seller like the rest. */
export function bendPrices(g: Game, seat: number, seller: Seller): void {
  const open = openLaws(g)
  if ((open & (MUTED_BITS | PRICE_BITS)) === 0) return
  if ((open & MUTED_BITS) !== 0) loseBargains(g, seat, seller, open)
  for (const { bit, law } of PRICES) if ((open & bit) !== 0) seller[law.goods] += law.by
  seller.raw = Math.max(0, seller.raw)
  seller.manufactured = Math.max(0, seller.manufactured)
}

/** A bargain that rests on silenced cards alone is none: its goods cost the coin more again. */
function loseBargains(g: Game, seat: number, seller: Seller, open: number): void {
  const muted = mutedCards(g, seat, open)
  let lost = 0
  for (const card of muted) lost |= bargainsOf(card)
  if (lost === 0) return
  eachPiece(g, seat, (piece) => {
    if (!muted.includes(piece)) lost &= ~bargainsOf(piece)
  })
  if (state.boardBlocked.get(g, seat) === 0) lost &= ~bargainsOf(g.rules.boards[state.board.get(g, seat)].piece)
  if ((lost & (1 << seller.payee)) !== 0) seller.raw++
  if ((lost & (4 << seller.payee)) !== 0) seller.manufactured++
}

/** As the column of bargains counts them: raw left, raw right, manufactured left, manufactured right. */
function bargainsOf(piece: Piece): number {
  let bits = 0
  for (const { effect } of piece.effects) {
    if (effect.kind !== 'trade') continue
    const shift = effect.goods === 'raw' ? 0 : 2
    for (const side of effect.from) bits |= 1 << (shift + (side === 'left' ? 0 : 1))
  }
  return bits
}
