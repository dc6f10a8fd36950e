/** How the base game writes down its cards and boards. */
import type { Age, BoardDef, Colour, Cost, Effect, PieceDef, Resource } from '@heptapolis/engine'

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

export const board = (
  wonder: string,
  side: string,
  good: Resource,
  stages: readonly [Cost, ...Effect[]][],
): BoardDef => ({
  id: `${wonder}-${side}`,
  wonder,
  side,
  start: [{ kind: 'produce', all: [good] }],
  stages: stages.map(([cost, ...effects], i) => ({
    id: `${wonder}-${side}-${i + 1}`,
    cost,
    effects,
  })),
})
