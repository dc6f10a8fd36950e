/** The whole log, newest last, beside the table. */
import type { Piece, Ruleset } from '@heptapolis/engine'
import { useEffect, useRef } from 'react'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import type { LogLine } from './log.ts'
import styles from './panel.module.css'

interface LogPanelProps {
  rules: Ruleset
  lines: readonly LogLine[]
  onDetail: (piece: Piece) => void
  onClose: () => void
}

export function LogPanel({ rules, lines, onDetail, onClose }: LogPanelProps) {
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (lines.length > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [lines.length])
  return (
    <aside className={styles.panel} aria-label={words().log}>
      <header>
        <h2>{words().log}</h2>
        <button type="button" className="btn ghost icon" onClick={onClose} aria-label={words().close}>
          <Icon name="cross" size={15} />
        </button>
      </header>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={classes(line.head && styles.head)}>
            <Said rules={rules} line={line} onDetail={onDetail} />
          </li>
        ))}
        <li ref={end} />
      </ol>
    </aside>
  )
}

/** A line that speaks of a card opens it. */
function Said({ rules, line, onDetail }: { rules: Ruleset; line: LogLine; onDetail: (piece: Piece) => void }) {
  const piece = line.card === undefined ? undefined : rules.byId.get(line.card)
  if (!piece) return line.text
  return (
    <button type="button" className={styles.link} onClick={() => onDetail(piece)}>
      {line.text}
    </button>
  )
}
