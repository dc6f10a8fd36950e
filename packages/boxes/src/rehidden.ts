/** Another game that a viewer cannot tell from this one: everything hidden from the viewer is dealt out anew. */
import {
  arePartners,
  type Column,
  controller,
  type Game,
  hasAnswered,
  List,
  moveCode,
  moves,
  Numbers,
  oncePerRuleset,
  type Piece,
  type Random,
  shuffle,
  state,
} from '@heptapolis/engine/box'
import { clone } from '@heptapolis/engine/show'

/**
 * Generic over the columns of all boxes: hidden pieces change places with others of their sort, wherever these lie, and
 * with such as never came into the game; answers given in secret become others; chance has another key.
 */
export function rehidden(g: Game, viewer: number, chance: Random): Game {
  const other = clone(g)
  const isHidden: Hidden = (column, seat) => isHiddenFrom(g, viewer, column, seat)
  const hidden = hiddenPlaces(g, isHidden)
  const kinds = kindsOf(g.rules)
  const spare = Map.groupBy(neverDealt(g), (piece) => kinds[piece])
  for (const [kind, places] of Map.groupBy(hidden, (place) => kinds[g.cells[place]])) {
    const pieces = shuffle([...places.map((place) => g.cells[place]), ...(spare.get(kind) ?? [])], chance)
    for (const [i, place] of places.entries()) other.cells[place] = pieces[i]
  }
  eachPlace(g, (column, seat) => reorder(other, column, seat, isHidden, chance))
  followPieces(g, other, isHidden, hidden)
  rechoose(other, isHidden, chance)
  for (let word = 1; word < state.chance.width; word++) state.chance.set(other, 0, word, chance.bits())
  return other
}

type Hidden = (column: Column, seat: number) => boolean

/**
 * Said once more, and not asked of `sight`, which is held to it: an own column is for its player and the partner. What lies
 * under the wonder of a city nobody plays nobody knows but who laid it there.
 */
function isHiddenFrom(g: Game, viewer: number, column: Column, seat: number): boolean {
  if (column.sees === 'all') return false
  if (column.sees === 'none') return !looksThrough(g, viewer).includes(column)
  if (column === state.buried && seat >= g.rules.players) return true
  return controller(g, seat) !== viewer && !(g.rules.setup.teams && arePartners(seat, viewer))
}

/** What is laid open to whoever is asked now. */
function looksThrough(g: Game, viewer: number): readonly Column[] {
  const [decision, seat] = state.queue.items(g)
  return seat !== undefined && controller(g, seat) === viewer ? (g.rules.decisions[decision].reveals ?? []) : []
}

const AGE_CARDS = ['card', 'guild']

/** Pieces of one kind may lie in each other's place. */
const kindOf = ({ sort, age, def }: Piece): string =>
  [AGE_CARDS.includes(sort) ? 'card' : sort, age, 'level' in def ? def.level : ''].join(' ')

const kindsOf = oncePerRuleset(({ pieces }) => pieces.map(kindOf))

function eachPlace(g: Game, visit: (column: Column, seat: number) => void): void {
  for (const column of g.rules.columns) {
    for (let seat = 0; seat < (column.perCity ? g.rules.cities : 1); seat++) visit(column, seat)
  }
}

/** The cells in which a piece lies that the viewer may not see. */
function hiddenPlaces(g: Game, isHidden: Hidden): number[] {
  const places: number[] = []
  eachPlace(g, (column, seat) => {
    if (!(column instanceof List) || !isHidden(column, seat)) return
    const first = column.start(g, seat) + 1
    for (let at = first; at < first + column.size(g, seat); at++) if (g.cells[at] > 0) places.push(at)
  })
  return places
}

/** Pieces that chance might have brought into the game, and did not. */
function neverDealt(g: Game): number[] {
  const there = new Set<number>()
  eachPlace(g, (column, seat) => {
    if (column instanceof List) for (const piece of column.items(g, seat)) there.add(piece)
  })
  return g.rules.pieces
    .filter(({ copies, index }) => copies.length === 0 && !there.has(index))
    .map(({ index }) => index)
}

/** Hands stay in order. Of a pile nobody knows it, not even who looks through the cards. */
function reorder(other: Game, column: Column, seat: number, isHidden: Hidden, chance: Random): void {
  if (!(column instanceof List) || column.sees === 'all') return
  const items = column.items(other, seat)
  if (!column.perCity) column.assign(other, seat, shuffle(items, chance))
  else if (isHidden(column, seat))
    column.assign(
      other,
      seat,
      items.sort((a, b) => a - b),
    )
}

/** A hidden number is a piece that lies hidden in a list as well: it becomes the one that lies there now. */
function followPieces(g: Game, other: Game, isHidden: Hidden, hidden: readonly number[]): void {
  const follow = (at: number): void => {
    if (g.cells[at] === 0) return
    const place = hidden.find((one) => g.cells[one] === g.cells[at])
    if (place !== undefined) other.cells[at] = other.cells[place]
  }
  eachPlace(g, (column, seat) => {
    if (column instanceof List || column === state.chance || !isHidden(column, seat)) return
    const isAnswer = column === state.chosen || column === state.replies
    if (!isAnswer && !(column instanceof Numbers)) throw new Error(`How is ${column.key} to be changed?`)
    follow(column.start(g, seat) + (isAnswer ? ANSWERED_CARD : 0))
  })
}

const ANSWERED_CARD = 1

/** Whoever has answered the open question has answered something else; the city nobody plays after its keeper. */
function rechoose(other: Game, isHidden: Hidden, chance: Random): void {
  const answers = state.asking.get(other) > 0 ? state.chosen : state.replies
  for (let seat = 0; seat < other.rules.cities; seat++) {
    if (!hasAnswered(other, seat) || !isHidden(answers, seat)) continue
    const legal = moves(other, seat)
    moveCode.writeMove(other.cells, answers.start(other, seat), legal[chance.below(legal.length)])
  }
}
