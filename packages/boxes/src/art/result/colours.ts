/** Colours of the picture of a result, by day and by night. */
import type { Theme } from '../light/hours.ts'

export interface StoreyColours {
  tint: string
  line: string
  ink: string
}

export interface ResultColours {
  ink: string
  quiet: string
  bad: string
  /** Behind texts. */
  plate: string
  wonder: StoreyColours
  debt: StoreyColours
  /** What the solid colour of a card is mixed with for a wall, and for symbols in deep and in bright colours. */
  wall: readonly [colour: string, share: number]
  symbol: Readonly<Record<'deep' | 'bright', readonly [colour: string, share: number]>>
  /** How much lighter a lit wall is. */
  lit: number
}

export const COLOURS: Readonly<Record<Theme, ResultColours>> = {
  light: {
    ink: '#22262e',
    quiet: '#50545c',
    bad: '#9c2a1d',
    plate: '#fbf8f2',
    wonder: { tint: '#f6e3d8', line: '#8c3b22', ink: '#8c3b22' },
    debt: { tint: '#f8ddd6', line: '#9c2a1d', ink: '#9c2a1d' },
    wall: ['#ffffff', 0.8],
    symbol: { deep: ['#000000', 0.3], bright: ['#000000', 0.62] },
    lit: 0.45,
  },
  dark: {
    ink: '#f0eadf',
    quiet: '#bfc2c6',
    bad: '#f39a8b',
    plate: '#1f2630',
    wonder: { tint: '#3c271f', line: '#bd7152', ink: '#e79a78' },
    debt: { tint: '#45231e', line: '#f39a8b', ink: '#f39a8b' },
    wall: ['#11151b', 0.7],
    symbol: { deep: ['#ffffff', 0.65], bright: ['#ffffff', 0.4] },
    lit: 0.1,
  },
}
