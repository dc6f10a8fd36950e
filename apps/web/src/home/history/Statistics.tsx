/** Statistics of games in this browser, collapsed at first. */
import { keysOf } from '@heptapolis/engine/kernel'
import { decimal, say } from '../../i18n/index.ts'
import { homeWords } from '../words.ts'
import type { FinishedGame } from './game-history.ts'
import styles from './history.module.css'
import { type By, tally } from './statistics.ts'

export function Statistics({ done }: { done: readonly FinishedGame[] }) {
  const w = homeWords()
  const again = done.filter(({ takenBack = 0 }) => takenBack > 0).length
  const nameOf: Record<By, (key: string) => string> = {
    wonder: (key) => say().wonder(key),
    box: (key) => say().boxName(key),
    players: (key) => w.players(Number(key)),
  }
  return (
    <details className={styles.statistics}>
      <summary>{w.statistics}</summary>
      <div className={styles.tallies}>
        {keysOf(nameOf).map((by) => (
          <Table key={by} by={by} done={done} nameOf={nameOf[by]} />
        ))}
      </div>
      {again > 0 ? <p>{w.withTakenBack(again)}</p> : undefined}
    </details>
  )
}

function Table({ by, done, nameOf }: { by: By; done: readonly FinishedGame[]; nameOf: (key: string) => string }) {
  const w = homeWords()
  const rows = tally(done, by)
  if (rows.length === 0) return undefined
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{w.by[by]}</th>
          <th scope="col">{w.gamesHead}</th>
          <th scope="col">{w.wonHead}</th>
          <th scope="col">{w.pointsHead}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, games, won, points }) => (
          <tr key={key}>
            <th scope="row">{nameOf(key)}</th>
            <td>{games}</td>
            <td>{w.share(won / games)}</td>
            <td>{decimal(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
