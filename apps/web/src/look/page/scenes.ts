/** Landscapes above the pages outside a game: a wonder, and its light in the light and the dark theme. */
import type { LightName } from '@heptapolis/boxes/light'

export interface PageScene {
  wonder: string
  light: LightName
  dark: LightName
}

/** Each page has a wonder of its own. Pages of the main navigation also differ in their land. */
export const SCENES = {
  play: { wonder: 'ephesos', light: 'noon', dark: 'evening' },
  cards: { wonder: 'babylon', light: 'morning', dark: 'evening' },
  score: { wonder: 'petra', light: 'noon', dark: 'ember' },
  puzzles: { wonder: 'gizah', light: 'dusk', dark: 'ember' },
  daily: { wonder: 'alexandria', light: 'moon', dark: 'moon' },
  learn: { wonder: 'stonehenge', light: 'morning', dark: 'predawn' },
  ladder: { wonder: 'great-wall', light: 'dusk', dark: 'evening' },
  progress: { wonder: 'ur', light: 'dusk', dark: 'ember' },
  games: { wonder: 'rome', light: 'dusk', dark: 'evening' },
  lobby: { wonder: 'rhodos', light: 'morning', dark: 'predawn' },
  room: { wonder: 'siracusa', light: 'dusk', dark: 'ember' },
  season: { wonder: 'olympia', light: 'dusk', dark: 'evening' },
  people: { wonder: 'halikarnassos', light: 'morning', dark: 'predawn' },
  deal: { wonder: 'carthage', light: 'noon', dark: 'evening' },
  service: { wonder: 'byzantium', light: 'dusk', dark: 'ember' },
  lost: { wonder: 'manneken-pis', light: 'dusk', dark: 'moon' },
} as const satisfies Record<string, PageScene>

export type SceneName = keyof typeof SCENES

/** Scenes of pages by their address, for the time before the page is loaded. */
const SCENE_AT: Readonly<Record<string, SceneName>> = {
  '/new': 'play',
  '/cards': 'cards',
  '/score': 'score',
  '/puzzles': 'puzzles',
  '/daily': 'daily',
  '/learn': 'learn',
  '/ladder': 'ladder',
  '/progress': 'progress',
  '/games': 'games',
  '/tables': 'lobby',
  '/season': 'season',
  '/me': 'people',
  '/account': 'people',
  '/deal': 'deal',
}

export const sceneAt = (path: string): SceneName | undefined => SCENE_AT[path]
