/** Laws on resources: production, sale and price. */
import {
  COLOURS,
  eachPiece,
  type Game,
  type Goods,
  type Output,
  oncePerRuleset,
  outputsOf,
  type Piece,
  type Seller,
  state,
  vector,
} from '@heptapolis/engine/box'
import { openLaws } from './board.ts'
import { bitsOf, lawsOf } from './laws.ts'

const MUTE_BROWN = bitsOf(lawsOf('muteBrown'))
const ENDLESS_BROWN = bitsOf(lawsOf('endlessBrown'))
const MUTED = lawsOf('muteCards')
const MUTED_BITS = bitsOf(MUTED)
const GOODS = lawsOf('good').map(({ bit, law }) => ({ bit, set: vector.setOf(law.any) }))
const GOOD_BITS = bitsOf(lawsOf('good'))
const PRICES = lawsOf('price')
const PRICE_BITS = bitsOf(PRICES)
const RAW = PRICES.filter(({ law }) => law.goods === 'raw')
const MANUFACTURED = PRICES.filter(({ law }) => law.goods === 'manufactured')

/** Ruling: resources that laws give to all are not for sale, so they are not in `bendSale`. */
export function bendProduction(g: Game, seat: number, goods: Goods): void {
  const open = openLaws(g)
  if (open === 0) return
  if ((open & MUTED_BITS) !== 0) muteCards(g, seat, goods, open)
  bendBrown(g, seat, goods, open)
  if ((open & GOOD_BITS) === 0) return
  for (let i = 0; i < GOODS.length; i++) if ((open & GOODS[i].bit) !== 0) goods.choose(GOODS[i].set)
}

/** Ruling: disabled resources are not for sale, and endless ones are sold in any number. */
export const bendSale = (g: Game, city: number, goods: Goods): void => bendBrown(g, city, goods, openLaws(g))

function bendBrown(g: Game, city: number, goods: Goods, open: number): void {
  if ((open & (MUTE_BROWN | ENDLESS_BROWN)) === 0) return
  const browns = brownCards(g.rules)
  const size = state.cards.size(g, city)
  let endless = 0
  for (let i = 0; i < size; i++) {
    const brown = browns[state.cards.item(g, city, i)]
    if (!brown) continue
    if (brown.isSingle) endless |= brown.output.sure
    else if ((open & MUTE_BROWN) !== 0) takeAway(goods, brown.output)
  }
  // Last, so that nothing is subtracted from endless resources.
  if ((open & ENDLESS_BROWN) !== 0) goods.sure |= endless * vector.PLENTY
}

const BROWN = COLOURS.indexOf('brown')

/** Whether each piece is a brown card, by index. */
const brownCards = oncePerRuleset((rules) =>
  rules.pieces.map(({ colour, index }) => {
    const output = outputsOf(rules)[index]
    return colour === BROWN ? { output, isSingle: isSingle(output) } : undefined
  }),
)

/** Whether a card produces one resource without a choice. */
const isSingle = ({ sure, choices }: Output): boolean => choices.length === 0 && vector.units(sure) === 1

function takeAway(goods: Goods, { sure, choices }: Output): void {
  goods.sure = vector.missing(goods.sure, sure)
  for (let i = 0; i < choices.length; i++) dropChoice(goods, choices[i])
}

function dropChoice(goods: Goods, set: number): void {
  let at = 0
  while (at < goods.size && goods.choices[at] !== set) at++
  if (at === goods.size) return
  goods.size--
  goods.choices[at] = goods.choices[goods.size]
}

/** Cards that laws disable by name. */
const mutedOf = oncePerRuleset((rules) =>
  MUTED.flatMap(({ bit, law }) => {
    const cards = law.cards.flatMap((id) => rules.byId.get(id) ?? [])
    return cards.map((card) => ({ bit, card, output: outputsOf(rules)[card.index], bargains: bargainsOf(card) }))
  }),
)

type Muted = ReturnType<typeof mutedOf>[number]

const isMuted = (g: Game, seat: number, open: number, { bit, card }: Muted): boolean =>
  (open & bit) !== 0 && state.titles.has(g, seat, card.title)

function muteCards(g: Game, seat: number, goods: Goods, open: number): void {
  const all = mutedOf(g.rules)
  for (let i = 0; i < all.length; i++) if (isMuted(g, seat, open, all[i])) takeAway(goods, all[i].output)
}

export const bendsSellers = (g: Game): boolean => (openLaws(g) & (MUTED_BITS | PRICE_BITS)) !== 0

/** Rulings: no price is below 0, and surcharges go to the seller. */
export function bendPrices(g: Game, seat: number, seller: Seller): void {
  const open = openLaws(g)
  if ((open & (MUTED_BITS | PRICE_BITS)) === 0) return
  if ((open & MUTED_BITS) !== 0) loseBargains(g, seat, seller, open)
  seller.raw = Math.max(0, seller.raw + dearer(RAW, open))
  seller.manufactured = Math.max(0, seller.manufactured + dearer(MANUFACTURED, open))
}

function dearer(laws: typeof PRICES, open: number): number {
  let coins = 0
  for (let i = 0; i < laws.length; i++) if ((open & laws[i].bit) !== 0) coins += laws[i].law.by
  return coins
}

/** A discount from disabled cards alone is lost: its resources cost one coin more. */
function loseBargains(g: Game, seat: number, seller: Seller, open: number): void {
  const all = mutedOf(g.rules)
  let lost = 0
  for (let i = 0; i < all.length; i++) if (isMuted(g, seat, open, all[i])) lost |= all[i].bargains
  if (lost === 0) return
  const { bargains, mutedBy } = bargainsIn(g.rules)
  eachPiece(g, seat, ({ index }) => {
    if ((mutedBy[index] & open) === 0) lost &= ~bargains[index]
  })
  if (state.boardBlocked.get(g, seat) === 0) lost &= ~bargains[g.rules.boards[state.board.get(g, seat)].piece.index]
  if ((lost & (1 << seller.payee)) !== 0) seller.raw++
  if ((lost & (4 << seller.payee)) !== 0) seller.manufactured++
}

/** Discounts of every piece, and the laws, as bits, that disable it, by index. */
const bargainsIn = oncePerRuleset((rules) => {
  const mutedBy = rules.pieces.map(() => 0)
  for (const { bit, card } of mutedOf(rules)) mutedBy[card.index] |= bit
  return { bargains: rules.pieces.map(bargainsOf), mutedBy }
})

/** In column order: raw left, raw right, manufactured left, manufactured right. */
function bargainsOf(piece: Piece): number {
  let bits = 0
  for (const { effect } of piece.effects) {
    if (effect.kind !== 'trade') continue
    const shift = effect.goods === 'raw' ? 0 : 2
    for (const side of effect.from) bits |= 1 << (shift + (side === 'left' ? 0 : 1))
  }
  return bits
}
