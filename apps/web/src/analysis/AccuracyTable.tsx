/** A table with the accuracy of every seat. */
import type { Analysis } from '@heptapolis/bots'
import { decimal } from '../i18n/index.ts'
import { accuracyOf } from './accuracy.ts'
import styles from './analysis.module.css'
import { adviceWords } from './words.ts'

interface AccuracyProps {
  analyses: readonly Analysis[]
  front: number
  nameOf: (seat: number) => string
}

export function AccuracyTable({ analyses, front, nameOf }: AccuracyProps) {
  const w = adviceWords()
  const rows = analyses
    .map((analysis) => ({ seat: analysis.seat, ...accuracyOf(analysis) }))
    .sort((a, b) => b.kept - a.kept)
  return (
    <div className={styles.exact}>
      <h3>{w.accuracyTitle}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{w.accuracy}</th>
            <th scope="col">{w.bestMoves}</th>
            <th scope="col">{w.perTurn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, kept, best, of, points }) => (
            <tr key={seat} data-own={seat === front || undefined}>
              <th scope="row">{seat === front ? <b>{nameOf(seat)}</b> : nameOf(seat)}</th>
              <td>
                <strong>{w.percent(kept)}</strong> <meter value={kept} aria-hidden="true" />
              </td>
              <td>{w.bestOf(best, of)}</td>
              <td>{decimal(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{w.accuracyHelp}</p>
    </div>
  )
}
