/** What bots know of the promos: a few effects that can be left to what they score. */
import type { Mind } from '../mind/contract.ts'

export const mind: Mind = {
  effects: { copyStage: {}, exchange: {}, fewVictories: {}, stillHands: {}, stageForCoins: {} },
}
