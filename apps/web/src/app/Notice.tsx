/** A page that only says something, with the ways on from there. */
import { Link } from 'wouter'
import { words } from '../i18n/index.ts'
import styles from './app.module.css'

export function Notice({ title, text }: { title: string; text?: string }) {
  const w = words()
  return (
    <main className={styles.notice}>
      <h1>{title}</h1>
      {text ? <p role="alert">{text}</p> : undefined}
      <nav>
        <Link href="/" className="btn primary">
          {w.newGame}
        </Link>
        <Link href="/games" className="btn">
          {w.yourGames}
        </Link>
      </nav>
    </main>
  )
}
