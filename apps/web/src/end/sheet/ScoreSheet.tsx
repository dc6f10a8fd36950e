/**
 * Score sheet: one row per category, one column per city; every number opens the sources of its points. A grid for
 * screen readers and the keyboard: one stop of the Tab key, and a cell is read with the headers of its row and column.
 */

import type { Position } from '@heptapolis/engine'
import type { Ruleset, ScoreRow } from '@heptapolis/engine/show'
import { lazy, Suspense, useState } from 'react'
import { say, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { minus } from '../../look/pieces/Tokens.tsx'
import { useNarrow } from '../../look/useNarrow.ts'
import { RuleLink } from '../../rules/RuleLink.tsx'
import { LineMark } from '../lines/LineMark.tsx'
import { bySource, type FinalScore, linesIn, rowOf, sidesOf, subtitleIn, titleIn } from '../standing.ts'
import { useNameRoom } from '../useNameRoom.ts'
import { endWords } from '../words.ts'
import styles from './sheet.module.css'
import { sourceText } from './source-text.ts'
import { useGridKeys } from './useGridKeys.ts'

/** Additional note on a source. */
export type ScoreNote = (source: string, standing: FinalScore) => string | undefined

interface ScoreSheetProps {
  standings: readonly FinalScore[]
  rules: Ruleset
  note?: ScoreNote
  /** Text for points without known sources. */
  bare?: string
  /** As wide as the page, with larger targets for touch. */
  roomy?: boolean
  /** Position for the report of a ruling. */
  position?: Position
}

const ReportAbout = lazy(() =>
  import('../../library/detail/ReportRuling.tsx').then((it) => ({ default: it.ReportAbout })),
)

/** More columns are narrower, so that all of them are visible. */
const FEW = { wide: 4, narrow: 2 }
/** Above this number rows are lower on a low screen. */
const MANY_LINES = 8

export function ScoreSheet({ standings, rules, note, bare, roomy = false, position }: ScoreSheetProps) {
  const w = words()
  const e = endWords()
  const isNarrow = useNarrow()
  const room = useNameRoom(roomy)
  const { grid, stop } = useGridKeys()
  const [picked, setPicked] = useState<{ seat: number; line: string }>()
  const standing = standings.find(({ seat }) => seat === picked?.seat)
  const row = standing && picked && rowOf(standing, picked.line)
  const lines = linesIn(standings)
  const isCrowded = standings.length > FEW[isNarrow ? 'narrow' : 'wide']
  const titles = standings.map((one) => titleIn(one, standings, room))
  const letters = Math.max(...titles.flatMap((title) => title.split(' ')).map(({ length }) => length))
  return (
    <>
      <div
        className={classes(
          styles.sheet,
          roomy && styles.roomy,
          isCrowded && styles.crowded,
          !isCrowded && lines.length > MANY_LINES && styles.many,
        )}
        style={{ '--count': standings.length, '--letters': letters }}
      >
        <table {...grid}>
          <caption className="hidden-text">{w.scoreSheet}</caption>
          <thead>
            <tr>
              <td />
              {standings.map((one, across) => (
                <th key={one.seat} scope="col" className={look(one, standings)}>
                  <b title={one.title} aria-hidden="true">
                    {titles[across]}
                  </b>
                  <span className="hidden-text">{one.subtitle ? `${one.title}, ${one.subtitle}` : one.title}</span>
                  {one.subtitle ? (
                    <span title={one.subtitle} aria-hidden="true">
                      <Icon name={one.bot ? 'bot' : 'person'} size={12} /> {subtitleIn(one, standings, room)}
                    </span>
                  ) : undefined}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id }, down) => (
              <tr key={id}>
                <th scope="row">
                  <LineMark id={id} />
                  <span>{say().scoreLine(id)}</span>
                  {e.lineOf[id] && !isCrowded && !isNarrow ? <small> ({e.lineOf[id]})</small> : undefined}
                </th>
                {standings.map((one, across) => (
                  <Cell
                    key={one.seat}
                    stop={stop(down, across)}
                    standing={one}
                    className={look(one, standings)}
                    row={rowOf(one, id)}
                    best={Math.max(...standings.map((other) => rowOf(other, id)?.points ?? 0))}
                    on={picked?.seat === one.seat && picked.line === id}
                    onPick={() => setPicked({ seat: one.seat, line: id })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <Totals standings={standings} stop={(row, column) => stop(lines.length + row, column)} />
        </table>
      </div>
      {/* Screen readers announce what comes into a live region, not what comes with it. */}
      <div role="status">
        {standing && row ? <Sources {...{ row, standing, rules, note, bare, position }} /> : undefined}
      </div>
    </>
  )
}

/** Marks the own column, and the start of a team. */
const look = ({ own, score, seat }: FinalScore, standings: readonly FinalScore[]): string => {
  const at = standings.findIndex((one) => one.seat === seat)
  const begins = at > 0 && score.team !== undefined && standings[at - 1].score.team !== score.team
  return classes(own && styles.own, score.rank === 1 && styles.won, begins && styles.begins)
}

type GridStop = ReturnType<typeof useGridKeys>['stop']

interface CellProps {
  stop: ReturnType<GridStop>
  standing: FinalScore
  className: string
  row: ScoreRow | undefined
  best: number
  on: boolean
  onPick: () => void
}

function Cell({ stop, standing, className, row, best, on, onPick }: CellProps) {
  const points = row?.points ?? 0
  const looks = classes(
    className,
    points === best && best > 0 && styles.best,
    points < 0 && styles.negative,
    points === 0 && styles.zero,
  )
  const isOpen = standing.bare || (row && row.from.length > 0)
  if (!isOpen) {
    return (
      <td className={looks} {...stop}>
        {minus(points)}
      </td>
    )
  }
  return (
    <td className={looks}>
      <button type="button" aria-expanded={on} onClick={onPick} title={endWords().whereFrom} data-word="" {...stop}>
        {minus(points)}
      </button>
    </td>
  )
}

function Totals({ standings, stop }: { standings: readonly FinalScore[]; stop: GridStop }) {
  const w = words()
  const e = endWords()
  const inTeams = standings.some(({ score }) => score.teamTotal !== undefined)
  return (
    <tfoot>
      <tr className={inTeams ? styles.each : undefined}>
        <th scope="row">{inTeams ? e.each : w.total}</th>
        {standings.map((one, column) => (
          <td key={one.seat} className={look(one, standings)} {...stop(0, column)}>
            {minus(one.score.total)}
          </td>
        ))}
      </tr>
      {inTeams ? (
        <tr>
          <th scope="row">{e.teamTotal}</th>
          {sidesOf(standings).map(({ members, total }, column) => (
            <td
              {...stop(1, column)}
              key={members[0].seat}
              colSpan={members.length}
              className={classes(members[0].score.rank === 1 && styles.won)}
            >
              {minus(total)}
            </td>
          ))}
        </tr>
      ) : undefined}
    </tfoot>
  )
}

interface SourcesProps extends Pick<ScoreSheetProps, 'rules' | 'note' | 'bare' | 'position'> {
  row: ScoreRow
  standing: FinalScore
}

/** The sources of one number of the sheet. */
function Sources({ row, standing, rules, note, bare, position }: SourcesProps) {
  return (
    <section className={styles.sources}>
      <h2>
        {words().labelled(standing.title, say().scoreLine(row.id))} {minus(row.points)}
      </h2>
      {standing.bare ? <p>{bare}</p> : undefined}
      <ul>
        {bySource(row).map(({ source, points }) => {
          const text = sourceText(source, standing, rules, position)
          const more = text.more || note?.(source, standing)
          return (
            <li key={source}>
              <b>{minus(points)}</b>
              <span>
                {text.name} {more ? <small>{more}</small> : undefined}
              </span>
            </li>
          )
        })}
      </ul>
      <RuleLink setup={rules.setup} anchor={`score-${row.id}`} />{' '}
      {position ? (
        <Suspense>
          <ReportAbout rules={rules} what={`score:${row.id}`} position={position} />
        </Suspense>
      ) : undefined}
    </section>
  )
}
