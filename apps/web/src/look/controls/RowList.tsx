/** List of rows: each has a text, notes below it, and buttons at its end. Lines separate rows, or each is a card. */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './row-list.module.css'

export const RowList = ({ areCards, children }: { areCards?: boolean; children: ReactNode }) => (
  <ul className={classes(styles.list, areCards && styles.cards)}>{children}</ul>
)

interface ListRowProps {
  /** Symbol before the text. */
  start?: ReactNode
  title: ReactNode
  notes?: readonly string[]
  /** Buttons and fields at the end. */
  children?: ReactNode
}

export const ListRow = ({ start, title, notes = [], children }: ListRowProps) => (
  <li className={styles.row}>
    {start}
    <div className={styles.text}>
      <div className={styles.title}>{title}</div>
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </div>
    {children}
  </li>
)
