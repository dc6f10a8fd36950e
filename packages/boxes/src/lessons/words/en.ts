/** Coach texts in English, after the learner has played another move. */
import { SALE } from '@heptapolis/engine/box'
import { plural } from '../../words/grammar/en.ts'

export const words = {
  weaker: 'An example: other moves are stronger.',
  ownWay: 'Now **you choose**: a free card, resources for your next stage, or points?',
  ownPoints: 'Now **you choose**: which move gives the most points?',
  onlyStage: `You can’t pay for any card this turn: **build a wonder stage** with any card, or sell one for ${SALE} coins.`,
  onlySale: `You can’t build anything this turn: **sell a card** for ${SALE} coins. You get a new hand next turn.`,
  poor: (coins: number) =>
    `You have ${plural(coins, 'coin')} left. Look for **free** cards, or sell a card for ${SALE} coins.`,
}

export type CoachWords = typeof words
