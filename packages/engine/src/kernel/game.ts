/** A game and what can be done with it: who is to act, the legal moves, playing one, copying. */

import type { Piece } from '../rules/contract/piece.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { COLUMNS, VICTORY_VALUES } from '../rules/state.ts'
import { broken } from '../rules/vocabulary.ts'
import { type Dealer, seedChance } from './chance/chance.ts'
import type { Kept } from './columns/column.ts'
import { fullMove, type Move, moveIn, writeMove } from './move.ts'
import { inRound, questionAt, reply } from './questions/queue.ts'

export { VICTORY_VALUES }

const state = COLUMNS

export type Detail = string | number | boolean | readonly string[] | undefined

/** Something that happened as somebody is told it, for logs and pictures: `toldTo` in view.ts says who is told what. */
export interface Told {
  what: string
  seat?: number
  card?: string
  coins?: number
  [detail: string]: Detail
}

/** What only the player `to` learns, and whoever may look into that city. */
export interface Own {
  to: number
  card?: string
  [detail: string]: Detail
}

/** Something that happened. It is told, not kept. Everything but `own` is public. */
export interface GameEvent {
  what: string
  seat?: number
  card?: string
  coins?: number
  own?: Own
  [detail: string]: Detail | Own
}

export class Game implements Kept {
  declare readonly rules: Ruleset
  declare readonly cells: Int32Array
  declare readonly at: Int32Array
  declare readonly stride: number
  /** Told what happens, where somebody listens. Not part of the state, and not copied. */
  listener: ((event: GameEvent) => void) | undefined = undefined
  /** Writes down what chance gives, or gives what was written down; chance alone decides without. Not copied either. */
  dealer: Dealer | undefined = undefined

  constructor(rules: Ruleset, cells: Int32Array) {
    this.rules = rules
    this.cells = cells
    this.at = rules.at
    this.stride = rules.stride
  }
}

export function newGame(rules: Ruleset, seed: string, listener?: (event: GameEvent) => void, dealer?: Dealer): Game {
  if (typeof seed !== 'string') broken('a game needs a seed')
  const g = emptyGame(rules)
  g.listener = listener
  g.dealer = dealer
  seedChance(g, seed)
  advance(g)
  return g
}

const GAMES_A_SLAB = 16
const slab = { buffer: new ArrayBuffer(0), used: 0 }

/** Cells for a game, all zero. Several games share a buffer: one allocation each is what copying would wait for. */
function room(cells: number): Int32Array {
  const bytes = cells * Int32Array.BYTES_PER_ELEMENT
  if (slab.used + bytes > slab.buffer.byteLength) {
    slab.buffer = new ArrayBuffer(bytes * GAMES_A_SLAB)
    slab.used = 0
  }
  const array = new Int32Array(slab.buffer, slab.used, cells)
  slab.used += bytes
  return array
}

/** A game before its first line. */
export const emptyGame = (rules: Ruleset): Game => new Game(rules, room(rules.cells))

export function clone(g: Game): Game {
  const cells = room(g.cells.length)
  cells.set(g.cells)
  return new Game(g.rules, cells)
}

/** Makes `into`, a game of the same ruleset, equal to `g`: for search, which needs no new game each time. */
export function copy(g: Game, into: Game): void {
  into.cells.set(g.cells)
}

