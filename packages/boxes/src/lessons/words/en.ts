/** Coach texts in English, after the learner has played another move. */
import { SALE } from '@heptapolis/engine/box'
import { plural } from '../../words/grammar/en.ts'

export const words = {
  weaker: 'An example: other moves are stronger.',
  ownWay: '**Choose freely** this turn; “Hint” shows you a good move.',
  onlyStage: `You can’t pay for any card this turn: **build a wonder stage** with any card, or sell one for ${SALE} coins.`,
  onlySale: `You can’t build anything this turn: **sell a card** for ${SALE} coins.`,
  poor: (coins: number) =>
    `You have ${plural(coins, 'coin')} left. Look for **free** cards, or sell a card for ${SALE} coins.`,
}

export type CoachWords = typeof words
