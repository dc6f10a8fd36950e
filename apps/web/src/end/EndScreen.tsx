/** The end: towers of points, the score sheet, and where each point came from. */
import { PUBLIC, scores } from '@heptapolis/engine'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { isAnalysed } from '../advice/analyses.ts'
import { viewTable } from '../city/view.ts'
import { type Parties, partiesOf, sitterName } from '../game/names.ts'
import { saveRecord } from '../game/save.ts'
import { say, words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { BoxMark } from '../look/Tokens.tsx'
import type { Table } from '../table/table.ts'
import styles from './end.module.css'
import { ScoreSheet } from './ScoreSheet.tsx'
import type { Standing } from './standing.ts'
import { Towers } from './Towers.tsx'

const Analysis = lazy(() => import('../advice/AnalysisSection.tsx').then((it) => ({ default: it.AnalysisSection })))

interface EndProps {
  table: Table
  onLook: () => void
  /** Another game at once, where that is possible. */
  onAgain?: () => void
  /** What people elsewhere are asked, beside it. */
  aside?: ReactNode
}

export function EndScreen({ table, onLook, onAgain, aside }: EndProps) {
  const w = words()
  const game = table.sight(PUBLIC)
  const view = viewTable(game)
  const [analysing, setAnalysing] = useState(() => isAnalysed(table.id))
  const standings = scores(game)
    .map((score): Standing => {
      const { name, wonder } = view.cities[score.seat]
      const sitter = table.sitters[score.seat]
      return {
        seat: score.seat,
        title: name,
        subtitle: sitter ? sitterName(sitter) : '',
        wonder,
        bot: sitter?.kind === 'bot',
        score,
        bare: false,
      }
    })
    .sort((a, b) => a.score.rank - b.score.rank)
  const boxes = table.rules.boxes.filter(({ id }) => table.rules.setup.boxes.includes(id))
  return (
    <main className={styles.end}>
      <header className={styles.head}>
        <h1>{titleOf(standings)}</h1>
        <p>{verdict(standings, partiesOf(table.sitters))}</p>
        <span className={styles.boxes}>
          {boxes.map(({ id }) => (
            <span key={id}>
              <BoxMark box={id} size={16} /> {say().boxName(id)}
            </span>
          ))}
        </span>
      </header>
      <Towers standings={standings} />
      <div className={styles.counted}>
        <ScoreSheet standings={standings} rules={table.rules} />
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
          <Link href={`/replay/${table.id}`} className="btn">
            <Icon name="replay" size={17} /> {w.replay}
          </Link>
          <button type="button" className="btn" onClick={onLook}>
            <Icon name="cards" size={17} /> {w.lookAtCities}
          </button>
          <Link href="/new" className="btn">
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
  return first.length > 1 ? words().tied(first.map(({ title }) => title)) : words().standsTallest(first[0].title)
}

function verdict(standings: readonly Standing[], party: Parties): string {
  const [first, second] = standings
  if (winnersOf(standings).length > 1) return words().shareWin(first.score.total)
  return words().winsBy(
    party(first.seat),
    first.score.total,
    first.score.total - second.score.total,
    party(second.seat),
  )
}
