/** Page that shows only a message and links, such as an error. */
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { words } from '../i18n/app.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import styles from './app.module.css'
import { hasNavigation, SiteNav } from './SiteNav.tsx'

interface NoticeProps {
  title: string
  text?: string
  /** The link to the list that the missing thing would be in; by default the games of this browser. */
  way?: { href: string; text: string }
  /** Actions of this page, above the links. */
  children?: ReactNode
}

export function Notice({ title, text, way, children }: NoticeProps) {
  const w = words()
  const [path] = useLocation()
  return (
    <>
      {hasNavigation(path) ? undefined : <SiteNav />}
      <main className="page-column">
        <PageHead scene="lost" title={title} />
        {text ? <p role="alert">{text}</p> : undefined}
        {children}
        <nav className={styles.ways}>
          {way ? (
            <Link href={way.href} className="btn primary">
              {way.text}
            </Link>
          ) : undefined}
          <Link href="/" className={children || way ? 'btn' : 'btn primary'}>
            {w.home}
          </Link>
          {way ? undefined : (
            <Link href="/games" className="btn">
              {w.yourGames}
            </Link>
          )}
        </nav>
      </main>
    </>
  )
}
