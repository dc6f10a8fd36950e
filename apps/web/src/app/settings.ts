/** What this person likes, kept in the browser. */
import { create } from 'zustand'

export interface Settings {
  theme: 'system' | 'light' | 'dark'
  language: 'en' | 'fr'
  speed: 'calm' | 'quick' | 'still'
}

const KEY = 'heptapolis.settings'

const preferred = (): Settings => ({
  theme: 'system',
  language: globalThis.navigator?.language?.startsWith('fr') ? 'fr' : 'en',
  speed: 'calm',
})

function load(): Settings {
  try {
    return { ...preferred(), ...JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') }
  } catch {
    return preferred()
  }
}

export const settings = create<Settings>()(load)

export function change(wish: Partial<Settings>): void {
  settings.setState(wish)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.getState()))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether things move: not where the system or the person asks for stillness. */
export function moves(): boolean {
  return settings.getState().speed !== 'still' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
