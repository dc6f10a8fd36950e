/** How the app looks at the moment: what the settings and the system ask for, as components read it. */
import type { Theme } from '@heptapolis/boxes/light'
import { create } from 'zustand'

export type Skin = 'painted' | 'plain'

export interface Appearance {
  theme: Theme
  skin: Skin
}

/** Drawn for no screen, as pages are in tests, nothing is painted. */
export const appearance = create<Appearance>(() => ({ theme: 'light', skin: 'plain' }))

export const useSkin = (): Skin => appearance(({ skin }) => skin)
