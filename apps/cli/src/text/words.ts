/** Texts of cards and other pieces, payments and moves. */

import { BOXES, type Party } from '@heptapolis/boxes'
import { LOOKS, type NoCoins, whyNoCoins } from '@heptapolis/boxes/faces'
import { type Game, type Move, type MoveJson, type Ruleset, showMove } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import {
  FREE,
  houseRulesIn,
  left,
  moveCode,
  type Piece,
  question,
  right,
  SALE,
  type Side,
  stagePieces,
  state,
} from '@heptapolis/engine/show'
import type { FactSpeech } from '@heptapolis/table/typed'
import { say, words } from '../language.ts'

export const cityName = (g: Game, seat: number): string =>
  say().wonder(itemAt(g.rules.boards, state.board.get(g, seat)).def.wonder)

/** Names of the boxes; the base game is always in play. */
export const boxNames = (boxes: readonly string[]): string =>
  [itemAt(BOXES, 0).id, ...boxes].map((box) => say().boxName(box)).join(' + ')

/** House rules of a game as sentences, one per line. */
export const houseRuleLines = (rules: Ruleset): string[] =>
  houseRulesIn(rules).map(({ rule, reading }) => words().houseRule(say().reading(rule.id, reading.id)))

/** City in a sentence; the person's own city is named too, not "you". */
export const partyOf = (g: Game, seat: number): Party => ({ name: cityName(g, seat), isYou: false })

export const colourWord = ({ def }: Piece): string => (def.colour ? say().terms.colours[def.colour] : '')

export const effectText = (piece: Piece): string => say().does(piece)

/** Cards that make this one free, and those it makes free. */
export const chainFrom = (rules: Ruleset, piece: Piece): Piece[] =>
  piece.chain.length === 0 ? [] : rules.pieces.filter((other) => piece.chain.includes(other.title))
export const chainTo = (rules: Ruleset, piece: Piece): Piece[] =>
  piece.title < 0 ? [] : rules.pieces.filter((other) => other.chain.includes(piece.title))

export const names = (pieces: readonly Piece[]): string => [...new Set(pieces.map(say().piece))].join(', ')

/** Recipients of coins: `2 to Gizah and 1 to the bank`, or just `1 coin` for the bank alone. */
function payWords(g: Game, seat: number, pay: number): string {
  const { share, isForNothing, LEFT, RIGHT, BANK, FAR_LEFT, FAR_RIGHT } = moveCode
  const { terms } = say()
  const { cities } = g.rules
  const payees: [number, Party][] = [
    [LEFT, partyOf(g, left(g, seat))],
    [RIGHT, partyOf(g, right(g, seat))],
    [FAR_LEFT, partyOf(g, (seat + 2) % cities)],
    [FAR_RIGHT, partyOf(g, (seat + cities - 2) % cities)],
    [BANK, { name: terms.bank, isYou: false }],
  ]
  if (pay !== 0 && pay === moveCode.withShare(share(pay, BANK), BANK)) return terms.coins(share(pay, BANK))
  const paid = payees.filter(([payee]) => share(pay, payee) > 0 || isForNothing(pay, payee))
  return terms.and(paid.map(([payee, to]) => words().payTo(share(pay, payee), to)))
}

/** Cost of the move: `free`, `own resources`, `free because of Scriptorium`, `2 to Gizah`. */
export function priceWords(g: Game, seat: number, move: Move): string {
  const w = words()
  const coins = payWords(g, seat, move.pay)
  if (move.by >= FREE) return [w.byPower, coins].filter((text) => text !== '').join(', ')
  return coins === '' ? noCoinsWords(whyNoCoins(LOOKS, g, seat, move), (side) => neighbourAt(g, seat, side)) : coins
}

const neighbourAt = (g: Game, seat: number, side: Side): string =>
  cityName(g, side === 'left' ? left(g, seat) : right(g, seat))

