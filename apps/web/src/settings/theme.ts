/** Theme of the page, light or dark: applies the choice of the person or the system, and follows changes. */
import { appearance, type Skin } from '../art/appearance.ts'
import { savesData } from './saves-data.ts'
import { type AppSettings, change, settings } from './settings.ts'

export const isDark = (): boolean => document.documentElement.dataset.theme === 'dark'

export const turnTheme = (): void => change({ theme: isDark() ? 'light' : 'dark' })

const PLAIN = ['(forced-colors: active)', '(prefers-contrast: more)', '(prefers-reduced-data: reduce)']

export function skinOf(look: AppSettings['look']): Skin {
  if (look !== 'system') return look
  return savesData() || PLAIN.some((query) => matchMedia(query).matches) ? 'plain' : 'painted'
}

export function wearTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const { dataset } = document.documentElement
  const wear = () => {
    const { theme, look, language, speed } = settings.getState()
    const now = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme
    const skin = skinOf(look)
    dataset.theme = now
    dataset.art = skin
    dataset.speed = speed
    document.documentElement.lang = language
    appearance.setState({ theme: now, skin })
  }
  wear()
  for (const query of ['(prefers-color-scheme: dark)', ...PLAIN]) matchMedia(query).addEventListener('change', wear)
  settings.subscribe(wear)
  // Pauses animations in hidden tabs.
  document.addEventListener('visibilitychange', () =>
    document.documentElement.toggleAttribute('data-hidden', document.hidden),
  )
}
