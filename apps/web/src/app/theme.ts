/** Light or dark, as the person or the system wishes; follows when either changes. */
import { settings } from './settings.ts'

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
