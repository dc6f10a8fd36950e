/** The layout of community pages: navigation, title, error. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { classes } from '../look/classes.ts'
import { troubleText } from '../online/words.ts'
import styles from './community.module.css'
import { communityWords } from './words.ts'

export type PageName = 'tables' | 'season' | 'daily' | 'me' | 'people'

interface PageProps {
  page: PageName
  title: string
  lead?: ReactNode
  /** Controls beside the title. */
  tools?: ReactNode
  trouble?: string | undefined
  children?: ReactNode
}

export function Page({ page, title, lead, tools, trouble, children }: PageProps) {
  return (
    <>
      <TopBar page={page} />
      <main className={styles.page}>
        <header className={styles.head}>
          <div>
            <h1>{title}</h1>
            {lead === undefined ? undefined : <p>{lead}</p>}
          </div>
          {tools === undefined ? undefined : <div className={styles.tools}>{tools}</div>}
        </header>
        {trouble === undefined ? undefined : (
          <p className={styles.trouble} role="alert">
            {troubleText(trouble)}
          </p>
        )}
        {children}
      </main>
    </>
  )
}

/** Keeps the current link visible where the navigation scrolls. */
const inSight = (way: Element | null): void => way?.scrollIntoView({ inline: 'center', block: 'nearest' })

function TopBar({ page }: { page: PageName }) {
  const w = communityWords()
  return (
    <header className={styles.bar}>
      <nav aria-label={w.navigation}>
        {(['tables', 'season', 'daily', 'me'] as const).map((name) => (
          <Link
            key={name}
            ref={name === page ? inSight : undefined}
            href={`/${name}`}
            className={classes(name === page && styles.here)}
            aria-current={name === page ? 'page' : undefined}
          >
            {w.nav[name]}
          </Link>
        ))}
      </nav>
    </header>
  )
}
