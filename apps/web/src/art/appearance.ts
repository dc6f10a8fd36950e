/** Current appearance of the app (theme, and painted or plain look), from the settings and the system. */
import type { Theme } from '@heptapolis/boxes/light'
import { create } from 'zustand'

export type Skin = 'painted' | 'plain'

export interface Appearance {
  theme: Theme
  skin: Skin
}

/** Without a screen, as in tests, nothing is painted. */
export const appearance = create<Appearance>(() => ({ theme: 'light', skin: 'plain' }))

export const useSkin = (): Skin => appearance(({ skin }) => skin)
