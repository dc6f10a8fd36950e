/** How the base game writes down its cards and boards. */
import type { Age, BoardDef, Colour, Cost, Effect, PieceDef, Resource } from '@heptapolis/engine'

export const card = (
  id: string,
  name: string,
  age: Age,
  colour: Colour,
  copies: readonly number[],
  cost: Cost,
  effect: Effect,
  more: Partial<PieceDef> = {},
): PieceDef => ({ id, name, sort: 'card', age, colour, copies, cost, effects: [effect], ...more })

export const guild = (id: string, name: string, cost: Cost, effect: Effect): PieceDef => ({
  id,
  name,
  sort: 'guild',
  age: 3,
  colour: 'purple',
  cost,
  effects: [effect],
})

export const board = (
  wonder: string,
  side: string,
  name: string,
  good: Resource,
  stages: readonly [Cost, ...Effect[]][],
): BoardDef => ({
  id: `${wonder}-${side}`,
  name,
  wonder,
  side,
  start: [{ kind: 'produce', all: [good] }],
  stages: stages.map(([cost, ...effects], i) => ({
    id: `${wonder}-${side}-${i + 1}`,
    name: `${name}, stage ${i + 1}`,
    cost,
    effects,
  })),
})
