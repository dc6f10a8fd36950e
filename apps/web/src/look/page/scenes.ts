/** Landscapes above the pages outside a game: a wonder, and its light in the light and the dark theme. */
import type { LightName } from '@heptapolis/boxes/light'

export interface PageScene {
  wonder: string
  light: LightName
  dark: LightName
}

export const SCENES = {
  play: { wonder: 'ephesos', light: 'noon', dark: 'evening' },
  learn: { wonder: 'olympia', light: 'morning', dark: 'predawn' },
  puzzles: { wonder: 'gizah', light: 'dusk', dark: 'ember' },
  ladder: { wonder: 'rhodos', light: 'dusk', dark: 'predawn' },
  cards: { wonder: 'babylon', light: 'noon', dark: 'evening' },
  score: { wonder: 'halikarnassos', light: 'dusk', dark: 'ember' },
  community: { wonder: 'rhodos', light: 'morning', dark: 'predawn' },
  daily: { wonder: 'alexandria', light: 'noon', dark: 'moon' },
} as const satisfies Record<string, PageScene>

export type SceneName = keyof typeof SCENES
