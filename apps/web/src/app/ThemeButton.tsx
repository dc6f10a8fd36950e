/** The button that switches between light and dark. */
import { words } from '../i18n/app.ts'
import { Icon } from '../look/Icon.tsx'
import { settings } from '../settings/settings.ts'
import { isDark, turnTheme } from '../settings/theme.ts'

export function ThemeButton() {
  const w = words()
  settings((now) => now.theme)
  const dark = isDark()
  const label = w.labelled(w.theme, w.themes[dark ? 'light' : 'dark'])
  return (
    <button type="button" className="btn ghost icon" onClick={turnTheme} title={label}>
      <Icon name={dark ? 'sun' : 'moon'} size={18} />
    </button>
  )
}
