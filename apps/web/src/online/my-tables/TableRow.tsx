/** An online table in the list of games: its players, its state, and links. */

import type { MyTable } from '@heptapolis/wire'
import { Link } from 'wouter'
import { words } from '../../i18n/index.ts'
import { momentText } from '../../i18n/moment.ts'
import styles from '../../saved-games/games.module.css'
import { recallTable } from '../server/storage.ts'
import { onlineWords } from '../words.ts'
import { awaitedNames, awaitsYou } from './my-tables.ts'
import { namesAt } from './names.ts'
import { saveOnlineRecord } from './save-record.ts'

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
          {new Date(updated).toLocaleString(document.documentElement.lang, dated)} · {w.table(table)} ·{' '}
          {statusText(mine)}
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
            <button type="button" className="btn ghost" onClick={() => void saveOnlineRecord(table, as)}>
              {words().saveRecord}
            </button>
          </>
        ) : undefined}
      </nav>
    </li>
  )
}

/** The player whose turn it is, and the deadline. */
function statusText(mine: MyTable): string {
  const w = onlineWords()
  const { state, until } = mine
  if (state !== 'play') return w.tableState[state] ?? state
  const others = awaitedNames(mine)
  const whose = awaitsYou(mine) ? w.isYourTurn : others.length > 0 ? w.waitsFor(others) : w.tableState.play
  return until === undefined ? whose : `${whose}, ${w.untilWhen(momentText(until, document.documentElement.lang))}`
}
