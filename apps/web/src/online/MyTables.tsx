/** The tables elsewhere that this device sits at or looks at: in one list with the games kept here. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import styles from '../games/games.module.css'
import { knowsTables, recallTable } from './memory.ts'
import type { MyTable } from './server.ts'
import { server } from './useFollowing.ts'
import { onlineWords } from './words.ts'

interface MyTablesProps {
  /** Only the running ones. */
  isBrief?: boolean
  onFound?: () => void
}

export function MyTables({ isBrief = false, onFound }: MyTablesProps) {
  const w = onlineWords()
  const [tables, setTables] = useState<readonly MyTable[]>([])
  useEffect(() => {
    if (!knowsTables()) return
    void server.myTables().then((mine) => {
      if (!mine.ok || mine.value.length === 0) return
      setTables(mine.value)
      onFound?.()
    })
  }, [onFound])
  const shown = [...tables].filter(({ state }) => !isBrief || state !== 'over').sort((a, b) => b.updated - a.updated)
  if (shown.length === 0) return undefined
  return (
    <section aria-label={w.tables}>
      <ul className={styles.list}>
        {shown.map(({ table, as, state, updated }) => (
          <li key={`${table} ${as}`} className={styles.game}>
            <div className={styles.who}>
              <b>{recallTable(table).names?.join(', ') ?? w.table(table)}</b>
              <span>
                {new Date(updated).toLocaleString(document.documentElement.lang, {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                })}{' '}
                · {w.table(table)} · {w.tableState[state] ?? state}
              </span>
            </div>
            <nav className={styles.ways}>
              <Link href={`/t/${table}`} className="btn">
                {w.goOn}
              </Link>
            </nav>
          </li>
        ))}
      </ul>
    </section>
  )
}
