/** Settings of this browser, such as theme, language, animation speed and sound. */
import { FIRST_LANGUAGE, isFinished, isLanguage, type Language } from '@heptapolis/boxes/words'
import { create } from 'zustand'

export interface AppSettings {
  theme: 'system' | 'light' | 'dark'
  /** By default painted, unless the system asks for more contrast or less data. */
  look: 'system' | 'painted' | 'plain'
  language: Language
  speed: 'calm' | 'quick' | 'still'
  sound: boolean
  /** Names each sound effect on screen, whether it is heard or not. */
  captions: boolean
  /** Shows all points between Ages. */
  standing: boolean
  /** Shows tables as text, for screen readers and typed commands. */
  text: boolean
  /** Keys of one letter, digit or sign. Speech input and screen readers may use them for themselves. */
  shortcuts: boolean
}

const KEY = 'heptapolis.settings'

const preferred = (): AppSettings => ({
  theme: 'system',
  look: 'system',
  language: browserLanguage(),
  speed: 'calm',
  sound: false,
  captions: false,
  standing: true,
  text: false,
  shortcuts: true,
})

function browserLanguage(): Language {
  const wished = (globalThis.navigator?.languages ?? []).map((code) => code.slice(0, 2))
  return wished.find(isFinished) ?? FIRST_LANGUAGE
}

function load(): AppSettings {
  try {
    const kept = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}')
    const language = isLanguage(kept.language) ? kept.language : browserLanguage()
    return { ...preferred(), ...kept, language }
  } catch {
    return preferred()
  }
}

export const settings = create<AppSettings>()(load)

export function change(wish: Partial<AppSettings>): void {
  settings.setState(wish)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.getState()))
  } catch {
    // Without storage the settings last for this visit.
  }
}

/** False if the person has switched off keys of one letter or digit. */
export const hasShortcuts = (): boolean => settings.getState().shortcuts

/** False if the system or the person asks for reduced motion. */
export function moves(): boolean {
  return settings.getState().speed !== 'still' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
