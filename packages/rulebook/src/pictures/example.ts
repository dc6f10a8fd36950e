/** Picture of an example: the involved cities before, the played card, and the same cities after. */
import { BASE } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { card, cardHeight, type Drawn, group, line, monument, skyline, text } from '@heptapolis/boxes/pictures'
import { type MoveJson, moves, toAct } from '@heptapolis/engine'
import { type Game, type Piece, state } from '@heptapolis/engine/show'
import type { ExampleView, Rulebook } from '../book/pages.ts'
import { afterExample, beforeExample } from '../book/play-example.ts'
import { conflictPicture, isConflict } from './conflict.ts'
import { faceOf, PEN } from './sheet.ts'
import { tokensSvg } from './tokens.ts'

const [CARD, FLOOR, HIGH, NAMES] = [62, 24, 20, 36]
/** Width of a sign, and of a letter below a card. */
const [SIGN, LETTER] = [16, 6]

/** Width of a letter in the name of a city, and of the coin that must not cover the name. */
const [NAME_LETTER, COIN] = [6, 21]
const MOST_CITIES = 3
const MOST_CARDS = 3
/** Maximum number of floors of a tower. */
const MOST_FLOORS = 5

interface Moment {
  game: Game
  /** Previous state, if this is the state after, and seats whose sale only ends the turn. */
  was?: Game
  selling?: readonly number[]
  /** Cards that only ended the turn. */
  unseen?: ReadonlySet<string>
}

/** Use of a card; `may` says whether it is allowed, if it is not carried out. */
interface Use {
  action: string
  may?: boolean
}

/** Subject of the picture: a card with its uses, or with a label instead. */
interface Told {
  piece: Piece
  uses: readonly Use[]
  label?: string
}

/** One row; if it is too wide, the cities after the move go below those before it, and cards between them. */
export function examplePicture(
  book: Rulebook,
  example: ExampleView,
  room = Number.POSITIVE_INFINITY,
): Drawn | undefined {
  const before = beforeExample(example, book.mix.edition, book.library.boxes)
  const after = afterExample(example, book.mix.edition, book.library.boxes)
  if (isConflict(book, example)) return conflictPicture(book, example, before, after)
  const selling = sellingIn(example, before, after)
  const seats = seatsOf(example, before, { game: after, was: before, selling })
  if (seats.length === 0) return undefined
  const told = [...toldOf(example, before), ...discardedOf(book, example, before)]
  const unseen = new Set(example.endsAge ? (example.moves ?? []).flatMap(([, { card }]) => card ?? []) : [])
  const moments: Moment[] =
    (example.moves ?? []).length > 0
      ? [{ game: before }, { game: after, was: before, selling, unseen }]
      : [{ game: after }]
  const floors = Math.max(1, ...moments.flatMap((moment) => seats.map((seat) => floorsOf(moment, seat))))
  const ground = Math.max(HIGH * floors + 16, told.length > 0 ? cardHeight(CARD) - NAMES + 20 : 28)
  const cards = told.map((one) => moveSvg(book, before, one))
  const move = row(
    cards.map(({ svg, width }) => ({ svg: group(0, ground + NAMES - cardHeight(CARD) - 18, svg), width })),
  )
  const [first, second] = moments.map((moment) => row(seats.map((seat) => citySvg(book, moment, seat, ground))))
  // Nothing changes yet in a turn that waits for more choices.
  if (!second || second.svg === first.svg) {
    const parts = [first, move].filter(({ width }) => width > 0)
    const whole = row(parts)
    return whole.width <= room ? { ...whole, height: ground + NAMES } : below(parts, ground + NAMES)
  }
  const arrow = { svg: text(0, ground - 6, '›', { size: 22, colour: 'var(--rule-strong)' }), width: 4 }
  const named = (one: Part, name: string): Part => ({
    ...one,
    svg: one.svg + text(0, 10, name, { size: 11, colour: 'var(--ink-2)' }),
  })
  const parts = [named(first, book.words.before), ...(move.width > 0 ? [move] : [])]
  const then = named(second, book.words.after)
  const whole = row([...parts, arrow, then])
  if (whole.width <= room) return { ...whole, height: ground + NAMES }
  const above = row(parts)
  return below(above.width <= room ? [above, then] : [...parts, then], ground + NAMES)
}

/** Rows of equal height, one below the other. */
function below(rows: readonly Part[], high: number): Drawn {
  return {
    svg: rows.map(({ svg }, i) => group(0, i * (high + GAP), svg)).join(''),
    width: Math.max(...rows.map(({ width }) => width)),
    height: rows.length * (high + GAP) - GAP,
  }
}

