/** Page that shows only a message and links, such as an error. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { words } from '../i18n/app.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import styles from './app.module.css'

interface NoticeProps {
  title: string
  text?: string
  /** Actions; by default a link home. */
  children?: ReactNode
}

export function Notice({ title, text, children }: NoticeProps) {
  const w = words()
  return (
    <main className="page-column">
      <PageHead scene="lost" title={title} />
      {text ? <p role="alert">{text}</p> : undefined}
      {children}
      <nav className={styles.ways}>
        <Link href="/" className={children ? 'btn' : 'btn primary'}>
          {w.home}
        </Link>
        <Link href="/games" className="btn">
          {w.yourGames}
        </Link>
      </nav>
    </main>
  )
}
