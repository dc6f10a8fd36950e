/** Guilds of the first edition. None is known for certain in the second. */
import { type Cost, type Effect, type PieceDef, shorthand } from '@heptapolis/engine/box'

const { NEIGHBOURS, OWN, each } = shorthand

const guild = (id: string, cost: Cost, effect: Effect): PieceDef => ({
  id,
  sort: 'guild',
  age: 3,
  colour: 'purple',
  cost,
  effects: [effect],
})

export const GUILDS: readonly PieceDef[] = [
  guild('gamers-guild', { stone: 1, clay: 1, wood: 1, ore: 1 }, each('three-coins', OWN, { points: 1 })),
  guild('courtesans-guild', { wood: 1, clay: 1, glass: 1, cloth: 1 }, { kind: 'copyLeader' }),
  guild('diplomats-guild', { stone: 1, wood: 1, glass: 1, papyrus: 1 }, each('leader', NEIGHBOURS, { points: 1 })),
  guild('architects-guild', { ore: 3, clay: 1, papyrus: 1, cloth: 1 }, each('purple', NEIGHBOURS, { points: 3 })),
]
