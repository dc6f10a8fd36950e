/** Links to what a table with real cards needs: rules, library, score-pad. */
import type { Setup } from '@heptapolis/engine'
import { Link } from 'wouter'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { mixQuery } from '../rules/mix/links.ts'
import styles from './shelf.module.css'

/** The rulebook opens for this mix. */
export function Shelf({ setup }: { setup: Setup }) {
  const w = words().shelf
  return (
    <nav className={styles.shelf} aria-label={w.title}>
      <Link href="/learn" className="btn">
        <Icon name="hint" size={17} /> {w.learn}
      </Link>
      <Link href="/puzzles" className="btn">
        <Icon name="help" size={17} /> {w.puzzles}
      </Link>
      <Link href={`/rules?${mixQuery(setup)}`} className="btn">
        <Icon name="book" size={17} /> {w.rules}
      </Link>
      <Link href="/cards" className="btn">
        <Icon name="cards" size={17} /> {w.cards}
      </Link>
      <Link href="/score" className="btn">
        <Icon name="vp" size={17} /> {w.score}
      </Link>
    </nav>
  )
}
