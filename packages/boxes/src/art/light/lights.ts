/**
 * Seven lights, selected by Age: morning, noon and dusk, with variants for the dark theme, and moonlight for night
 * sides.
 */
import type { Channels } from './colour.ts'

export interface Light {
  /** Top, middle, horizon. */
  sky: readonly [string, string, string]
  sun: string
  /** Light on lit, turned and shaded faces. */
  on: readonly [Channels, Channels, Channels]
  /** Haze over hills: distant things approach the colour of the sky. */
  haze: readonly [colour: string, share: number]
  /** Share of lamp light in openings. */
  glow: number
  /** Share of visible stars, from 0 to 1. */
  stars: number
  /** Unbuilt parts are mixed from the sky and this colour: shares of lit, turned, shaded and deep tones. */
  ghost: readonly [colour: string, ...shares: [number, number, number, number]]
}

const DAY_GHOST = ['#7f959c', 0.22, 0.35, 0.48, 0.63] as const
const NIGHT_GHOST = ['#aebbe0', 0.32, 0.22, 0.13, 0.06] as const

export const LIGHTS = {
  morning: {
    sky: ['#dcebec', '#f6ece0', '#fbdcc4'],
    sun: '#fff3d6',
    on: [
      [1, 0.965, 0.91],
      [0.97, 0.92, 0.9],
      [0.93, 0.86, 0.93],
    ],
    haze: ['#f8dccb', 0.42],
    glow: 0,
    stars: 0,
    ghost: DAY_GHOST,
  },
  noon: {
    sky: ['#cfe8ee', '#e3f1ef', '#f8f3df'],
    sun: '#fffbe8',
    on: [
      [1, 1, 0.98],
      [0.98, 0.97, 0.97],
      [0.93, 0.92, 0.97],
    ],
    haze: ['#e4efe9', 0.26],
    glow: 0,
    stars: 0,
    ghost: DAY_GHOST,
  },
  dusk: {
    sky: ['#e2d3e0', '#f6d2bd', '#ffcf93'],
    sun: '#fff0bd',
    on: [
      [1, 0.87, 0.68],
      [0.96, 0.76, 0.68],
      [0.74, 0.56, 0.68],
    ],
    haze: ['#f2a98c', 0.4],
    glow: 0.55,
    stars: 0,
    ghost: ['#a97c7c', 0.22, 0.35, 0.48, 0.63],
  },
  predawn: {
    sky: ['#141d33', '#2c3c5c', '#8a6a7c'],
    sun: '#ffd9b0',
    on: [
      [0.66, 0.62, 0.72],
      [0.46, 0.46, 0.62],
      [0.29, 0.32, 0.5],
    ],
    haze: ['#3c4666', 0.5],
    glow: 0.8,
    stars: 0.5,
    ghost: NIGHT_GHOST,
  },
  evening: {
    sky: ['#10192d', '#1f3450', '#5d7f93'],
    sun: '#ffe9c2',
    on: [
      [0.68, 0.67, 0.76],
      [0.5, 0.49, 0.62],
      [0.31, 0.33, 0.48],
    ],
    haze: ['#2b4560', 0.5],
    glow: 0.85,
    stars: 0.6,
    ghost: NIGHT_GHOST,
  },
  ember: {
    sky: ['#171628', '#3b2b47', '#c2674e'],
    sun: '#ffc27a',
    on: [
      [0.74, 0.56, 0.58],
      [0.5, 0.4, 0.52],
      [0.3, 0.27, 0.44],
    ],
    haze: ['#5d3a52', 0.5],
    glow: 0.9,
    stars: 0.5,
    ghost: NIGHT_GHOST,
  },
  moon: {
    sky: ['#0f1830', '#1c2c52', '#3e5585'],
    sun: '#fff6dc',
    on: [
      [0.62, 0.7, 0.92],
      [0.4, 0.48, 0.72],
      [0.23, 0.29, 0.5],
    ],
    haze: ['#2c3d6b', 0.55],
    glow: 1,
    stars: 1,
    ghost: NIGHT_GHOST,
  },
} as const satisfies Readonly<Record<string, Light>>

export type LightName = keyof typeof LIGHTS
