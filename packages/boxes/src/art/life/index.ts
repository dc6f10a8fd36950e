/** Small reusable drawings: a man, a cypress, a boat. */
import { at } from '../draw/shapes.ts'
import type { Tone } from '../light/tones.ts'
import { BEINGS } from './beings.ts'
import { PEOPLE } from './people.ts'
import { PLANTS } from './plants.ts'
import { THINGS } from './things.ts'

export const LIFE = { ...PLANTS, ...PEOPLE, ...BEINGS, ...THINGS }

export type Living = keyof typeof LIFE

export const stand = (what: Living, x: number, y: number, scale: number | readonly [number, number] = 1): string =>
  at(LIFE[what], x, y, scale)

/** Person in a dress of this tone. */
export const person = (x: number, y: number, dress: Tone = 'c1', scale = 1, who: keyof typeof PEOPLE = 'man'): string =>
  stand(who, x, y, scale).replaceAll('~pp', `~${dress}`)