interface Part {
  svg: string
  width: number
}

const GAP = 11

function row(parts: readonly Part[]): Part {
  let x = 0
  const svg = parts.map((part) => {
    const placed = group(x, 0, part.svg)
    x += part.width + GAP
    return placed
  })
  return { svg: svg.join(''), width: Math.max(0, x - GAP) }
}

const floorsOf = (moment: Moment, seat: number): number => {
  const colours = cardsOf(moment, seat).map(({ colour }) => colour)
  return Math.min(MOST_FLOORS, Math.max(0, ...colours.map((one) => colours.filter((other) => other === one).length)))
}

const cardsOf = ({ game, unseen }: Moment, seat: number): Piece[] =>
  state.cards
    .items(game, seat)
    .map((index) => game.rules.pieces[index])
    .filter(({ id }) => !unseen?.has(id))

/** Seats that move, seats with claims, and their sellers; without a move, all cities with buildings. */
function seatsOf({ moves = [], claims }: ExampleView, before: Game, after: Moment): number[] {
  const moving = moves.flatMap(([seat, move]) => (isPlainSale(move) ? [] : [seat]))
  const named = [...moving, ...claims.flatMap((claim) => ('seat' in claim ? [claim.seat] : []))]
  const all = Array.from({ length: before.rules.cities }, (_, seat) => seat)
  const others = all.filter((seat) =>
    moves.length === 0 ? state.cards.size(before, seat) > 0 : earned(after, seat) > 0,
  )
  const chosen = new Set([...named, ...others])
  return all
    .filter((seat) => chosen.has(seat))
    .slice(0, MOST_CITIES)
    .toSorted(fromTheLeft(all.length))
}

/** Order of seats at the table as the first city sees it: left neighbours, itself, right neighbours. */
const fromTheLeft = (cities: number): ((a: number, b: number) => number) => {
  const place = (seat: number): number => (seat * 2 <= cities ? -seat : cities - seat)
  return (a, b) => place(a) - place(b)
}

/** A sale of any card, which only ends the turn. */
const isPlainSale = ({ action, card }: MoveJson): boolean => action === 'sell' && card === undefined

/** Seats that sold a card only to end the turn. An open example stops before some of them have moved. */
function sellingIn({ moves: played = [], open = false }: ExampleView, before: Game, after: Game): number[] {
  const chose = new Set(played.flatMap(([seat, { card }]) => (card === undefined ? [] : [seat])))
  const asked = toAct(before).filter((seat) => !chose.has(seat) && mayActNow(before, seat, 'sell'))
  return asked.filter((seat) => !(open && mayActNow(after, seat, 'sell')))
}

const mayActNow = (g: Game, seat: number, action: string): boolean =>
  moves(g, seat).some((move) => g.rules.actions[move.action].id === action)

/** Change of coins, without a sale that only ended the turn, unless its coins were needed. */
function earned({ game, was, selling = [] }: Moment, seat: number): number {
  if (!was) return 0
  const [first, last] = [state.coins.get(was, seat), state.coins.get(game, seat)]
  const sale = selling.includes(seat) ? game.rules.figures.sale : 0
  return last < sale ? last - first : last - first - sale
}

type Moves = NonNullable<ExampleView['moves']>

/** Moves of one turn stand in the order of their cities; later moves of the same city keep their place. */
function inSeatOrder(moves: Moves, cities: number): Moves {
  const seats = moves.map(([seat]) => seat)
  if (new Set(seats).size < seats.length) return moves
  const order = fromTheLeft(cities)
  return moves.toSorted(([a], [b]) => order(a, b))
}

function toldOf({ moves = [], claims, position, open = false, endsAge = false }: ExampleView, { rules }: Game): Told[] {
  if (endsAge) return []
  // A card that is declined is known if the pile has no other.
  const [only, ...others] = [position.discard ?? []].flat()
  const played = inSeatOrder(moves, rules.cities).map(([, move]) => ({
    id: move.card ?? (move.action === 'skip' && others.length === 0 ? only : undefined),
    action: move.action,
    may: undefined,
  }))
  const tried = claims.flatMap((claim) => {
    if ('can' in claim) return [{ id: claim.can.card, action: claim.can.action, may: true }]
    if ('cannot' in claim) return [{ id: claim.cannot.card, action: claim.cannot.action, may: false }]
    return 'tries' in claim ? [{ id: claim.tries.card, action: claim.tries.action, may: false }] : []
  })
  const shown = moves.length === 0 ? tried : open ? [...played, ...tried] : played
  const byPiece = new Map<Piece, Map<string, Use>>()
  for (const { id, action, may } of shown) {
    const piece = id === undefined ? undefined : rules.byId.get(String(id))
    if (!piece) continue
    const uses = byPiece.get(piece) ?? new Map<string, Use>()
    byPiece.set(piece, uses)
    const said = String(action ?? '')
    if (!uses.has(said)) uses.set(said, { action: said, ...(may === undefined ? {} : { may }) })
  }
  return [...byPiece].slice(0, MOST_CARDS).map(([piece, uses]) => ({ piece, uses: [...uses.values()] }))
}

