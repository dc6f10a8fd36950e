/** A table elsewhere, in the list of games: who sits there, for whom it waits, and the ways to it. */
import { Link } from 'wouter'
import styles from '../games/games.module.css'
import { words } from '../i18n/index.ts'
import { botName } from '../setup/plan.ts'
import { recallTable } from './memory.ts'
import { savePast } from './past.ts'
import type { MyTable } from './server.ts'
import { onlineWords } from './words.ts'

export function TableRow({ table: { table, as, state, updated, mine } }: { table: MyTable }) {
  const w = onlineWords()
  const names = mine?.seats.map(({ name }, seat) => name ?? botName(seat)) ?? recallTable(table).names
  const href = recallTable(table).around ? `/t/${table}/tablet` : `/t/${table}`
  const isBegun = state !== 'room'
  const dated = { dateStyle: 'medium', timeStyle: 'short' } as const
  return (
    <li className={styles.game}>
      <div className={styles.who}>
        <b>{names?.join(', ') ?? w.table(table)}</b>
        <span>
          {new Date(updated).toLocaleString(document.documentElement.lang, dated)} · {w.table(table)} ·{' '}
          {mine ? standing(mine, state) : (w.tableState[state] ?? state)}
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
function standing({ isAsked, awaited, seats, until }: NonNullable<MyTable['mine']>, state: string): string {
  const w = onlineWords()
  if (state !== 'play') return w.tableState[state] ?? state
  const names = awaited.map((seat) => seats[seat].name ?? botName(seat))
  const whose = isAsked ? w.isYourTurn : names.length > 0 ? w.waitsFor(names) : w.tableState.play
  const time = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
  return until === undefined
    ? whose
    : `${whose}, ${w.untilWhen(new Date(until).toLocaleString(document.documentElement.lang, time))}`
}
