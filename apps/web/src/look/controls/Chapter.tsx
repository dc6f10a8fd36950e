/** Page with a list of choices: its title, its description, and a link home. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { words } from '../../i18n/index.ts'
import { Icon } from '../Icon.tsx'
import styles from './chapter.module.css'

export const Chapter = ({ title, intro, children }: { title: string; intro: string; children: ReactNode }) => (
  <main className={styles.page}>
    <header className={styles.head}>
      <Link href="/" className="btn ghost">
        <Icon name="left" size={13} /> {words().home}
      </Link>
      <h1>{title}</h1>
      <p>{intro}</p>
    </header>
    {children}
  </main>
)
