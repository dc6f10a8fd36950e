/** Plays a game: runs its script, says who is to act and what they may do, and takes their answers. */
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

export const isOver = (g: Game): boolean => state.line.get(g) >= g.rules.script.length

/** The cities whose answer is awaited now. */
export function toAct(g: Game): readonly number[] {
  if (state.queue.size(g, 0) > 0) return SEATS[inRound(g) & ~state.answered.get(g)]
  if (state.asking.get(g) === 0) return SEATS[0]
  const open = state.asked.get(g) & ~state.answered.get(g)
  // The city nobody plays is answered for once its keeper has answered.
  return SEATS[hasAnswered(g, state.keeper.get(g)) ? open : open & ((1 << g.rules.players) - 1)]
}

/** The seats of every set of seats, as bits: asked for in every turn, so made once. */
const SEATS: readonly (readonly number[])[] = Array.from({ length: 1 << MOST_CITIES }, (_, bits) =>
  Array.from({ length: MOST_CITIES }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0),
)

/** The legal moves of a city, every payment a move of its own; none where it is not asked. */
export const moves = (g: Game, seat: number): Move[] => listMoves(g, seat).all()

const listed = new MoveList()
const listing = new Scratch('listMoves')

/** The same in a list that is shared: the next call fills it anew. */
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

/** Plays a move known to be legal; `play` in notation.ts checks one from outside. */
export function apply(g: Game, seat: number, move: Move): void {
  if (state.queue.size(g, 0) > 0) reply(g, seat, move)
  else commit(g, seat, move)
  advance(g)
}
