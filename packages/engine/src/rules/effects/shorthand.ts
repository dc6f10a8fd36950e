/** Short functions for effects: card data has one line per card. */
import type { EffectOf } from '../contract/effect.ts'
import type { Resource, ScienceSymbol, Side, Whose } from '../vocabulary.ts'

export const make = (...all: Resource[]): EffectOf<'produce'> => ({ kind: 'produce', all })
export const either = (...any: Resource[]): EffectOf<'produce'> => ({ kind: 'produce', any })
export const anyRaw = (): EffectOf<'produce'> => either('wood', 'stone', 'clay', 'ore')
export const anyManufactured = (): EffectOf<'produce'> => either('glass', 'cloth', 'papyrus')
export const points = (count: number): EffectOf<'points'> => ({ kind: 'points', points: count })
export const coins = (count: number): EffectOf<'coins'> => ({ kind: 'coins', coins: count })
export const shields = (count: number): EffectOf<'shields'> => ({ kind: 'shields', shields: count })
export const science = (symbol?: ScienceSymbol): EffectOf<'science'> => ({ kind: 'science', symbol })
export const trade = (goods: 'raw' | 'manufactured', ...from: Side[]): EffectOf<'trade'> => ({
  kind: 'trade',
  goods,
  from,
})
export const each = (
  of: string | readonly string[],
  on: readonly Whose[],
  gain: { points?: number; coins?: number },
): EffectOf<'each'> => ({ kind: 'each', of, on, ...gain })
export const ability = (id: string): EffectOf<'ability'> => ({ kind: 'ability', ability: id })
export const dig = (as: string): EffectOf<'dig'> => ({ kind: 'dig', as })
export const victory = (value: number | 'age'): EffectOf<'victory'> => ({ kind: 'victory', value })

export const OWN: readonly Whose[] = ['self']
export const NEIGHBOURS: readonly Whose[] = ['left', 'right']
export const ALL_THREE: readonly Whose[] = ['self', 'left', 'right']
