/** The words that effects are written in on a card: numbers and symbols. */
import type { EffectKind, EffectOf, Resource } from '@heptapolis/engine'

export type Word =
  | { is: 'goods'; goods: readonly Resource[] }
  | { is: 'choice'; goods: readonly Resource[] }
  | { is: 'points'; points: number | string }
  | { is: 'coins'; coins: number | string }
  | { is: 'icon'; icon: string; times?: number; small?: boolean }
  | { is: 'counted'; icons: readonly string[] }
  | { is: 'where'; place: Where }
  | { is: 'stock'; goods: 'raw' | 'manufactured' }
  | { is: 'any'; text: string; square?: boolean }
  | { is: 'token'; text: string; bad?: boolean }
  | { is: 'text'; text: string }
  | { is: 'break' }

export type Where = 'left' | 'right' | 'both' | 'self' | 'all'
export type Faces = { [K in EffectKind]?: (effect: EffectOf<K>) => Word[] }
