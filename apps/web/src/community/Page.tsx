/** Layout that all community pages share: navigation, title, error. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { classes } from '../look/classes.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { PageHead } from '../look/controls/PageHead.tsx'
import { troubleText } from '../online/words.ts'
import styles from './community.module.css'
import { communityWords } from './words.ts'

export type PageName = 'tables' | 'season' | 'daily' | 'me' | 'people'

const SCENE = { tables: 'lobby', season: 'season', daily: 'daily', me: 'people', people: 'people' } as const

interface PageProps {
  page: PageName
  title: string
  lead?: ReactNode
  /** Controls below the title. */
  tools?: ReactNode
  trouble?: string | undefined
  children?: ReactNode
}

export function Page({ page, title, lead, tools, trouble, children }: PageProps) {
  return (
    <main className={classes('page-column', styles.page)}>
      <PageHead scene={SCENE[page]} title={title} lead={lead}>
        {tools}
      </PageHead>
      <CommunityNav page={page} />
      {trouble === undefined ? undefined : <NoticeBox kind="problem">{troubleText(trouble)}</NoticeBox>}
      {children}
    </main>
  )
}

/** Keeps the current link visible where the navigation scrolls. */
const inSight = (way: Element | null): void => way?.scrollIntoView({ inline: 'center', block: 'nearest' })

function CommunityNav({ page }: { page: PageName }) {
  const w = communityWords()
  return (
    <nav className={styles.nav} aria-label={w.navigation}>
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
  )
}
