/** A whole game that agrees with everything a seat has seen: what it cannot see is drawn from what is left. */
import { armadaColumns, leadersColumns, towerColumns } from '@heptapolis/boxes'
import {
  clone,
  controller,
  type Game,
  type List,
  piecesOf,
  type Random,
  type Seen,
  shuffle,
  state,
  useQuickDice,
} from '@heptapolis/engine'
import { deckOf } from './decks.ts'
import type { Memory } from './memory.ts'

/** Fills in the face-down cards of `seen`; what the memory knows of the hands is kept. */
export function determinize(seen: Seen, viewer: number, memory: Memory | undefined, random: Random): Game {
  const g = clone(seen)
  useQuickDice(g, [random.bits(), random.bits(), random.bits(), random.bits()])
  reopen(g, viewer)
  fillCards(g, viewer, memory, random)
  const { boxes } = g.rules
  for (const { id } of boxes) BY_BOX[id]?.(g, random)
  return g
}

/** The others choose anew: what they have chosen already cannot be seen. */
function reopen(g: Game, viewer: number): void {
  let answered = state.answered.get(g)
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (controller(g, seat) !== viewer) answered &= ~(1 << seat)
  }
  state.answered.set(g, answered)
}

function fillCards(g: Game, viewer: number, memory: Memory | undefined, random: Random): void {
  const { players } = g.rules
  const now = state.age.get(g)
  const left = unseen(g, now, random)
  for (let seat = 0; seat < players; seat++) {
    if (!isHidden(g, state.hand, seat)) continue
    const known = memory?.handOf(g, seat, random)
    if (known) giveKnown(g, seat, known, left)
  }
  for (let seat = 0; seat < players; seat++) draw(g, state.hand, seat, left, random)
  draw(g, state.pile, 0, left, random)
  const rest = left
  for (let age = 1; age < now; age++) rest.push(...unseen(g, age, random))
  for (let seat = 0; seat < g.rules.cities; seat++)
    if (controller(g, seat) !== viewer) draw(g, state.buried, seat, rest, random)
  draw(g, state.discard, 0, rest, random)
}

const isHidden = (g: Game, list: List, seat: number): boolean => list.size(g, seat) > 0 && list.has(g, seat, 0)

/** Cards the seat is known to hold, taken out of those that are left. */
function giveKnown(g: Game, seat: number, known: readonly number[], left: number[]): void {
  const size = state.hand.size(g, seat)
  const hand = known.filter((card) => take(left, card)).slice(0, size)
  state.hand.assign(g, seat, [...hand, ...Array<number>(size - hand.length).fill(0)])
}

function take(from: number[], card: number): boolean {
  const at = from.indexOf(card)
  if (at < 0) return false
  from[at] = from[from.length - 1]
  from.pop()
  return true
}

/** The cards of an Age that lie nowhere in sight. */
function unseen(g: Game, age: number, random: Random): number[] {
  if (age === 0) return []
  const seen: number[] = []
  for (const list of [state.hand, state.cards, state.buried]) {
    for (let seat = 0; seat < g.rules.cities; seat++) addItems(g, list, seat, seen)
  }
  addItems(g, state.discard, 0, seen)
  addItems(g, state.pile, 0, seen)
  return deckOf(g, age, seen, random)
}

function addItems(g: Game, list: List, seat: number, into: number[]): void {
  const size = list.size(g, seat)
  for (let i = 0; i < size; i++) {
    const item = list.item(g, seat, i)
    if (item !== 0) into.push(item)
  }
}

/** Every face-down card of the list becomes one of those left, while there are any. */
function draw(g: Game, list: List, seat: number, left: number[], random: Random): void {
  const size = list.size(g, seat)
  const at = list.start(g, seat) + 1
  for (let i = at; i < at + size; i++) {
    if (g.cells[i] !== 0 || left.length === 0) continue
    const card = left[random.below(left.length)]
    take(left, card)
    g.cells[i] = card
  }
}

/** Pieces of a sort that lie in several lists, some of them hidden. */
function fill(g: Game, all: readonly number[], lists: readonly List[], hidden: readonly List[], random: Random): void {
  const seen: number[] = []
  eachList(g, lists, (list, seat) => addItems(g, list, seat, seen))
  const known = new Set(seen)
  const left = shuffle(
    all.filter((piece) => !known.has(piece)),
    random,
  )
  eachList(g, hidden, (list, seat) => draw(g, list, seat, left, random))
}

function eachList(g: Game, lists: readonly List[], visit: (list: List, seat: number) => void): void {
  for (const list of lists) for (let seat = 0; seat < (list.perCity ? g.rules.cities : 1); seat++) visit(list, seat)
}

function fillLeaders(g: Game, random: Random): void {
  const { leaders, entombed, leaderHand, drafted, leaderBox } = leadersColumns
  const hidden = [leaderHand, drafted, leaderBox]
  fill(g, piecesOf(g, 'leader'), [leaders, entombed, state.buried, ...hidden], hidden, random)
}

function fillTiles(g: Game, random: Random): void {
  const { tiles, offered, laid, tower } = towerColumns
  const hidden = [tiles, offered, laid]
  fill(g, piecesOf(g, 'tile'), [tower, ...hidden], hidden, random)
}

function fillIslands(g: Game, random: Random): void {
  const { piles, islands, offer, explored, kept } = armadaColumns
  for (const [i, pile] of piles.entries()) {
    const level = piecesOf(g, 'island').filter((island) => levelOf(g, island) === i + 1)
    const hidden = explored.get(g) === i + 1 ? [offer, pile] : [pile]
    fill(g, level, [islands, ...hidden], hidden, random)
  }
  // Whoever has chosen an island already keeps one of those dealt; which one is not known.
  if (explored.get(g) === 0) return
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (offer.size(g, seat) > 0 && kept.get(g, seat) === 0) kept.set(g, seat, offer.item(g, seat, 0))
  }
}

function levelOf(g: Game, island: number): number {
  const { def } = g.rules.pieces[island]
  return 'level' in def ? Number(def.level) : 0
}

const BY_BOX: Readonly<Record<string, (g: Game, random: Random) => void>> = {
  leaders: fillLeaders,
  'babel-tower': fillTiles,
  armada: fillIslands,
}
