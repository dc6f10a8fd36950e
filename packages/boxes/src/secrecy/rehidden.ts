/** Creates another game that looks the same to a viewer: all hidden cards are dealt anew. */
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
 * Works for the columns of all boxes. Hidden pieces swap with others of their sort, including pieces that never entered
 * the game; secret answers change; the random key changes.
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
 * Independent implementation, because it tests `sight`: own columns are for the player and the partner. Nobody but the
 * keeper of that time knows the cards under the wonder of a free city.
 */
function isHiddenFrom(g: Game, viewer: number, column: Column, seat: number): boolean {
  if (column.sees === 'all' || g.rules.opened.includes(column)) return false
  if (column.sees === 'none') return !looksThrough(g, viewer).includes(column)
  if (column === state.buried && seat >= g.rules.players) return true
  return controller(g, seat) !== viewer && !(g.rules.setup.teams && arePartners(seat, viewer))
}

/** Columns revealed to the asked person. */
function looksThrough(g: Game, viewer: number): readonly Column[] {
  const [decision, seat] = state.queue.items(g)
  return seat !== undefined && controller(g, seat) === viewer ? (g.rules.decisions[decision].reveals ?? []) : []
}

const AGE_CARDS = ['card', 'guild']

/** Pieces of one kind are interchangeable. */
const kindOf = ({ sort, age, def }: Piece): string =>
  [AGE_CARDS.includes(sort) ? 'card' : sort, age, 'level' in def ? def.level : ''].join(' ')

const kindsOf = oncePerRuleset(({ pieces }) => pieces.map(kindOf))

function eachPlace(g: Game, visit: (column: Column, seat: number) => void): void {
  for (const column of g.rules.columns) {
    for (let seat = 0; seat < (column.perCity ? g.rules.cities : 1); seat++) visit(column, seat)
  }
}

/** Cells with pieces that the viewer may not see. */
function hiddenPlaces(g: Game, isHidden: Hidden): number[] {
  const places: number[] = []
  eachPlace(g, (column, seat) => {
    if (!(column instanceof List) || !isHidden(column, seat)) return
    const first = column.start(g, seat) + 1
    for (let at = first; at < first + column.size(g, seat); at++) if (g.cells[at] > 0) places.push(at)
  })
  return places
}

/** Pieces that could have been dealt but were not. */
function neverDealt(g: Game): number[] {
  const there = new Set<number>()
  eachPlace(g, (column, seat) => {
    if (column instanceof List) for (const piece of column.items(g, seat)) there.add(piece)
  })
  return g.rules.pieces
    .filter(({ copies, index }) => copies.length === 0 && !there.has(index))
    .map(({ index }) => index)
}

/** Keeps hands sorted. The order of a pile is unknown even to a person who looks through it. */
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

/** A hidden number that refers to a hidden piece of a list changes with it. */
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

/** Replaces the answers to the open question; those of the free city after its keeper's. */
function rechoose(other: Game, isHidden: Hidden, chance: Random): void {
  const answers = state.asking.get(other) > 0 ? state.chosen : state.replies
  for (let seat = 0; seat < other.rules.cities; seat++) {
    if (!hasAnswered(other, seat) || !isHidden(answers, seat)) continue
    const legal = moves(other, seat)
    moveCode.writeMove(other.cells, answers.start(other, seat), legal[chance.below(legal.length)])
  }
}
