/** Pieces, payments and moves in words. */
import {
  CHAIN,
  COLOURS,
  type Cost,
  FREE,
  type Game,
  left,
  type Move,
  type MoveJson,
  moveCode,
  type Piece,
  RESOURCES,
  type Ruleset,
  right,
  SALE,
  showMove,
  stagePieces,
  state,
} from '@heptapolis/engine'

export const cityName = (g: Game, seat: number): string => g.rules.boards[state.board.get(g, seat)].def.name

export const pointWords = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`
export const coinWords = (coins: number): string => `${coins} ${coins === 1 ? 'coin' : 'coins'}`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const spaced = (id: string): string =>
  id
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** `a, b and c`. */
export const listed = (words: readonly string[], joint = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`

export const ROMAN = ['', 'I', 'II', 'III']

export const colourWord = (piece: Piece): string => (piece.colour < 0 ? '' : COLOURS[piece.colour])

/** What a piece does. */
export const effectText = (piece: Piece): string =>
  piece.effects.map(({ effect, rule }) => rule.describe(effect)).join('; ')

/** A printed cost: `2 wood, 1 glass, 3 coins`. */
export function costText(cost: Cost | undefined): string {
  const goods = RESOURCES.flatMap((resource) => (cost?.[resource] ? [`${cost[resource]} ${resource}`] : []))
  if (cost?.coins === 'age') goods.push('1 coin per Age number')
  else if (cost?.coins) goods.push(coinWords(cost.coins))
  return goods.join(', ')
}

/** The cards that make this one free, and those it makes free. */
export const chainFrom = (rules: Ruleset, piece: Piece): Piece[] =>
  piece.chain.length === 0 ? [] : rules.pieces.filter((other) => piece.chain.includes(other.title))
export const chainTo = (rules: Ruleset, piece: Piece): Piece[] =>
  piece.title < 0 ? [] : rules.pieces.filter((other) => other.chain.includes(piece.title))

export const names = (pieces: readonly Piece[]): string => [...new Set(pieces.map((piece) => piece.name))].join(', ')

/** Who gets how many coins: `2 to Gizah and 1 to the bank`, or just `1 coin` where nobody else gets any. */
function payWords(g: Game, seat: number, pay: number): string {
  const { share, isForNothing, LEFT, RIGHT, BANK, FAR_LEFT, FAR_RIGHT } = moveCode
  const { cities } = g.rules
  const payees: [number, string][] = [
    [LEFT, cityName(g, left(g, seat))],
    [RIGHT, cityName(g, right(g, seat))],
    [FAR_LEFT, cityName(g, (seat + 2) % cities)],
    [FAR_RIGHT, cityName(g, (seat + cities - 2) % cities)],
    [BANK, 'the bank'],
  ]
  if (pay !== 0 && pay === moveCode.withShare(share(pay, BANK), BANK)) return coinWords(share(pay, BANK))
  const paid = payees.filter(([payee]) => share(pay, payee) > 0 || isForNothing(pay, payee))
  return listed(paid.map(([payee, name]) => `${share(pay, payee)} to ${name}`))
}

/** What the move costs the city now: `free`, `own goods`, `2 to Gizah`. */
export function priceWords(g: Game, seat: number, move: Move): string {
  const coins = payWords(g, seat, move.pay)
  if (move.by === CHAIN) return coins === '' ? `free, by ${chainName(g, seat, move)}` : coins
  if (move.by >= FREE) return ['free by your power', coins].filter((text) => text !== '').join(', ')
  if (coins !== '') return coins
  return costText(pieceOf(g, seat, move).def.cost) === '' ? 'free' : 'own goods'
}

function chainName(g: Game, seat: number, move: Move): string {
  const from = chainFrom(g.rules, g.rules.pieces[move.card]).find((piece) => state.titles.has(g, seat, piece.title))
  return from ? from.name : 'chain'
}

/** The piece a move is about: the stage where it builds one, the card otherwise. */
function pieceOf(g: Game, seat: number, move: Move): Piece {
  const shown = showMove(g, move)
  if (typeof shown.stage !== 'number') return g.rules.pieces[move.card]
  return stagePieces(g, seat, shown.stage - 1)[Number(shown.half ?? 1) - 1] ?? g.rules.pieces[move.card]
}

const DIRECT = ['build', 'recruit', 'pick']

/** Played for what the card itself does: not as a marker, not for money, and with nothing riding along. */
export const isDirect = (g: Game, move: Move): boolean => move.rider === 0 && DIRECT.includes(showMove(g, move).action)

/** The whole move in words: `Build Altar (3 points): free`. */
export function moveWords(g: Game, seat: number, move: Move): string {
  const shown = showMove(g, move)
  const card = move.card > 0 ? g.rules.pieces[move.card] : undefined
  return [deed(g, seat, move, shown, card), ...extras(g, shown)].join(', ') + price(g, seat, move, shown.action)
}

function deed(g: Game, seat: number, move: Move, { action, stage }: MoveJson, card: Piece | undefined): string {
  if (action === 'skip') return 'Do nothing'
  if (action === 'sell') return move.rider === 0 ? `Sell ${card?.name} for ${SALE} coins` : `Give up ${card?.name}`
  if (action === 'stage' && typeof stage === 'number') {
    return `Build stage ${stage} (${effectText(pieceOf(g, seat, move))}) with ${card?.name}`
  }
  if (!card) return capital(spaced(action))
  const effect = DIRECT.includes(action) ? effectText(card) : ''
  return `${capital(spaced(action))} ${card.name}${effect === '' ? '' : ` (${effect})`}`
}

const KNOWN = ['action', 'card', 'by', 'pay', 'from', 'stage']

/** Whatever else the move's JSON says, whichever box it comes from. */
function extras(g: Game, shown: MoveJson): string[] {
  return Object.entries(shown)
    .filter(([key]) => !KNOWN.includes(key))
    .map(([key, value]) => (value === true ? spaced(key) : `${spaced(key)} ${valueWords(g, value)}`))
}

const plainName = (piece: Piece): string => piece.name

/** Any value of a position or move: ids become the names of their pieces. */
export function valueWords(g: Game, value: unknown, name = plainName): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((item) => valueWords(g, item, name)).join(', ')
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, item]) => item !== 0 && item !== undefined)
    return fields.map(([key, item]) => fieldWords(key, valueWords(g, item, name))).join(' ')
  }
  if (typeof value !== 'string') return String(value)
  const piece = g.rules.byId.get(value)
  return piece ? name(piece) : spaced(value)
}

const fieldWords = (key: string, text: string): string => (key === 'id' ? text : `${spaced(key)} ${text}`)

const PRICED = ['build', 'stage', 'recruit']

function price(g: Game, seat: number, move: Move, action: string): string {
  if (move.pay === 0 && !PRICED.includes(action)) return ''
  return `: ${priceWords(g, seat, move)}${powerWords(g, move)}`
}

const powerWords = (g: Game, move: Move): string =>
  move.by < FREE ? '' : ` (${g.rules.abilities[move.by - FREE].text})`
