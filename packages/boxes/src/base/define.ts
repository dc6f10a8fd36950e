/** Notation of cards and boards of the base game. */
import {
  type Age,
  type BoardDef,
  type Colour,
  type Cost,
  type Effect,
  type PieceDef,
  type Resource,
  shorthand,
} from '@heptapolis/engine/box'
import { type StageLine, board as sideOfWonder } from '../board.ts'

export const card = (
  id: string,
  age: Age,
  colour: Colour,
  copies: readonly number[],
  cost: Cost,
  effect: Effect,
  more: Partial<PieceDef> = {},
): PieceDef => ({ id, sort: 'card', age, colour, copies, cost, effects: [effect], ...more })

export const guild = (id: string, cost: Cost, effect: Effect): PieceDef => ({
  id,
  sort: 'guild',
  age: 3,
  colour: 'purple',
  cost,
  effects: [effect],
})

/** Side with one starting resource. */
export const board = (wonder: string, side: string, good: Resource, stages: readonly StageLine[]): BoardDef =>
  sideOfWonder(wonder, side, [shorthand.make(good)], stages)