function noCoinsWords(why: NoCoins, cityAt: (side: Side) => string): string {
  const w = words()
  if (why.is === 'nothing' || why.is === 'sellers') return w.free
  if (why.is === 'own') return w.ownGoods
  if (why.is === 'chain') {
    return why.from ? say().terms.freeBecause([say().piece(why.from)], why.of && cityAt(why.of)) : w.byPower
  }
  if (why.by.length === 0) return w.byPower
  const cards = why.by.map(say().piece)
  return why.isPart ? w.ownAnd(cards) : w.freeBy(cards)
}

/** Subject of a move: the stage if it builds one, otherwise the card. */
function pieceOf(g: Game, seat: number, move: Move): Piece {
  const shown = showMove(g, move)
  if (typeof shown.stage !== 'number') return itemAt(g.rules.pieces, move.card)
  return stagePieces(g, seat, shown.stage - 1)[Number(shown.half ?? 1) - 1] ?? itemAt(g.rules.pieces, move.card)
}

/** Played for the effect of the card itself: no stage, no sale, no rider. */
export const isDirect = (g: Game, move: Move): boolean =>
  move.rider === 0 && itemAt(g.rules.actions, move.action).direct === true

/** Complete move: `Build Altar (3 points): free`. */
export function moveWords(g: Game, seat: number, move: Move): string {
  const shown = showMove(g, move)
  const card = move.card > 0 ? g.rules.pieces[move.card] : undefined
  const said = withExtras(g, seat, move, shown, card)
  if (move.pay === 0 && !itemAt(g.rules.actions, move.action).priced) return said
  return words().priced(said, `${priceWords(g, seat, move)}${powerWords(g, move)}`)
}

function withExtras(g: Game, seat: number, move: Move, shown: MoveJson, card: Piece | undefined): string {
  const more = extras(shown)
  if (!card && more.length > 0) return answerWords(g, seat, shown, more)
  const use = textOfUse(g, seat, move, shown, card)
  // A rider of a sale replaces its coins.
  if (shown.action === 'sell' && more.length > 0) return words().soldAlong(use, more.join(', '))
  return [use, ...more].join(', ')
}

function textOfUse(g: Game, seat: number, move: Move, shown: MoveJson, card: Piece | undefined): string {
  const { action, stage } = shown
  const { direct } = itemAt(g.rules.actions, move.action)
  const w = words()
  const asked = question(g, seat)?.id
  if (!card) return say().verb(action, asked)
  const name = say().piece(card)
  if (action === 'sell' && move.rider === 0) return w.sellFor(name, say().terms.coins(SALE))
  if (action === 'stage' && typeof stage === 'number') {
    return w.buildStage(stage, effectText(pieceOf(g, seat, move)), name)
  }
  const isMeans = LOOKS.givesCard.includes(action) && extras(shown).length > 0
  const done = (isMeans ? w.actWith : w.act)(say().verb(action, asked), name)
  const effect = direct ? effectText(card) : ''
  return effect === '' ? done : w.doesIt(done, effect)
}

/** Answer without a card: `Give: 1 coin, no debt`. */
const answerWords = (g: Game, seat: number, { action }: MoveJson, more: readonly string[]): string =>
  words().acts(say().verb(action, question(g, seat)?.id), more.join(', '))

const KNOWN = ['action', 'card', 'by', 'pay', 'from', 'stage']

/** Remaining fields of the move, from any box. */
const extras = (shown: MoveJson): string[] =>
  Object.entries(shown)
    .filter(([key]) => !KNOWN.includes(key))
    .map(([key, value]) => say().detail(key, value))

/** Language of facts that boxes add. */
export const factSpeech = (name: (piece: Piece) => string = say().piece): FactSpeech => ({
  say: say(),
  words: words(),
  name,
})

const powerWords = (g: Game, move: Move): string =>
  move.by < FREE ? '' : ` (${say().ability(itemAt(g.rules.abilities, move.by - FREE).id)})`
