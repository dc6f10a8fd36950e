/** Bot knowledge of the promos: their score is enough for most effects. */
import type { Mind } from '../mind/contract.ts'

export const mind: Mind = {
  effects: { copyStage: {}, exchange: {}, fewVictories: {}, stillHands: {}, stageForCoins: {} },
}
