/** Reasons for a move as data, without text: what the better move gains and the played one does not. */
import { type Move, type MoveJson, moveCode, type Seen, showMove } from '@heptapolis/engine/search'
import { gainsOf, type ReasonGain } from './gains.ts'

export type Reason =
  /** The played move is as good as the best. */
  | { is: 'good'; gains: readonly ReasonGain[] }
  /** Right card, but with another payment or rider. `saved`: coins that the better payment saves. */
  | { is: 'paid'; move: MoveJson; left: number; right: number; total: number; along: boolean; saved: number }
  /** Gains of the better move only, gains of the played move only, and the extra cost. */
  | {
      is: 'stronger'
      move: MoveJson
      gains: readonly ReasonGain[]
      played: MoveJson
      instead: readonly ReasonGain[]
      dearer: number
    }

/** Reason why the best move is best, compared with the played one if it differs. */
export function reasonFor(seen: Seen, seat: number, best: Move, played: Move | undefined): Reason {
  const brings = (move: Move): ReasonGain[] => gainsOf(seen, seat, move)
  if (!played) return { is: 'good', gains: brings(best).slice(0, MOST) }
  if (best.card > 0 && played.action === best.action && played.card === best.card)
    return sameButPaid(seen, best, played)
  const [mine, theirs] = [brings(best), brings(played)]
  return {
    is: 'stronger',
    move: showMove(seen, best),
    gains: without(mine, theirs).slice(0, MOST),
    played: showMove(seen, played),
    instead: without(theirs, mine).slice(0, FEW),
    dearer: Math.max(0, moveCode.total(played.pay) - moveCode.total(best.pay)),
  }
}

/** Gains of both moves explain nothing. */
function without(gains: readonly ReasonGain[], others: readonly ReasonGain[]): ReasonGain[] {
  const said = others.map((gain) => JSON.stringify(gain))
  return gains.filter((gain) => !said.includes(JSON.stringify(gain)))
}

const sameButPaid = (seen: Seen, best: Move, played: Move): Reason => ({
  is: 'paid',
  move: showMove(seen, best),
  left: moveCode.share(best.pay, moveCode.LEFT),
  right: moveCode.share(best.pay, moveCode.RIGHT),
  total: moveCode.total(best.pay),
  along: best.rider !== 0,
  saved: moveCode.total(played.pay) - moveCode.total(best.pay),
})

const MOST = 3
const FEW = 2
