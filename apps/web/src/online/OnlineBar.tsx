/** The head of a page before and after the game, with a quiet line where the connection is gone. */
import { Link } from 'wouter'
import { change, settings } from '../app/settings.ts'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import type { Following } from './following.ts'
import { LineStrip } from './LineStrip.tsx'
import styles from './room.module.css'

export function OnlineBar({ following }: { following: Following }) {
  const w = words()
  settings((now) => now.theme)
  const dark = document.documentElement.dataset.theme === 'dark'
  const label = w.labelled(w.theme, w.themes[dark ? 'light' : 'dark'])
  return (
    <>
      <header className={styles.bar}>
        <Link href="/" className={styles.logo}>
          <Icon name="vp-ring" size={24} /> Heptapolis
        </Link>
        <button
          type="button"
          className="btn ghost icon"
          aria-label={label}
          title={label}
          onClick={() => change({ theme: dark ? 'light' : 'dark' })}
        >
          <Icon name={dark ? 'sun' : 'moon'} size={18} />
        </button>
      </header>
      <LineStrip following={following} />
    </>
  )
}
