/** Notation of leaders. */
import type { Colour, Effect, EffectOf, PieceDef } from '@heptapolis/engine/box'
import type { Rewarded } from './effects.ts'
import type { LeaderPower } from './rules/powers.ts'

/** Coins; A means the number of the current Age. */
export type LeaderCost = number | 'A'

export const leader = (id: string, cost: LeaderCost, ...effects: Effect[]): PieceDef => ({
  id,
  sort: 'leader',
  colour: 'white',
  scoreLine: 'leaders',
  cost: { coins: cost === 'A' ? 'age' : cost },
  effects,
})

export const power = (id: LeaderPower): EffectOf<'leaderPower'> => ({ kind: 'leaderPower', power: id })
export const discount = (on: Colour | 'stage'): EffectOf<'discount'> => ({ kind: 'discount', on })
export const reward = (thing: Rewarded, coins: number): EffectOf<'reward'> => ({ kind: 'reward', for: thing, coins })
export const most = (of: string, points: number): EffectOf<'most'> => ({ kind: 'most', of, points })
export const set = (of: readonly string[], points: number): EffectOf<'set'> => ({ kind: 'set', of, points })
