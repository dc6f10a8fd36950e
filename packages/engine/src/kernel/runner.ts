/** Runs a game: executes its script, lists the asked seats and their moves, and takes answers. */
import { seedChance } from './chance/chance.ts'
import type { GameEvent } from './events.ts'
import { type Dealer, emptyGame, type Game, type Rules } from './game.ts'
import type { Move } from './move.ts'
import { MoveList } from './move-list.ts'
import { awaits, commit, hasAnswered, MOST_CITIES } from './questions/asking.ts'
import { inRound, questionAt, reply } from './questions/queue.ts'
import { broken } from './result.ts'
import { Scratch } from './scratch.ts'
import { KERNEL_COLUMNS } from './state.ts'

const state = KERNEL_COLUMNS

export function newGame<R extends Rules>(
  rules: R,
  seed: string,
  listener?: (event: GameEvent) => void,
  dealer?: Dealer,
): Game<R> {
  if (typeof seed !== 'string') broken('a game needs a seed')
  const g = emptyGame(rules)
  g.listener = listener
  g.dealer = dealer
  seedChance(g, seed)
  advance(g)
  return g
}

/** Far more lines than any game runs between two questions. */
const MOST_LINES = 10_000

/** Runs the script up to the next question or the end of the game. */
export function advance(g: Game): void {
  const { script } = g.rules
  let lines = 0
  while (state.asking.get(g) === 0 && state.queue.size(g, 0) === 0) {
    const at = state.line.get(g)
    if (at >= script.length) return
    // A hand-written position may be at a line that leads to no question.
    if (lines++ > MOST_LINES) broken('nobody is asked any more')
    state.line.set(g, at + 1)
    script[at].run(g)
  }
}

export const isOver = (g: Game): boolean => state.line.get(g) >= g.rules.script.length

/** Cities whose answer is awaited. */
export function toAct(g: Game): readonly number[] {
  if (state.queue.size(g, 0) > 0) return SEATS[inRound(g) & ~state.answered.get(g)]
  if (state.asking.get(g) === 0) return SEATS[0]
  const open = state.asked.get(g) & ~state.answered.get(g)
  // The free city is answered for after its keeper has answered.
  return SEATS[hasAnswered(g, state.keeper.get(g)) ? open : open & ((1 << g.rules.players) - 1)]
}

/** Seats of every bit set, computed once because every turn needs them. */
const SEATS: readonly (readonly number[])[] = Array.from({ length: 1 << MOST_CITIES }, (_, bits) =>
  Array.from({ length: MOST_CITIES }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0),
)

/** Legal moves of a city, one per payment; empty if it is not asked. */
export const moves = (g: Game, seat: number): Move[] => listMoves(g, seat).all()

const listed = new MoveList()
const listing = new Scratch('listMoves')

/** Legal moves in a shared list that the next call overwrites. */
export function listMoves(g: Game, seat: number): MoveList {
  listing.enter()
  try {
    fillMoves(g, seat, listed.clear())
  } finally {
    listing.leave()
  }
  return listed
}

function fillMoves(g: Game, seat: number, out: MoveList): void {
  if (state.queue.size(g, 0) > 0) {
    const at = questionAt(g, seat)
    if (at < 0) return
    const decision = g.rules.decisions[state.queue.item(g, 0, at)]
    decision.moves(g, seat, state.queue.item(g, 0, at + 2), state.queue.item(g, 0, at + 3), out)
  } else if (state.asking.get(g) > 0 && awaits(g, seat)) {
    g.rules.layers[state.asking.get(g) - 1].moves(g, seat, out)
  }
}

/** The open question to a seat. */
export function question(g: Game, seat: number): { id: string } | undefined {
  if (state.queue.size(g, 0) > 0) {
    const at = questionAt(g, seat)
    return at < 0 ? undefined : g.rules.decisions[state.queue.item(g, 0, at)]
  }
  return state.asking.get(g) > 0 && awaits(g, seat) ? g.rules.layers[state.asking.get(g) - 1] : undefined
}

/** Applies a move known to be legal; `play` in notation.ts checks external ones. */
export function apply(g: Game, seat: number, move: Move): void {
  if (state.queue.size(g, 0) > 0) reply(g, seat, move)
  else commit(g, seat, move)
  advance(g)
}
