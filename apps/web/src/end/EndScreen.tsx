/** The end: towers of points, the score sheet, and where each point came from. */
import { PUBLIC, type Score, type ScoreRow, scores } from '@heptapolis/engine'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { isAnalysed } from '../advice/analyses.ts'
import { viewTable } from '../city/view.ts'
import { saveRecord } from '../game/save.ts'
import { known, nameOf, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Monument } from '../look/Monument.tsx'
import { BoxMark, minus } from '../look/Tokens.tsx'
import { RuleLink } from '../rules/RuleLink.tsx'
import type { Table } from '../table/table.ts'
import styles from './end.module.css'
import { lineLook } from './lines.ts'

const Analysis = lazy(() => import('../advice/AnalysisSection.tsx').then((it) => ({ default: it.AnalysisSection })))

interface EndProps {
  table: Table
  onLook: () => void
  /** Another game at once, where that is possible. */
  onAgain?: () => void
  /** What people elsewhere are asked, beside it. */
  aside?: ReactNode
}

export interface Standing {
  seat: number
  city: string
  wonder: string
  name: string
  bot: boolean
  score: Score
}

export function EndScreen({ table, onLook, onAgain, aside }: EndProps) {
  const w = words()
  const game = table.sight(PUBLIC)
  const view = viewTable(game)
  const [analysing, setAnalysing] = useState(() => isAnalysed(table.id))
  const [from, setFrom] = useState<{ row: ScoreRow; standing: Standing }>()
  const standings = scores(game)
    .map((score): Standing => {
      const { name, wonder } = view.cities[score.seat]
      const sitter = table.sitters[score.seat]
      return { seat: score.seat, city: name, wonder, name: sitter?.name ?? '', bot: sitter?.kind === 'bot', score }
    })
    .sort((a, b) => a.score.rank - b.score.rank)
  const lines = standings[0].score.rows.filter(({ id }) =>
    standings.some(({ score }) => score.rows.some((row) => row.id === id && row.from.length > 0)),
  )
  const boxes = table.rules.boxes.filter(({ id }) => table.rules.setup.boxes.includes(id))
  return (
    <main className={styles.end}>
      <header className={styles.head}>
        <h1>{titleOf(standings)}</h1>
        <p>{verdict(standings)}</p>
        <span className={styles.boxes}>
          {boxes.map(({ id, name }) => (
            <span key={id}>
              <BoxMark box={id} size={16} /> {known(w.boxName, id, name)}
            </span>
          ))}
        </span>
      </header>
      <Towers standings={standings} />
      <div className={styles.sheet}>
        <table>
          <caption className="hidden-text">{w.scoreSheet}</caption>
          <thead>
            <tr>
              <td />
              {standings.map((one) => (
                <th key={one.seat} scope="col" className={classes(one.score.rank === 1 && styles.won)}>
                  <b>{one.city}</b>
                  <span>
                    <Icon name={one.bot ? 'bot' : 'person'} size={12} /> {one.name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <span className={classes(styles.mark, lineLook(line.id).look)}>
                    <Icon name={lineLook(line.id).icon} size={15} />
                  </span>
                  {known(w.scoreLine, line.id, line.name)}
                </th>
                {standings.map((one) => (
                  <Cell
                    key={one.seat}
                    standing={one}
                    line={line.id}
                    best={bestOf(standings, line.id)}
                    onPick={setFrom}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{w.total}</th>
              {standings.map((one) => (
                <td key={one.seat} className={classes(one.score.rank === 1 && styles.won)}>
                  {minus(one.score.total)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        {from ? <Sources row={from.row} standing={from.standing} table={table} /> : undefined}
      </div>
      <div className={styles.foot}>
        <p className={styles.help}>{w.towersHelp}</p>
        <nav className={styles.ways}>
          <button
            type="button"
            className="btn ghost"
            onClick={() => void table.record().then((record) => record && saveRecord(table.id, record))}
          >
            <Icon name="discard" size={17} /> {w.saveRecord}
          </button>
          {analysing ? undefined : (
            <button type="button" className="btn" onClick={() => setAnalysing(true)}>
              <Icon name="hint" size={17} /> {w.analyseGame}
            </button>
          )}
          {aside ? undefined : (
            <Link href={`/replay/${table.id}`} className="btn">
              <Icon name="replay" size={17} /> {w.replay}
            </Link>
          )}
          <button type="button" className="btn" onClick={onLook}>
            <Icon name="cards" size={17} /> {w.lookAtCities}
          </button>
          <Link href="/" className="btn">
            {w.newGame}
          </Link>
          {onAgain ? (
            <button type="button" className="btn primary" onClick={onAgain}>
              {w.playAgain}
            </button>
          ) : undefined}
        </nav>
      </div>
      {aside}
      {analysing ? (
        <Suspense>
          <Analysis table={table} />
        </Suspense>
      ) : undefined}
    </main>
  )
}

const winnersOf = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter(({ score }) => score.rank === 1)

function titleOf(standings: readonly Standing[]): string {
  const first = winnersOf(standings)
  return first.length > 1 ? words().tied(first.map(({ city }) => city)) : words().standsTallest(first[0].city)
}

function verdict(standings: readonly Standing[]): string {
  const [first, second] = standings
  if (winnersOf(standings).length > 1) return words().shareWin(first.score.total)
  return words().winsBy(first.name, first.score.total, first.score.total - second.score.total, second.name)
}

const rowOf = ({ score }: Standing, line: string): ScoreRow | undefined => score.rows.find(({ id }) => id === line)
const bestOf = (standings: readonly Standing[], line: string): number =>
  Math.max(...standings.map((one) => rowOf(one, line)?.points ?? 0))

interface CellProps {
  standing: Standing
  line: string
  best: number
  onPick: (from: { row: ScoreRow; standing: Standing }) => void
}

function Cell({ standing, line, best, onPick }: CellProps) {
  const row = rowOf(standing, line)
  const points = row?.points ?? 0
  const look = classes(
    standing.score.rank === 1 && styles.won,
    points === best && best > 0 && styles.best,
    points < 0 && styles.negative,
    points === 0 && styles.zero,
  )
  return (
    <td className={look}>
      {row && row.from.length > 0 ? (
        <button type="button" onClick={() => onPick({ row, standing })} title={words().whereFrom}>
          {minus(points)}
        </button>
      ) : (
        minus(points)
      )}
    </td>
  )
}

/** The sources of one number of the sheet. */
function Sources({ row, standing, table }: { row: ScoreRow; standing: Standing; table: Table }) {
  const w = words()
  const sourceName = (id: string) => {
    const piece = table.rules.byId.get(id)
    return piece ? nameOf(piece.id, piece.name) : known(w.scoreSource, id, id.replaceAll('-', ' '))
  }
  return (
    <p className={styles.sources} role="status">
      <b>
        {standing.city}, {known(w.scoreLine, row.id, row.name)}:
      </b>{' '}
      {row.from.map(({ source, points }) => `${sourceName(source)} ${minus(points)}`).join(' · ')}{' '}
      <RuleLink setup={table.rules.setup} anchor={`score-${row.id}`} />
    </p>
  )
}

export function Towers({ standings }: { standings: readonly Standing[] }) {
  const tallest = Math.max(1, ...standings.map(({ score }) => positive(score)))
  return (
    <section className={styles.towers} aria-label={words().chart} style={{ ['--count' as string]: standings.length }}>
      {standings.map((one) => (
        <div key={one.seat} className={classes(styles.tower, one.score.rank === 1 && styles.winner)}>
          <div className={styles.up}>
            <span className={styles.points}>{minus(one.score.total)}</span>
            <Monument wonder={one.wonder} built={1} stages={1} width={72} />
            <div className={styles.floors} style={{ ['--share' as string]: positive(one.score) / tallest }}>
              {one.score.rows
                .filter(({ points }) => points > 0)
                .toReversed()
                .map((row) => (
                  <Floor key={row.id} row={row} />
                ))}
            </div>
          </div>
          <div className={styles.cellar}>
            {one.score.rows
              .filter(({ points }) => points < 0)
              .map(({ id, points }) => (
                <span key={id}>{minus(points)}</span>
              ))}
          </div>
          <p className={styles.who}>
            <b>{one.city}</b>
            <Icon name={one.bot ? 'bot' : 'person'} size={12} /> {one.name}
          </p>
        </div>
      ))}
    </section>
  )
}

const positive = ({ rows }: Score): number => rows.reduce((sum, { points }) => sum + Math.max(0, points), 0)

function Floor({ row }: { row: ScoreRow }) {
  const { icon, look } = lineLook(row.id)
  return (
    <div
      className={classes(styles.floor, look)}
      style={{ flexGrow: row.points }}
      title={known(words().scoreLine, row.id, row.name)}
    >
      {row.points > 2 ? (
        <>
          <Icon name={icon} size={12} /> <b>{row.points}</b>
        </>
      ) : undefined}
    </div>
  )
}
