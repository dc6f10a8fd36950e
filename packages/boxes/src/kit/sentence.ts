/** Symbols for effects, combined to sequences. */

import type { Whose } from '@heptapolis/engine/box'
import { minus } from '../words/grammar/signed.ts'
import type { Where, Word } from './face.ts'

export const icon = (name: string, times = 1): Word => ({ is: 'icon', icon: name, times })
export const small = (name: string): Word => ({ is: 'icon', icon: name, small: true })
export const coins = (value: number | string): Word => ({ is: 'coins', coins: value })
export const points = (value: number | string): Word => ({
  is: 'points',
  points: typeof value === 'number' && value < 0 ? minus(value) : value,
})
export const any = (text: string): Word => ({ is: 'any', text })
export const counted = (...icons: string[]): Word => ({ is: 'counted', icons })
export const text = (said: string): Word => ({ is: 'text', text: said })
export const token = (said: string, bad = false): Word => ({ is: 'token', text: said, bad })
export const where = (place: Where): Word => ({ is: 'where', place })

export const arrow = small('right')
export const without = small('cross')
export const defeat = token('−1', true)
export const victory = token('+')
export const everyone = icon('everyone')
export const NEW_LINE: Word = { is: 'break' }

/** Cities that are counted. */
export function whereOf(on: readonly Whose[]): Where {
  const sides = on.filter((place) => place !== 'self')
  if (sides.length === 2) return on.length === 3 ? 'all' : 'both'
  return sides[0] ?? 'self'
}

/** Cards of a colour, stages, or things built by chain. */
export const built = (thing: string): Word => {
  if (thing === 'chain') return counted('link')
  return counted(thing === 'stage' ? thing : `c-${thing}`)
}

/** The symbol repeated. */
export const times = (count: number, word: Word): Word[] => Array.from({ length: count }, () => word)
