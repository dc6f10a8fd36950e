/** What a coach says, in English, once the learner has gone another way. */
import { SALE } from '@heptapolis/engine/box'
import { plural } from '../../words/grammar/en.ts'

export const words = {
  ownWay: 'Good too. Your city has what the card shows. **Your choice**: what is free, or what your next stage needs?',
  onlyStage: `Nothing can be built this turn: **lift your wonder** with any card, or sell one for ${SALE} coins.`,
  onlySale: `Nothing can be built this turn: **sell a card** for ${SALE} coins. The next hand is another one.`,
  poor: (coins: number) =>
    `${plural(coins, 'coin')} left. Look for what is **free**, or sell a card: it brings ${SALE}.`,
}

export type CoachWords = typeof words
