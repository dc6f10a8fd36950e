/** Another game that a viewer cannot tell from this one: everything hidden from the viewer is dealt out anew. */
import {
  type Column,
  clone,
  type Game,
  hasAnswered,
  List,
  moveCode,
  moves,
  Numbers,
  oncePerRuleset,
  type Piece,
  type Random,
  type Seen,
  shuffle,
  sight,
  state,
} from '@heptapolis/engine'

/**
 * Generic over the columns of all boxes: hidden pieces change places with others of their sort, wherever these lie, and
 * with such as never came into the game; answers given in secret become others; chance has another key.
 */
export function rehidden(g: Game, viewer: number, chance: Random): Game {
  const other = clone(g)
  const seen = sight(g, viewer)
  const hidden = hiddenPlaces(g, seen)
  const kinds = kindsOf(g.rules)
  const spare = Map.groupBy(neverDealt(g), (piece) => kinds[piece])
  for (const [kind, places] of Map.groupBy(hidden, (place) => kinds[g.cells[place]])) {
    const pieces = shuffle([...places.map((place) => g.cells[place]), ...(spare.get(kind) ?? [])], chance)
    for (const [i, place] of places.entries()) other.cells[place] = pieces[i]
  }
  eachPlace(g, (column, seat) => rehide(other, seen, column, seat, chance))
  followPieces(g, other, seen, hidden)
  rechoose(g, other, seen, chance)
  for (let word = 1; word < state.chance.width; word++) state.chance.set(other, 0, word, chance.bits())
  return other
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

/** The cells of lists in which the viewer sees a piece face down. */
function hiddenPlaces(g: Game, seen: Seen): number[] {
  const places: number[] = []
  eachPlace(g, (column, seat) => {
    if (!(column instanceof List) || column.sees === 'all') return
    const first = column.start(g, seat) + 1
    for (let at = first; at < first + column.size(g, seat); at++)
      if (g.cells[at] > 0 && seen.cells[at] === 0) places.push(at)
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

/** Hands stay in order; of a pile the viewer looks through, the order alone is hidden. */
function rehide(other: Game, seen: Seen, column: Column, seat: number, chance: Random): void {
  if (!(column instanceof List) || column.sees === 'all') return
  const isHidden = column.has(seen, seat, 0)
  if (column.perCity && isHidden)
    column.assign(
      other,
      seat,
      column.items(other, seat).sort((a, b) => a - b),
    )
  if (!column.perCity && !isHidden) column.assign(other, seat, shuffle(column.items(other, seat), chance))
}

/** A hidden number is a piece that lies hidden in a list as well: it becomes the one that lies there now. */
function followPieces(g: Game, other: Game, seen: Seen, hidden: readonly number[]): void {
  const follow = (at: number): void => {
    if (g.cells[at] === 0 || seen.cells[at] !== 0) return
    const place = hidden.find((one) => g.cells[one] === g.cells[at])
    if (place !== undefined) other.cells[at] = other.cells[place]
  }
  eachPlace(g, (column, seat) => {
    if (column instanceof List || column.sees === 'all' || column === state.chance) return
    const isAnswer = column === state.chosen || column === state.replies
    if (!isAnswer && !(column instanceof Numbers)) throw new Error(`How is ${column.key} to be changed?`)
    follow(column.start(g, seat) + (isAnswer ? ANSWERED_CARD : 0))
  })
}

const ANSWERED_CARD = 1

/** Whoever has answered the open question has answered something else; the city nobody plays after its keeper. */
function rechoose(g: Game, other: Game, seen: Seen, chance: Random): void {
  const answers = state.asking.get(g) > 0 ? state.chosen : state.replies
  for (let seat = 0; seat < g.rules.cities; seat++) {
    const isHidden = answers.get(seen, seat, 0) !== answers.get(g, seat, 0)
    if (!isHidden || !hasAnswered(g, seat)) continue
    const legal = moves(other, seat)
    moveCode.writeMove(other.cells, answers.start(other, seat), legal[chance.below(legal.length)])
  }
}
