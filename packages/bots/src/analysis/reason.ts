/** Reasons for a move as data, without text: what the better move gains and the played one does not. */
import {
  arePartners,
  left,
  type Move,
  type MoveJson,
  moveCode,
  right,
  type Seen,
  showMove,
  total,
} from '@heptapolis/engine/search'
import { wonderOf } from './conflicts.ts'
import { COINS_PER_POINT, gainsOf, type ReasonGain, worthOf } from './gains.ts'

export type Reason =
  /** The played move is as good as the best. */
  | { is: 'good'; gains: readonly ReasonGain[] }
  /**
   * Right card, but with another payment or rider. `saved`: coins that the better payment saves; `spared`: wonder of the
   * stronger neighbour that gets fewer coins by it.
   */
  | {
      is: 'paid'
      move: MoveJson
      left: number
      right: number
      total: number
      along: boolean
      saved: number
      spared?: string
    }
  /**
   * Gains of the better move only, gains and losses of the played move only, and how many coins more or less the played one
   * costs. `isOutweighed`: by the rules the played move brings as much, so only the simulations speak for the better one.
   */
  | {
      is: 'stronger'
      move: MoveJson
      gains: readonly ReasonGain[]
      played: MoveJson
      instead: readonly ReasonGain[]
      dearer: number
      cheaper: number
      isOutweighed?: true
    }

/** Reason why the best move is best, compared with the played one if it differs. */
export function reasonFor(seen: Seen, seat: number, best: Move, played: Move | undefined): Reason {
  const brings = (move: Move): ReasonGain[] => gainsOf(seen, seat, move)
  if (!played) return { is: 'good', gains: brings(best).filter(isGain).slice(0, MOST) }
  if (best.card > 0 && played.action === best.action && played.card === best.card)
    return sameButPaid(seen, seat, best, played)
  const [mine, theirs] = [brings(best), brings(played)]
  const [gains, instead] = [without(mine, theirs), without(theirs, mine)]
  const dearer = moveCode.total(played.pay) - moveCode.total(best.pay)
  const isOutweighed = sumOf(gains, seen) + dearer / COINS_PER_POINT <= sumOf(instead, seen)
  return {
    is: 'stronger',
    move: showMove(seen, best),
    gains: whatDecides(gains.filter(isGain), instead, dearer, seen).slice(0, MOST),
    played: showMove(seen, played),
    instead: instead.slice(0, FEW),
    dearer: Math.max(0, dearer),
    cheaper: Math.max(0, -dearer),
    ...(isOutweighed ? { isOutweighed } : {}),
  }
}

const isGain = ({ is }: ReasonGain): boolean => is !== 'loses'

const sumOf = (gains: readonly ReasonGain[], seen: Seen): number =>
  gains.reduce((sum, gain) => sum + worthOf(gain, seen), 0)

/** Gains of both moves explain nothing. */
function without(gains: readonly ReasonGain[], others: readonly ReasonGain[]): ReasonGain[] {
  const said = others.map((gain) => JSON.stringify(gain))
  return gains.filter((gain) => !said.includes(JSON.stringify(gain)))
}

/**
 * Points that the other move brings as well decide nothing, whatever their line: only the rest of them counts. A conflict
 * also takes points from a rival. Coins count with those that the other move costs more, and so does a free card.
 */
function whatDecides(
  gains: readonly ReasonGain[],
  others: readonly ReasonGain[],
  dearer: number,
  seen: Seen,
): ReasonGain[] {
  const pointsOf = (list: readonly ReasonGain[]): number => sumOf(list.filter(isPoints), seen)
  const more = Math.max(0, pointsOf(gains) - pointsOf(others)) / Math.max(1, pointsOf(gains))
  const saved = Math.max(0, dearer) / COINS_PER_POINT
  const weight = (gain: ReasonGain): number => {
    const worth = worthOf(gain, seen)
    if (gain.is === 'conflict') return worth * (more + OF_RIVALS)
    if (gain.is === 'free') return Math.max(worth, saved)
    return isPoints(gain) ? worth * more : worth + (gain.is === 'coins' ? saved : 0)
  }
  return gains.toSorted((a, b) => weight(b) - weight(a))
}

/** Worth of a point that a rival loses. */
const OF_RIVALS = 0.35

const isPoints = ({ is }: ReasonGain): boolean => is === 'points' || is === 'conflict'

const sameButPaid = (seen: Seen, seat: number, best: Move, played: Move): Reason => ({
  is: 'paid',
  move: showMove(seen, best),
  left: moveCode.share(best.pay, moveCode.LEFT),
  right: moveCode.share(best.pay, moveCode.RIGHT),
  total: moveCode.total(best.pay),
  along: best.rider !== played.rider || best.option !== played.option || best.by !== played.by,
  saved: moveCode.total(played.pay) - moveCode.total(best.pay),
  ...sparedBy(seen, seat, best, played),
})

/** The opponent that gets fewer coins by the better payment, if it has more points than the other neighbour. */
function sparedBy(seen: Seen, seat: number, best: Move, played: Move): { spared?: string } {
  if (seat >= seen.rules.players) return {}
  const lessTo = (payee: number): boolean => moveCode.share(best.pay, payee) < moveCode.share(played.pay, payee)
  const isPartner = (city: number): boolean => seen.rules.setup.teams === true && arePartners(seat, city)
  const [onLeft, onRight] = [left(seen, seat), right(seen, seat)]
  const isLeftAhead = total(seen, onLeft) > total(seen, onRight)
  if (isLeftAhead && !isPartner(onLeft) && lessTo(moveCode.LEFT)) return { spared: wonderOf(seen, onLeft) }
  const isRightAhead = total(seen, onRight) > total(seen, onLeft)
  return isRightAhead && !isPartner(onRight) && lessTo(moveCode.RIGHT) ? { spared: wonderOf(seen, onRight) } : {}
}

const MOST = 3
const FEW = 2
