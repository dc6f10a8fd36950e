/** The last turn in the middle of the table: an entry per city, whole lines only; a button leads to the others. */
import { useRef } from 'react'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { keyed } from '../../look/keyed.ts'
import { Coin, Points, signed, Token } from '../../look/pieces/Tokens.tsx'
import { LogText } from '../log/LogText.tsx'
import { type LogLine, type TurnRow, turnRows } from '../log/log.ts'
import styles from './last-turn.module.css'
import shared from './shared.module.css'
import { useWhole } from './useWhole.ts'

interface LastTurnProps {
  lines: readonly LogLine[]
  /** Below the other tiles, where rows are wide and few. */
  isLow: boolean
  onLog: (() => void) | undefined
}

export function LastTurn({ lines, isLow, onLog }: LastTurnProps) {
  const rows = turnRows(lines)
  const look = classes(shared.tile, styles.log, isLow && styles.low)
  if (rows.length === 0) return <p className={look}>{words().logEmpty}</p>
  return (
    <div className={look}>
      {/* Measured anew each turn. */}
      <Rows key={rows.map(({ full }) => full).join()} rows={rows} isLow={isLow} onLog={onLog} />
    </div>
  )
}

/** More cities have one line each, without payments. */
const LONG = 4
const LONG_LOW = 6

function Rows({ rows, isLow, onLog }: Pick<LastTurnProps, 'isLow' | 'onLog'> & { rows: readonly TurnRow[] }) {
  const list = useRef<HTMLUListElement>(null)
  const whole = useWhole(list)
  const isBrief = rows.length > (isLow ? LONG_LOW : LONG)
  // The button takes the place of the last entry that fits.
  const shown = whole < rows.length ? Math.max(1, whole - 1) : rows.length
  const entry = (row: TurnRow, isShown: boolean) => (
    <Entry key={row.key} row={row} isBrief={isBrief} isShown={isShown} />
  )
  return (
    <ul ref={list} className={classes(styles.list, isBrief && styles.brief)} data-last-turn="">
      {rows.slice(0, shown).map((row) => entry(row, true))}
      {shown < rows.length ? (
        <li>
          <button type="button" className={styles.more} disabled={!onLog} onClick={onLog}>
            {words().citiesMore(rows.length - shown)}
          </button>
        </li>
      ) : undefined}
      {rows.slice(shown).map((row) => entry(row, false))}
    </ul>
  )
}

const Entry = ({ row, isBrief, isShown }: { row: TurnRow; isBrief: boolean; isShown: boolean }) => (
  <li className={classes(!isShown && styles.hidden)} title={row.full} data-folded="">
    <span className={styles.text}>
      <LogText line={{ who: row.who, text: isBrief ? row.brief : row.text }} />
    </span>
    {isBrief && row.coins !== 0 ? (
      <span className={styles.tokens}>
        <span className="hidden-text">{words().coinsLabel(row.coins)}</span>
        <Coin coins={signed(row.coins)} size={14} />
      </span>
    ) : undefined}
    {isBrief && row.debt > 0 ? (
      <span className={styles.tokens}>
        <Points points={-row.debt} size={14} />
      </span>
    ) : undefined}
    {row.tokens.length > 0 ? (
      <span className={styles.tokens}>
        <span className="hidden-text">{words().conflictTokens}</span>
        {keyed(row.tokens, String).map(({ key, thing }) => (
          <Token key={key} text={signed(thing)} size={14} bad={thing < 0} />
        ))}
      </span>
    ) : undefined}
  </li>
)
