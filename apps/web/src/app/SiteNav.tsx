/** The navigation of every page outside a game. Settings are folded away. */
import { keysOf } from '@heptapolis/engine/kernel'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { words } from '../i18n/app.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { useEscape } from '../look/page/useEscape.ts'
import { SettingsForm } from './SettingsForm.tsx'
import styles from './site-nav.module.css'
import { ThemeButton } from './ThemeButton.tsx'

const PATHS = {
  play: '/',
  rules: '/rules',
  cards: '/cards',
  score: '/score',
  puzzles: '/puzzles',
  daily: '/daily',
} as const

/** Pages that belong to "Play". */
const WAYS_TO_PLAY = /^\/(?:$|(?:new|deal|wonders|tables|season|ladder|learn|t)(?:\/|$))/

/** Games, pads and sheets to print need the whole screen; every other page has the navigation. */
const WITHOUT_NAVIGATION = /^\/(?:(?:play|replay|t|puzzles|score)\/|aid)/

export const hasNavigation = (path: string): boolean => !WITHOUT_NAVIGATION.test(path)

export function SiteNav() {
  const w = words()
  const [path] = useLocation()
  // Where the settings are open: another page closes them.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === path
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.skip} onClick={skipToContent}>
        {w.skipToContent}
      </button>
      <Link href="/" className={styles.logo} aria-label={w.labelled('Heptapolis', w.home)}>
        <Icon name="vp-ring" size={24} /> <span>Heptapolis</span>
      </Link>
      <nav aria-label={w.nav.title}>
        {keysOf(PATHS).map((name) => {
          const href = PATHS[name]
          const isHere = href === '/' ? WAYS_TO_PLAY.test(path) : path.startsWith(href)
          return (
            <Link
              key={name}
              href={href}
              className={classes(isHere && styles.here)}
              aria-current={isHere ? 'page' : undefined}
            >
              {w.nav[name]}
            </Link>
          )
        })}
      </nav>
      <div className={styles.tools}>
        <Link href="/account" className="btn ghost icon" title={w.account}>
          <Icon name="person" size={17} />
        </Link>
        <ThemeButton />
        <button
          type="button"
          className="btn ghost icon"
          title={w.settings}
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? undefined : path)}
        >
          <Icon name="menu" size={18} />
        </button>
      </div>
      {isOpen ? <Settings onClose={() => setOpenAt(undefined)} /> : undefined}
    </header>
  )
}

/** A link would change the address, whose hash the rulebook uses. */
function skipToContent(): void {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus()
}

function Settings({ onClose }: { onClose: () => void }) {
  useEscape(onClose)
  return (
    <section className={styles.settings} aria-label={words().settings}>
      <h2>{words().settings}</h2>
      <SettingsForm />
      <Link href="/games">{words().yourGames}</Link>
    </section>
  )
}
