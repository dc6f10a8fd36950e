/**
 * Weights of the bots' quick judgement of cards and stages, in points; lists are indexed by Age from 0.
 * `node packages/bots/tools/tuning/tune-instinct.ts` improves them by self-play.
 */
import type { MindWeights } from '@heptapolis/boxes/minds'
import data from './weights.json' with { type: 'json' }

export interface InstinctWeights {
  coin: number[]
  /** Penalty per coin below three. */
  poor: number
  /** Penalty per coin paid to a neighbour. */
  neighbour: number
  /** Weight of future conflicts. */
  conflict: number[]
  doubt: number
  doubtPerTurn: number
  /** Immediate points of a symbol. */
  science: number
  /** Further symbol, symbol of a new kind, and per equal symbol already owned: at the start of the game. */
  symbol: number
  symbolKind: number
  symbolSame: number
  /** Unit of a missing resource, its decline for the second and third, and its value if a neighbour sells it. */
  raw: number[]
  manufactured: number[]
  second: number
  third: number
  soldNextDoor: number
  /** Unit that the next stage needs. */
  stageGood: number
  /** Each further kind in a choice of resources. */
  choice: number
  /** Cheaper trade, per neighbour and resource sort. */
  bargain: number[]
  /** Future growth of things counted at the end. */
  growth: number
  dig: number[]
  power: number[]
  /** Card that this one makes free. */
  chain: number[]
  /** Each later stage. */
  nextStage: number
  /** Lasting value, stated for a whole game. */
  lasting: number
  /** Value of a used-up or sold card to the next player. */
  denial: number
  /** Bonus per building (nine colours per Age), per stage and per sale. */
  colour: number[]
  stage: number[]
  sale: number[]
  /** Weights on trial, by box; they replace those of the mind. */
  boxes?: Readonly<Record<string, MindWeights>>
}

export const INSTINCT: InstinctWeights = data
