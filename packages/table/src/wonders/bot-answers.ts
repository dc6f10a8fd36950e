/** Answers of bots in a wonder agreement: they prefer wonders with which the bot `medium` scored more points. */
import type { Edition } from '@heptapolis/engine'
import { itemAt, type Random } from '@heptapolis/engine/kernel'
import type { WonderAnswer, WonderBoard, WonderQuestion } from './model.ts'
import { strengthOf } from './strength.ts'

/** Bots ban one of so many strong wonders, so that several bots do not all ban the same one. */
const BANNED_AMONG = 3

export function botAnswer(question: WonderQuestion, edition: Edition, dice: Random): WonderAnswer {
  const value = (board: WonderBoard): number => strengthOf(edition, board)
  const best = [...question.from].sort((one, other) => value(other) - value(one))
  const favourite = itemAt(best, 0)
  switch (question.ask) {
    case 'redraw':
      return { redraw: value(favourite) < 0 }
    case 'side':
      return { side: favourite.side ?? '' }
    case 'wishes':
      return { wishes: best.map(({ wonder }) => wonder) }
    case 'ban':
      return { wonder: itemAt(best, dice.below(Math.min(BANNED_AMONG, best.length))).wonder }
    case 'bids':
      return { bids: bidsOn(best, value, question.most) }
    default:
      return { wonder: favourite.wonder }
  }
}

/** As many points as each wonder is better than the weakest. */
function bidsOn(
  best: readonly WonderBoard[],
  value: (board: WonderBoard) => number,
  most: number,
): Record<string, number> {
  const weakest = value(itemAt(best, best.length - 1))
  return Object.fromEntries(best.map((board) => [board.wonder, Math.min(most, Math.round(value(board) - weakest))]))
}
