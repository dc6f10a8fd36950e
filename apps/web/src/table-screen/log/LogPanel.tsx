/** Panel with the complete log of the game, newest last: of all cities or of one. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { useState } from 'react'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { useLastLine } from '../../look/page/useLastLine.ts'
import styles from '../panels/panel.module.css'
import { SidePanel } from '../panels/SidePanel.tsx'
import { LogText } from './LogText.tsx'
import { citiesIn, type LogLine, linesAbout, readableLines } from './log.ts'

interface LogPanelProps {
  rules: Ruleset
  lines: readonly LogLine[]
  onDetail: (piece: Piece) => void
  onClose: () => void
}

export function LogPanel({ rules, lines, onDetail, onClose }: LogPanelProps) {
  const [city, setCity] = useState<number>()
  const shown = city === undefined ? readableLines(lines) : linesAbout(lines, city)
  const list = useLastLine<HTMLOListElement>(shown.length)
  const w = words()
  return (
    <SidePanel title={w.log} onClose={onClose}>
      <select
        className={styles.filter}
        aria-label={w.logFilter}
        value={city ?? ''}
        onChange={({ target: { value } }) => setCity(value === '' ? undefined : Number(value))}
      >
        <option value="">{w.allCities}</option>
        {citiesIn(lines).map(([seat, name]) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      <ol ref={list} className={styles.lines}>
        {shown.map((line) => (
          <li key={line.key} className={classes(line.head && styles.head, line.section && styles.section)}>
            <Said rules={rules} line={line} onDetail={onDetail} />
          </li>
        ))}
      </ol>
    </SidePanel>
  )
}

/** A line about a card opens the card. */
function Said({ rules, line, onDetail }: { rules: Ruleset; line: LogLine; onDetail: (piece: Piece) => void }) {
  const piece = line.card === undefined ? undefined : rules.byId.get(line.card)
  if (!piece) return <LogText line={line} />
  return (
    <button type="button" className={styles.link} data-word="" onClick={() => onDetail(piece)}>
      <LogText line={line} />
    </button>
  )
}
