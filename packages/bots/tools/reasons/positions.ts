/** Positions for the test of the analysis: games that bots play up to a turn, and hidden cards exchanged between hands. */
import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  BUILD,
  compile,
  controller,
  type Game,
  type Move,
  newGame,
  random,
  sight,
  state,
  sure,
  toAct,
} from '@heptapolis/engine/search'
import type { Reason } from '../../src/analysis/reason.ts'
import { medium } from '../../src/levels.ts'
import { determinize } from '../../src/search/determinize.ts'

/** A position whose best move and reason are known without the analysis. */
export interface KnownPosition {
  readonly kind: string
  readonly g: Game
  readonly seat: number
  readonly best: Move
  /** The mistake with which the best move is compared. */
  readonly other: Move
  readonly isRightMove: (told: Move) => boolean
  readonly isRightReason: (reason: Reason) => boolean
  /** Text of the solution, for printing. */
  readonly facts: unknown
}

/** A base game of `medium` from a seed, up to a turn of an Age; `turns` are left in it, this one included. */
export function playedTo(seed: number, players: number, age: number, turns: number): Game {
  const seats = Array.from({ length: players }, () => ({}))
  const g = newGame(sure(compile({ edition: '2e', boxes: [], seats }, BOXES)), `reasons ${seed}`)
  const chance = random(`reasons ${seed}`)
  const isThere = (): boolean =>
    state.age.get(g) === age && state.turn.get(g) > 0 && state.turns.get(g) - state.turn.get(g) < turns
  while (!isThere())
    for (const seat of toAct(g)) apply(g, seat, medium.choose(sight(g, controller(g, seat)), seat, chance))
  return g
}

/** Cards of the other hands: their owner can be changed without contradicting anything that was seen. */
export const hiddenFrom = (g: Game, seat: number): number[] =>
  Array.from({ length: g.rules.players }, (_, other) => other).flatMap((other) =>
    other === seat ? [] : state.hand.items(g, other),
  )

/** Gives a hidden card to a seat, in exchange for one of its own. */
export function exchange(g: Game, seat: number, own: number, hidden: number): void {
  if (own === hidden) return
  const holder = Array.from({ length: g.rules.players }, (_, other) => other).find(
    (other) => other !== seat && state.hand.has(g, other, hidden),
  )
  if (holder === undefined) return
  const handOf = (city: number, out: number, into: number): number[] => {
    const cards = state.hand.items(g, city)
    cards[cards.indexOf(out)] = into
    return cards.sort((a, b) => a - b)
  }
  const [mine, theirs] = [handOf(seat, own, hidden), handOf(holder, hidden, own)]
  state.hand.assign(g, seat, mine)
  state.hand.assign(g, holder, theirs)
}

/**
 * True if the solution names the same move for other hands that the seat may imagine: the best move must not depend on
 * cards that it cannot know.
 */
export function holdsElsewhere(
  { g, seat, isRightMove }: KnownPosition,
  solve: (g: Game) => KnownPosition | undefined,
  hands: number,
): boolean {
  const seen = sight(g, seat)
  return Array.from({ length: hands }, (_, i) => i).every((i) => {
    const other = solve(determinize(seen, seat, undefined, random(`hands ${i}`)))
    return other !== undefined && isRightMove(other.best)
  })
}

/** Payments do not count, nor does the card given for a stage or sold. */
export const isSameDeed = (a: Move, b: Move): boolean =>
  a.action === b.action && a.option === b.option && (a.action !== BUILD || a.card === b.card)

/** The same use of the same card. */
export const isSameUse = (a: Move, b: Move): boolean => isSameDeed(a, b) && a.card === b.card

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
