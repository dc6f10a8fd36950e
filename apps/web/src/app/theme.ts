/** Light or dark, as the person or the system wishes; follows when either changes. */
import { change, settings } from './settings.ts'

export const isDark = (): boolean => document.documentElement.dataset.theme === 'dark'

export const turnTheme = (): void => change({ theme: isDark() ? 'light' : 'dark' })

export function wearTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const wear = () => {
    const { theme, language, speed } = settings.getState()
    const dark = theme === 'dark' || (theme === 'system' && system.matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
    document.documentElement.dataset.speed = speed
    document.documentElement.lang = language
  }
  wear()
  system.addEventListener('change', wear)
  settings.subscribe(wear)
}
