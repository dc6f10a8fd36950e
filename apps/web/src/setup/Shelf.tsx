/** What a table needs even when it plays with cardboard. */
import { Link } from 'wouter'
import { shelfWords } from '../i18n/shelf.ts'
import { Icon } from '../look/Icon.tsx'
import styles from './shelf.module.css'

export function Shelf() {
  const w = shelfWords()
  return (
    <nav className={styles.shelf} aria-label={w.shelf}>
      <Link href="/rules" className="btn">
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
