/** Selects the light. Separate from the lights, because apps need it before they load the painting code. */
import type { LightName } from './lights.ts'

export type { LightName } from './lights.ts'
export type Theme = 'light' | 'dark'

const DAYS: Readonly<Record<Theme, readonly LightName[]>> = {
  light: ['morning', 'noon', 'dusk'],
  dark: ['predawn', 'evening', 'ember'],
}

/** The light of an Age; before the first one it is morning. */
export const lightOf = (age: number, isNight: boolean, theme: Theme): LightName =>
  isNight ? 'moon' : DAYS[theme][Math.max(0, Math.min(2, age - 1))]