/** Cards left in the hands of the seats that move, where the claims say that they are discarded. */
function discardedOf(
  { pictureWords }: Rulebook,
  { moves = [], claims, position }: ExampleView,
  { rules }: Game,
): Told[] {
  const pile = claims.flatMap((claim) => ('table' in claim ? (claim.table.discard ?? []) : []))
  const left = moves.flatMap(([seat, { card }]) =>
    [position.cities[seat]?.hand ?? []].flat().filter((id) => id !== card && pile.includes(id)),
  )
  const label = pictureWords.get(BASE)?.discarded ?? ''
  return left.flatMap((id) => {
    const piece = rules.byId.get(id)
    return piece ? [{ piece, uses: [], label }] : []
  })
}

/** Card with its uses below; as wide as the wider of the two. */
function moveSvg(book: Rulebook, game: Game, { piece, uses, label }: Told): Part {
  const said = row(label === undefined ? uses.map((use, i) => useSvg(book, use, i)) : [wordSvg(label)])
  const width = Math.max(CARD, said.width)
  const drawn = card(PEN, { piece, name: book.say.piece(piece), face: faceOf(game, piece.id), width: CARD })
  const below = group((width - said.width) / 2, cardHeight(CARD), said.svg)
  return { svg: group((width - CARD) / 2, 0, drawn) + below, width }
}

const wordSvg = (said: string): Part => ({
  svg: text(0, 13, said, { size: 11, colour: 'var(--ink-2)' }),
  width: said.length * LETTER,
})

/** Verb with a mark if it is only possible or impossible; an arrow before a use that follows another one. */
function useSvg({ say }: Rulebook, { action, may }: Use, at: number): Part {
  if (may === undefined) return wordSvg(`${at === 0 ? '' : '› '}${say.verb(action)}`)
  const mark = PEN.symbol(may ? 'check' : 'cross', 0, 3, 13, may ? 'var(--good)' : 'var(--bad)')
  const verb = wordSvg(say.verb(action))
  return { svg: mark + group(SIGN, 0, verb.svg), width: SIGN + verb.width }
}

function citySvg(book: Rulebook, moment: Moment, seat: number, ground: number): { svg: string; width: number } {
  const { game, was } = moment
  const { def, stages } = game.rules.boards[state.board.get(game, seat)]
  const held = was ? new Set(cardsOf({ game: was }, seat).map(({ id }) => id)) : undefined
  const cards = cardsOf(moment, seat).map((piece) => ({
    piece,
    face: faceOf(game, piece.id),
    isNew: held !== undefined && !held.has(piece.id),
  }))
  const wonder = monument(LOOKS.wonders[def.wonder], 0, ground, 40, state.stages.size(game, seat), stages.length)
  const towers = skyline(PEN, 44, ground, { cards: shownOf(cards), floor: [FLOOR, HIGH] })
  const change = earned(moment, seat)
  const coins = state.coins.get(was ?? game, seat) + change
  const tokens = tokensSvg(book, game, seat)
  const name = book.say.wonder(def.wonder)
  const width = Math.max(
    96,
    name.length * NAME_LETTER + COIN,
    44 + towers.width,
    tokens.width + (change === 0 ? 27 : 50),
  )
  const delta =
    change === 0
      ? ''
      : text(width - 25, ground + 27, change > 0 ? `+${change}` : `−${-change}`, {
          size: 12,
          at: 'end',
          weight: 660,
          colour: change > 0 ? 'var(--good)' : 'var(--bad)',
        })
  return {
    svg: [
      wonder,
      towers.svg,
      line(0, ground + 0.5, width, ground + 0.5),
      text(0, ground + 15, name, { size: 13, display: true }),
      PEN.coin(width - COIN, ground + 13, COIN, coins),
      delta,
      group(0, ground + 20, tokens.svg),
    ].join(''),
    width,
  }
}

/** Only the upper floors of a high tower. */
function shownOf<T extends { piece: Piece }>(cards: readonly T[]): T[] {
  const byColour = Map.groupBy(cards, ({ piece }) => piece.colour)
  return [...byColour.values()].flatMap((floors) => floors.slice(-MOST_FLOORS))
}
