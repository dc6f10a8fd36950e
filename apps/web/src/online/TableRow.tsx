/** A table elsewhere, in the list of games: who sits there, for whom it waits, and the ways to it. */

import type { MyTable } from '@heptapolis/wire'
import { Link } from 'wouter'
import { words } from '../i18n/index.ts'
import { momentText } from '../i18n/moment.ts'
import styles from '../saved-games/games.module.css'
import { recallTable } from './memory.ts'
import { isAsked, waitsFor } from './mine.ts'
import { namesAt } from './named.ts'
import { savePast } from './past.ts'
import { onlineWords } from './words.ts'

export function TableRow({ mine }: { mine: MyTable }) {
  const w = onlineWords()
  const { table, as, state, updated } = mine
  const names = namesAt(mine) ?? recallTable(table).names?.filter(Boolean)
  const href = recallTable(table).around ? `/t/${table}/tablet` : `/t/${table}`
  const isBegun = state !== 'room'
  const dated = { dateStyle: 'medium', timeStyle: 'short' } as const
  return (
    <li className={styles.game}>
      <div className={styles.who}>
        <b>{names?.join(', ') ?? w.table(table)}</b>
        <span>
          {new Date(updated).toLocaleString(document.documentElement.lang, dated)} · {w.table(table)} · {standing(mine)}
        </span>
      </div>
      <nav className={styles.ways}>
        <Link href={href} className="btn">
          {state === 'over' ? words().scoreSheet : w.goOn}
        </Link>
        {isBegun ? (
          <>
            <Link href={`/replay/${table}`} className="btn">
              {words().replay}
            </Link>
            <button type="button" className="btn ghost" onClick={() => void savePast(table, as)}>
              {words().saveRecord}
            </button>
          </>
        ) : undefined}
      </nav>
    </li>
  )
}

/** Whose turn it is, and until when. */
function standing(mine: MyTable): string {
  const w = onlineWords()
  const { state, until } = mine
  if (state !== 'play') return w.tableState[state] ?? state
  const others = waitsFor(mine)
  const whose = isAsked(mine) ? w.isYourTurn : others.length > 0 ? w.waitsFor(others) : w.tableState.play
  return until === undefined ? whose : `${whose}, ${w.untilWhen(momentText(until, document.documentElement.lang))}`
}