/** Equal states of one ruleset have equal hashes. */
export function hash(g: Game): string {
  let a = 0x811c9dc5
  let b = 0x01234567
  for (const cell of g.cells) {
    a = Math.imul(a ^ cell, 0x01000193)
    b = Math.imul(b ^ (cell + 0x9e3779b9), 0x85ebca6b)
    b ^= b >>> 13
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

export const isOver = (g: Game): boolean => state.line.get(g) >= g.rules.script.length

export const left = (g: Game, seat: number): number => (seat + 1) % g.rules.cities
export const right = (g: Game, seat: number): number => (seat + g.rules.cities - 1) % g.rules.cities

/** The person who answers for a city: its player, or whoever holds the card of the city nobody plays. */
export const controller = (g: Game, seat: number): number => (seat < g.rules.players ? seat : state.keeper.get(g))

/** The cities whose answer is awaited now. */
export function toAct(g: Game): readonly number[] {
  if (state.queue.size(g, 0) > 0) return SEATS[inRound(g) & ~state.answered.get(g)]
  if (state.asking.get(g) === 0) return SEATS[0]
  let seats = 0
  for (let seat = 0; seat < g.rules.cities; seat++) if (awaits(g, seat) && !hasAnswered(g, seat)) seats |= 1 << seat
  return SEATS[seats]
}

const MOST_CITIES = 8
/** The seats of every set of seats, as bits: asked for in every turn, so made once. */
const SEATS: readonly (readonly number[])[] = Array.from({ length: 1 << MOST_CITIES }, (_, bits) =>
  Array.from({ length: MOST_CITIES }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0),
)

/** Whether the seat may answer (or change its answer to) the open secret question. */
function awaits(g: Game, seat: number): boolean {
  if (seat < 0 || seat >= g.rules.cities || (state.asked.get(g) & (1 << seat)) === 0) return false
  return seat < g.rules.players || hasAnswered(g, state.keeper.get(g))
}

/** Whether the open question has just been asked: nobody has answered it yet. Over games count as such. */
export const isFresh = (g: Game): boolean => state.answered.get(g) === 0

export const hasAnswered = (g: Game, seat: number): boolean => (state.answered.get(g) & (1 << seat)) !== 0

/** The legal moves of a city, every payment a move of its own; none where it is not asked. */
export function moves(g: Game, seat: number): Move[] {
  const out: Move[] = []
  if (state.queue.size(g, 0) > 0) {
    const at = questionAt(g, seat)
    if (at < 0) return out
    const decision = g.rules.decisions[state.queue.item(g, 0, at)]
    decision.moves(g, seat, state.queue.item(g, 0, at + 2), state.queue.item(g, 0, at + 3), out)
  } else if (state.asking.get(g) > 0 && awaits(g, seat)) {
    g.rules.layers[state.asking.get(g) - 1].moves(g, seat, out)
  }
  return out
}

/** The open question to a seat. */
export function question(g: Game, seat: number): { id: string } | undefined {
  if (state.queue.size(g, 0) > 0) {
    const at = questionAt(g, seat)
    return at < 0 ? undefined : g.rules.decisions[state.queue.item(g, 0, at)]
  }
  return state.asking.get(g) > 0 && awaits(g, seat) ? g.rules.layers[state.asking.get(g) - 1] : undefined
}

/** Plays a move known to be legal; `play` in notation.ts checks one from outside. */
export function apply(g: Game, seat: number, move: Move): void {
  if (state.queue.size(g, 0) > 0) reply(g, seat, move)
  else commit(g, seat, move)
  advance(g)
}

/** Writes down what a seat has chosen; `choice` reads it. */
export function setChoice(g: Game, seat: number, move: Move): void {
  writeMove(g.cells, state.chosen.start(g, seat), move)
}

function commit(g: Game, seat: number, move: Move): void {
  setChoice(g, seat, move)
  let answers = state.answered.get(g) | (1 << seat)
  for (let free = g.rules.players; free < g.rules.cities; free++) {
    // Whoever changes the own choice chooses anew for the city nobody plays: its cards may differ.
    if (seat === state.keeper.get(g)) answers &= ~(1 << free)
  }
  const complete = answers === state.asked.get(g)
  state.answered.set(g, complete ? 0 : answers)
  if (complete) {
    state.asking.set(g, 0)
    state.asked.set(g, 0)
  }
}

/** What a seat has chosen, undefined where it has not. */
export const choice = (g: Game, seat: number): Move | undefined => moveIn(g.cells, state.chosen.start(g, seat))

const chosenBySeat = Array.from({ length: MOST_CITIES }, () => fullMove(0, 0, 0, 0, 0, 0))

/** The same in a record that is shared: the next call for the seat fills it anew. */
export function peekChoice(g: Game, seat: number): Move | undefined {
  const { cells } = g
  const at = state.chosen.start(g, seat)
  if (cells[at] === 0) return undefined
  const chosen = chosenBySeat[seat]
  chosen.action = cells[at] - 1
  chosen.card = cells[at + 1]
  chosen.by = cells[at + 2]
  chosen.pay = cells[at + 3]
  chosen.rider = cells[at + 4]
  chosen.option = cells[at + 5]
  return chosen
}

/** The payment a seat has chosen, 0 where it has chosen nothing. */
export const chosenPay = (g: Game, seat: number): number => state.chosen.get(g, seat, 3)
/** What goes along with what a seat has chosen, as the rider's number; 0 for nothing. */
export const chosenRider = (g: Game, seat: number): number => state.chosen.get(g, seat, 4)

/** Far more lines than run between two questions of any game. */
const MOST_LINES = 10_000

/** Runs the script until somebody is asked or the game is over. */
export function advance(g: Game): void {
  const { script } = g.rules
  let lines = 0
  while (state.asking.get(g) === 0 && state.queue.size(g, 0) === 0) {
    const at = state.line.get(g)
    if (at >= script.length) return
    // A position written by hand may stand at a line from which nobody is ever asked.
    if (lines++ > MOST_LINES) broken('nobody is asked any more')
    state.line.set(g, at + 1)
    script[at].run(g)
  }
}

/** Asks these seats (as bits) a secret question. */
export function ask(g: Game, layer: number, seats: number): void {
  for (let seat = 0; seat < g.rules.cities; seat++) state.chosen.clear(g, seat)
  if (seats === 0) return
  state.asking.set(g, layer + 1)
  state.asked.set(g, seats)
  state.answered.set(g, 0)
}

export function tell(g: Game, event: GameEvent): void {
  g.listener?.(event)
}

/** Details of an event for whoever answers for the city. */
export const forOwner = (g: Game, seat: number, details: Omit<Own, 'to'>): Own => ({
  ...details,
  to: controller(g, seat),
})

/** Coins from the bank. */
export function take(g: Game, seat: number, coins: number): void {
  if (coins <= 0) return
  state.coins.add(g, seat, coins)
  g.listener?.({ what: 'coins', seat, coins })
  g.rules.hooks.coinsTaken?.(g, seat, coins)
}

/** Coins to the bank for something bought outside the turn's payment. */
export function payBank(g: Game, seat: number, coins: number): void {
  if (coins === 0) return
  state.coins.add(g, seat, -coins)
  g.listener?.({ what: 'paid', seat, coins, left: 0, right: 0, bank: coins })
}

/** Coins to the bank, as many as there are at most. Returns how many were lost. */
export function lose(g: Game, seat: number, coins: number): number {
  const lost = Math.min(coins, state.coins.get(g, seat))
  state.coins.add(g, seat, -lost)
  if (lost > 0) g.listener?.({ what: 'lost', seat, coins: lost })
  return lost
}

export function takeVictory(g: Game, seat: number, value: number): void {
  state.victories.add(g, seat, VICTORY_VALUES.indexOf(value), 1)
  g.listener?.({ what: 'victory', seat, value })
  g.rules.hooks.victoryTaken?.(g, seat, value)
}

export const victoryCount = (g: Game, seat: number): number =>
  state.victories.get(g, seat, 0) + state.victories.get(g, seat, 1) + state.victories.get(g, seat, 2)

export const hasAbility = (g: Game, seat: number, ability: number): boolean =>
  (state.abilities.get(g, seat) & (1 << ability)) !== 0

/** The abilities among these, as bits, that the city has and has not used up. */
export const usable = (g: Game, seat: number, among: number): number =>
  state.abilities.get(g, seat) & ~state.spent.get(g, seat) & among

export const stagesBuilt = (g: Game, seat: number): number => state.stages.size(g, seat)

/** A card stands in the city: it counts by colour and title, but does not work yet. */
export function place(g: Game, seat: number, card: Piece): void {
  state.cards.push(g, seat, card.index)
  countCard(g, seat, card)
}

function countCard(g: Game, seat: number, card: Piece): void {
  if (card.colour >= 0) state.colours.add(g, seat, card.colour, 1)
  if (card.title >= 0) state.titles.add(g, seat, card.title)
}

/** A piece begins to work, with what it does at once. */
export function activate(g: Game, seat: number, piece: Piece): void {
  install(g, seat, piece)
  const { effects } = piece
  for (let i = 0; i < effects.length; i++) effects[i].rule.now?.(g, seat, effects[i].effect, piece)
}

/** Adds only what lasts: for pieces already paid out, and for reckoning from scratch. */
export function install(g: Game, seat: number, piece: Piece): void {
  const { effects } = piece
  for (let i = 0; i < effects.length; i++) effects[i].rule.lasting?.(g, seat, effects[i].effect, piece)
}

/** Reckons every derived column of a city anew from its board and pieces. */
export function derive(g: Game, seat: number): void {
  const { derivedFrom, derivedTo, stride } = g.rules
  g.cells.fill(0, derivedFrom + seat * stride, derivedTo + seat * stride)
  if (!state.boardBlocked.get(g, seat)) install(g, seat, g.rules.boards[state.board.get(g, seat)].piece)
  for (const list of g.rules.holdings) {
    for (let i = 0; i < list.size(g, seat); i++) {
      const piece = g.rules.pieces[list.item(g, seat, i)]
      if (list === state.cards) countCard(g, seat, piece)
      install(g, seat, piece)
    }
  }
}

/** A built card leaves the city: to the discard pile, with all it did. Coins it earned are kept. */
export function demolish(g: Game, seat: number, card: number): void {
  state.cards.remove(g, seat, card)
  state.discard.push(g, 0, card)
  derive(g, seat)
}
