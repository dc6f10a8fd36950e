/** Coach texts in English, after the learner has played another move. */
import { SALE } from '@heptapolis/engine/box'

export const words = {
  weaker: 'Exercise: other moves gain more later.',
  /** The rule of a turn, in general: the position may show no case of it. */
  aside: (rule: string) => `Good to know: ${rule}`,
  /** After the advice to build a stage, before stages are taught. */
  stageAhead: 'For a stage, put any card face down and pay the stage’s price.',
  onlyStage: `You can’t pay for any card this turn: **build a wonder stage** with any card, or sell one for ${SALE} coins.`,
  onlySale: `You can’t build anything this turn: **sell a card** for ${SALE} coins.`,
  chained: (card: string, from: string) => `**Chain: ${card} is free** because you built ${from}.`,
}

export type CoachWords = typeof words
