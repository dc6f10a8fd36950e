/** Quiet ways to what goes on among others, for who is here for the first time. */
import { Link } from 'wouter'
import { words } from '../i18n/index.ts'
import { strangersWords } from '../strangers/words.ts'
import styles from './setup.module.css'

export function Ways() {
  const w = strangersWords()
  return (
    <nav className={styles.ways} aria-label={w.navigation}>
      <Link href="/daily">{w.nav.daily}</Link>
      <Link href="/season">{w.nav.season}</Link>
      <Link href="/account">{words().account}</Link>
    </nav>
  )
}
