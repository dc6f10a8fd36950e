/** Reason why a move with a price takes no coins: own resources, a chain, or what waives the cost. */
import type { Move } from '@heptapolis/engine'
import { moves, showMove } from '@heptapolis/engine'
import {
  CHAIN,
  chainTo,
  clone,
  costOf,
  FREE,
  type Game,
  left,
  moveCode,
  PAY,
  type Piece,
  type Side,
  stagePieces,
  standingIn,
  vector,
  withoutPiece,
} from '@heptapolis/engine/show'
import type { Looks } from './looks.ts'

export type NoCoins =
  /** Nothing is printed. */
  | { is: 'nothing' }
  | { is: 'own' }
  /** Card whose chain leads here: of the own city, or of a neighbour. */
  | { is: 'chain'; from: Piece | undefined; of: Side | undefined }
  /** Resources of neighbours that cost nothing. */
  | { is: 'sellers'; sides: readonly Side[] }
  /**
   * Cards, leaders, stages and laws that waive the cost; only the first of several that would do it alone. `isPart`:
   * own resources pay the rest.
   */
  | { is: 'waived'; by: readonly Piece[]; isPart: boolean }

type Lowering = Pick<Looks, 'laws' | 'lowersCosts'>

export function whyNoCoins(looks: Lowering, g: Game, seat: number, move: Move): NoCoins {
  if (move.by === CHAIN) return chained(g, seat, g.rules.pieces[move.card])
  if (move.by >= FREE) return { is: 'waived', by: grantersOf(g, seat, move.by - FREE), isPart: false }
  const { share, isForNothing, LEFT, RIGHT } = moveCode
  const sides = (['left', 'right'] as const).filter((side) => {
    const payee = side === 'left' ? LEFT : RIGHT
    return isForNothing(move.pay, payee) && share(move.pay, payee) === 0
  })
  if (sides.length > 0) return { is: 'sellers', sides }
  const printed = printedCost(g, seat, move)
  const all = printed ? allThatLower(looks, g, seat) : []
  const by = waivers(all, g, seat, move)
  if (by.length > 0) return { is: 'waived', by, isPart: paysRest(g, seat, move) }
  if (printed === 'resources' && neededFor(g, seat, move).need === 0) {
    return { is: 'waived', by: firstAlone(all, g, seat, move), isPart: false }
  }
  return printed === 'resources' || move.rider !== 0 ? { is: 'own' } : { is: 'nothing' }
}

function chained(g: Game, seat: number, card: Piece): NoCoins {
  const source = chainTo(g, seat, card)
  if (!source || source.city === seat) return { is: 'chain', from: source?.from, of: undefined }
  return { is: 'chain', from: source.from, of: source.city === left(g, seat) ? 'left' : 'right' }
}

/** Pieces with this ability. */
const grantersOf = (g: Game, seat: number, ability: number): Piece[] =>
  standingIn(g, seat).filter(({ effects }) =>
    effects.some(({ effect }) => effect.kind === 'ability' && effect.ability === g.rules.abilities[ability].id),
  )

/** Stage of the move, or its card. */
function paidFor(g: Game, seat: number, move: Move): Piece {
  const { stage, half = 1 } = showMove(g, move)
  const card = g.rules.pieces[move.card]
  return typeof stage === 'number' ? (stagePieces(g, seat, stage - 1)[Number(half) - 1] ?? card) : card
}

function printedCost(g: Game, seat: number, move: Move): 'resources' | 'coins' | undefined {
  const { need, coins, coinsPerAge } = paidFor(g, seat, move).price
  if (need > 0) return 'resources'
  return coins > 0 || coinsPerAge > 0 ? 'coins' : undefined
}

/** Cost of the move with everything that changes it. */
function neededFor(g: Game, seat: number, move: Move) {
  const piece = paidFor(g, seat, move)
  return costOf(g, seat, piece.sort === 'stage' ? 'stage' : 'card', piece, PAY)
}

/** Whether resources are due beside those that are waived. */
function paysRest(g: Game, seat: number, move: Move): boolean {
  const { need, waived } = neededFor(g, seat, move)
  return vector.units(need) > waived.size
}

/** A piece of the city or a law that may lower costs, and the game without it. */
interface Lowers {
  piece: Piece
  without: (g: Game) => Game
}

function allThatLower({ laws, lowersCosts }: Lowering, g: Game, seat: number): Lowers[] {
  const own = standingIn(g, seat).filter(({ effects }) =>
    effects.some(({ effect }) => lowersCosts.includes(effect.kind)),
  )
  const inForce = laws.flatMap((law) =>
    law
      .inForce(g)
      .map((tile): Lowers => ({ piece: g.rules.pieces[tile], without: (from) => repealed(law, from, tile) })),
  )
  return [...own.map((piece): Lowers => ({ piece, without: (from) => withoutPiece(from, seat, piece) })), ...inForce]
}

function repealed(law: Lowering['laws'][number], g: Game, tile: number): Game {
  const without = clone(g)
  law.repeal(without, tile)
  return without
}

/** Those without which the move would take coins, or be impossible. */
const waivers = (all: readonly Lowers[], g: Game, seat: number, move: Move): Piece[] =>
  all.flatMap(({ piece, without }) => (leastPaid(without(g), seat, move) === 0 ? [] : [piece]))

/** The first that waives the resources alone, even if others or own resources would do. */
function firstAlone(all: readonly Lowers[], g: Game, seat: number, move: Move): Piece[] {
  let rest = g
  for (const { piece, without } of all.toReversed()) {
    rest = without(rest)
    if (neededFor(rest, seat, move).need !== 0) return [piece]
  }
  return []
}

/** Lowest price of the same move; undefined if it is impossible. */
function leastPaid(g: Game, seat: number, move: Move): number | undefined {
  const same = moves(g, seat).filter(
    ({ action, card, by, rider, option }) =>
      action === move.action && card === move.card && by === move.by && rider === move.rider && option === move.option,
  )
  return same.length === 0 ? undefined : Math.min(...same.map(({ pay }) => moveCode.total(pay)))
}
