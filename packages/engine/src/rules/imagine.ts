/** Samples face-down cards: a full game consistent with a view. */

import { type Random, shuffle } from '../kernel/chance/rng.ts'
import { List } from '../kernel/columns/column.ts'
import { moveIn, writeMove } from '../kernel/move.ts'
import { bitsToList } from '../kernel/position/forms.ts'
import { choice, setChoice } from '../kernel/questions/asking.ts'
import { isOver } from '../kernel/runner.ts'
import { sampleMove } from './build/sample.ts'
import type { Game } from './contract/box.ts'
import { oncePerRuleset } from './once.ts'
import { COLUMNS } from './state.ts'
import { deckParts } from './turn/deal.ts'

const state = COLUMNS

const aside = oncePerRuleset(({ columns }) =>
  columns.filter((column): column is List => column instanceof List && column.aside),
)

/** Assumed hand of a seat. */
type Guess = (seat: number) => readonly number[] | undefined

/**
 * Fills in the face-down cards of `g` from the cards that are not visible. Cards under wonders are sampled only if
 * `coversStages` says so; otherwise they stay unknown.
 */
export function imagine(g: Game, random: Random, coversStages: (seat: number) => boolean, guess?: Guess): void {
  imagineCards(g, random, coversStages, guess)
  const { boxes } = g.rules
  for (let i = 0; i < boxes.length; i++) boxes[i].imagine?.(g, random)
}

function imagineCards(g: Game, random: Random, coversStages: (seat: number) => boolean, guess?: Guess): void {
  const { players, cities } = g.rules
  const now = state.age.get(g)
  const isDealt = state.turn.get(g) > 0 || isOver(g)
  const unplaced = isDealt ? unseen(g, now, random) : []
  if (guess) for (let seat = 0; seat < players; seat++) giveGuessed(g, seat, guess, unplaced)
  for (let seat = 0; seat < players; seat++) drawInto(g, state.hand, seat, unplaced, random)
  drawInto(g, state.pile, 0, unplaced, random)
  for (const list of aside(g.rules)) drawInto(g, list, 0, unplaced, random)
  for (let age = 1; age < now; age++) unplaced.push(...unseen(g, age, random))
  drawInto(g, state.discard, 0, unplaced, random)
  // Last, because other pieces than Age cards may be there: if too few remain, some stay unknown.
  for (let seat = 0; seat < cities; seat++) if (coversStages(seat)) drawInto(g, state.buried, seat, unplaced, random)
}

function giveGuessed(g: Game, seat: number, guess: Guess, unplaced: number[]): void {
  if (!state.hand.has(g, seat, 0)) return
  const guessed = guess(seat)
  if (!guessed) return
  const size = state.hand.size(g, seat)
  const hand = guessed.filter((card) => takeOut(unplaced, unplaced.indexOf(card)) !== 0).slice(0, size)
  state.hand.assign(g, seat, [...hand, ...Array<number>(size - hand.length).fill(0)])
}

/** Removes an entry without keeping the order; returns 0 if there is none. */
function takeOut(from: number[], at: number): number {
  if (at < 0) return 0
  const card = from[at]
  from[at] = from[from.length - 1]
  from.pop()
  return card
}

/** Age cards that are not visible; cards drawn at random for the deck are guessed. */
function unseen(g: Game, age: number, random: Random): number[] {
  if (age === 0) return []
  const seen = cardsInSight(g)
  const unplaced: number[] = []
  for (const { all = [], drawn } of deckParts(g.rules)[age]) {
    for (const card of all) if (!strike(seen, card)) unplaced.push(card)
    if (!drawn) continue
    const rest = drawn.from.filter((card) => !strike(seen, card))
    const known = drawn.from.length - rest.length
    unplaced.push(...shuffle(rest, random).slice(0, Math.max(0, drawn.count - known)))
  }
  return unplaced
}

function cardsInSight(g: Game): Map<number, number> {
  const seen = new Map<number, number>()
  for (let seat = 0; seat < g.rules.cities; seat++) {
    countItems(g, state.hand, seat, seen)
    countItems(g, state.cards, seat, seen)
    countItems(g, state.buried, seat, seen)
  }
  countItems(g, state.discard, 0, seen)
  countItems(g, state.pile, 0, seen)
  for (const list of aside(g.rules)) countItems(g, list, 0, seen)
  return seen
}

function countItems(g: Game, list: List, seat: number, into: Map<number, number>): void {
  const size = list.size(g, seat)
  for (let i = 0; i < size; i++) {
    const item = list.item(g, seat, i)
    if (item !== 0) into.set(item, (into.get(item) ?? 0) + 1)
  }
}

function strike(seen: Map<number, number>, card: number): boolean {
  const count = seen.get(card) ?? 0
  if (count > 0) seen.set(card, count - 1)
  return count > 0
}

/** Replaces face-down cards of the list with unplaced ones, as long as there are any. */
function drawInto(g: Game, list: List, seat: number, unplaced: number[], random: Random): void {
  const size = list.size(g, seat)
  const at = list.start(g, seat) + 1
  for (let i = at; i < at + size; i++) {
    if (g.cells[i] === 0 && unplaced.length > 0) g.cells[i] = takeOut(unplaced, random.below(unplaced.length))
  }
}

/**
 * For unique pieces: distributes those of `all` that are in no list of `open` or `hidden` over the face-down places of
 * the hidden lists.
 */
export function imaginePieces(
  g: Game,
  random: Random,
  all: readonly number[],
  open: readonly List[],
  hidden: readonly List[],
): void {
  const seen = new Map<number, number>()
  eachList(g, open, (list, seat) => countItems(g, list, seat, seen))
  eachList(g, hidden, (list, seat) => countItems(g, list, seat, seen))
  const unplaced = all.filter((piece) => !seen.has(piece))
  eachList(g, hidden, (list, seat) => drawInto(g, list, seat, unplaced, random))
}

function eachList(g: Game, lists: readonly List[], visit: (list: List, seat: number) => void): void {
  for (const list of lists) for (let seat = 0; seat < (list.perCity ? g.rules.cities : 1); seat++) visit(list, seat)
}

/** Samples a legal choice for every seat that has answered in secret. */
export function imagineChoices(g: Game, random: Random): void {
  const isRound = state.asking.get(g) === 0
  for (const seat of bitsToList(state.answered.get(g))) {
    if (!isRound && !choice(g, seat)) setChoice(g, seat, sampleMove(g, seat, random))
    const at = state.replies.start(g, seat)
    if (isRound && !moveIn(g.cells, at)) writeMove(g.cells, at, sampleMove(g, seat, random))
  }
}
