/**
 * The weights of the quick judgement, in points; lists go by Age, from 0 on.
 * `node packages/bots/tools/tune-instinct.ts` looks for better ones by self-play.
 */
import type { MindWeights } from '@heptapolis/boxes/minds'
import data from './weights.json' with { type: 'json' }

export interface InstinctWeights {
  /** A coin. */
  coin: number[]
  /** Each coin fewer than three that is left. */
  poor: number
  /** Each coin that goes to a neighbour. */
  neighbour: number
  /** How much conflicts to come count. */
  conflict: number[]
  doubt: number
  doubtPerTurn: number
  /** The points a symbol brings at once. */
  science: number
  /** A symbol more, one of a new kind, and for each of the same kind already there: at the start of the game. */
  symbol: number
  symbolKind: number
  symbolSame: number
  /** A unit of goods the city has not, and how that falls for the second and third; where a neighbour sells it. */
  raw: number[]
  manufactured: number[]
  second: number
  third: number
  soldNextDoor: number
  /** A unit the next stage asks for. */
  stageGood: number
  /** Each kind more in a choice. */
  choice: number
  /** Cheaper trade, for each side and sort of goods. */
  bargain: number[]
  /** What things counted at the end still grow. */
  growth: number
  /** Building from the discard pile. */
  dig: number[]
  /** An ability of the city. */
  power: number[]
  /** A card that this one makes free. */
  chain: number[]
  /** Each stage that comes after this one. */
  nextStage: number
  /** What lasts for the rest of the game, as told for a whole one. */
  lasting: number
  /** What the next player would like of the card used up or sold. */
  denial: number
  /** Any building at all, nine colours for each Age; any stage; any sale. */
  colour: number[]
  stage: number[]
  sale: number[]
  /** Weights of boxes that are tried in place of those their minds have, by box. */
  boxes?: Readonly<Record<string, MindWeights>>
}

export const INSTINCT: InstinctWeights = data
