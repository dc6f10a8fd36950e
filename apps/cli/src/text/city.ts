/** Text of a city: resources, science, wonder and cards. */

import type { Game, Seen } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import {
  type Board,
  COLOURS,
  type Goods,
  MANUFACTURED,
  openMarket,
  openSlots,
  type Piece,
  RAW,
  RESOURCES,
  type Seller,
  scienceOf,
  stagePieces,
  state,
  strength,
  total,
  vector,
} from '@heptapolis/engine/show'
import { cityFacts, tableFacts } from '@heptapolis/table/typed'
import { say, words } from '../language.ts'
import { columns, faint, gold, inColour, strong } from './paint.ts'
import { heldSymbols } from './sheet.ts'
import { table, wrapped } from './table.ts'
import { cityName, effectText, factSpeech } from './words.ts'

/** Note on a stage that may be built next, besides its cost and effect. */
export type StageNote = (stage: number, half: number, piece: Piece) => string

/** City of `seat` in the view of `viewer`; `who` follows its name. */
export function cityText(seen: Seen, seat: number, who: string, viewer: number, note?: StageNote): string {
  const labels = words().rows
  const rows = [
    ...goodsRows(seen, seat, viewer),
    [labels.science, scienceWords(seen, seat)],
    [labels.wonder, wonderWords(seen, seat, note)],
    [labels.cards, cardWords(seen, seat)],
    [labels.hand, seat === viewer ? '' : handWords(seen, seat)],
    ...cityFacts(seen, seat, factSpeech()),
  ].filter(([, text]) => text !== '')
  const labelled = rows.map(([label = '', text = '']) => [faint(label), text])
  return `${title(seen, seat, who)}\n${table(labelled, { indent: 4, wrap: true })}`
}

function title(seen: Seen, seat: number, who: string): string {
  const { side } = board(seen, seat).def
  const { terms } = say()
  const facts = [
    gold(terms.coins(state.coins.get(seen, seat))),
    terms.shields(strength(seen, seat)),
    ...tokens(seen, seat),
    terms.points(total(seen, seat)),
  ]
  const text = `${strong(cityName(seen, seat))} ${faint(`${terms.sides[side] ?? side} ·`)} ${who}${faint(' · ')}${facts.join(faint(' · '))}`
  return `  ${wrapped(text, columns() - 2).join('\n    ')}`
}

const board = (g: Game, seat: number): Board => itemAt(g.rules.boards, state.board.get(g, seat))

function tokens(seen: Seen, seat: number): string[] {
  const won = [1, 3, 5].flatMap((value, i) => Array<string>(state.victories.get(seen, seat, i)).fill(`+${value}`))
  const lost = state.defeats.get(seen, seat)
  const all = [...won, ...(lost > 0 ? [`−${lost}`] : [])]
  return all.length > 0 ? [words().tokens(all.join(' '))] : []
}

/** `stone, 2 clay, wood/ore`. */
function goodsWords(goods: Goods): string {
  const sure = RESOURCES.flatMap((resource, r) => {
    const units = vector.count(goods.sure, r)
    return units === 0 ? [] : [units === 1 ? say().good(resource) : say().goods(units, resource)]
  })
  const choices = [...goods.choices.subarray(0, goods.size)].map((set) =>
    RESOURCES.filter((_, r) => vector.count(set, r) > 0)
      .map(say().good)
      .join('/'),
  )
  return [...sure, ...choices].join(', ')
}

/** Production of the city; for another city, its offers to the viewer with prices. */
function goodsRows(seen: Seen, seat: number, viewer: number): string[][] {
  const w = words()
  const made = goodsWords(openMarket(seen, seat).own)
  const seller = openMarket(seen, viewer)
    .sellers()
    .find(({ city }) => city === seat)
  if (seat === viewer || !seller) return [[w.rows.makes, made]]
  const sold = goodsWords(seller)
  const sales = [w.rows.sells, sold === '' ? w.nothing : w.sellsAt(sold, priceOf(seller))]
  return sold === made ? [sales] : [[w.rows.makes, made], sales]
}

/** Prices of raw materials and manufactured goods, or the only relevant one. */
function priceOf({ raw, manufactured, sure, size, choices }: Seller): string {
  const goods = choices.subarray(0, size).reduce((sold, set) => sold | set, sure)
  const sellsRaw = RAW.some((_, r) => vector.count(goods, r) > 0)
  const sellsMade = MANUFACTURED.some((_, r) => vector.count(goods, RAW.length + r) > 0)
  const { coins } = say().terms
  if (raw === manufactured || !sellsMade) return coins(raw)
  return sellsRaw ? words().madeGoodsAt(coins(raw), manufactured) : coins(manufactured)
}

function scienceWords(seen: Seen, seat: number): string {
  const { counts, wild } = scienceOf(seen, seat)
  return [...heldSymbols(counts), ...(wild > 0 ? [words().ofChoice(wild)] : [])].join(', ')
}

function wonderWords(seen: Seen, seat: number, note?: StageNote): string {
  const built = state.slots.get(seen, seat)
  const marks = board(seen, seat)
    .stages.map((_, slot) => ((built & (1 << slot)) !== 0 ? '■' : '□'))
    .join('')
  const next = openSlots(seen, seat).flatMap((slot) =>
    stagePieces(seen, seat, slot).map((piece, half) => {
      const stage = say().detail('stage', slot + 1)
      const said = words().stageFor(stage, say().cost(piece.def.cost), effectText(piece))
      return note ? words().priced(said, note(slot + 1, half + 1, piece)) : said
    }),
  )
  return `${marks} ${next.length > 0 ? words().next(next.join(faint(words().or))) : words().complete}`
}

function cardWords(seen: Seen, seat: number): string {
  const cards = state.cards.items(seen, seat).map((index) => itemAt(seen.rules.pieces, index))
  const byColour = COLOURS.map((_, colour) => cards.filter((card) => card.colour === colour))
  return byColour.flatMap((group) => group.map((card) => inColour(card, say().piece(card)))).join(', ')
}

/** Hand of another city, if the rules show it. */
function handWords(seen: Seen, seat: number): string {
  const hand = state.hand.items(seen, seat)
  return hand.includes(0) ? '' : hand.map((index) => say().piece(itemAt(seen.rules.pieces, index))).join(', ')
}

/** Fields that boxes add to the table, with effects, because no hand shows these pieces. */
export function tableText(seen: Seen): string {
  const rows = tableFacts(seen, factSpeech(explained)).map(([label, text]) => [faint(label), text])
  return table(rows, { indent: 4, wrap: true })
}

const explained = (piece: Piece): string => {
  const effect = effectText(piece)
  return effect === '' ? say().piece(piece) : words().doesIt(say().piece(piece), effect)
}
