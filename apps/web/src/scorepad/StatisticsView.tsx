/** Statistics over all score-pads of this browser. */
import { decimal, rounded, say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import type { PadStatistics, PlayerFigures } from './model/statistics.ts'
import styles from './score.module.css'
import { scoreWords } from './words.ts'

const MOST_EVENINGS = 12

export function StatisticsView({ statistics }: { statistics: PadStatistics }) {
  const w = scoreWords()
  const { games, winning, highest, players, wonders, evenings } = statistics
  const facts = [
    w.games(games),
    w.evenings(evenings.length),
    w.meanWinner(decimal(winning)),
    ...(highest ? [w.highest(highest.name || '–', highest.total)] : []),
  ]
  return (
    <section className={classes('panel', styles.part)}>
      <h2>{w.statistics}</h2>
      <p className={styles.quiet}>{facts.join(' · ')}</p>
      <div className={styles.tables}>
        {players.length === 0 ? undefined : (
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">{w.player}</th>
                <th scope="col">{w.gamesHead}</th>
                <th scope="col">{w.winsHead}</th>
                <th scope="col">{w.meanHead}</th>
                <th scope="col">{w.bestHead}</th>
                <th scope="col">{w.strongest}</th>
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player.name}>
                  <th scope="row">{player.name}</th>
                  <td>{player.games}</td>
                  <td>{rounded(player.wins)}</td>
                  <td>{decimal(player.mean)}</td>
                  <td>{player.best}</td>
                  <td>{strongest(player)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">{w.evening}</th>
              <th scope="col">{w.gamesHead}</th>
              <th scope="col">{w.wonMost}</th>
            </tr>
          </thead>
          <tbody>
            {evenings.slice(0, MOST_EVENINGS).map(({ date, games: played, winner, wins }) => (
              <tr key={date}>
                <th scope="row">{new Date(date).toLocaleDateString(say().language, { dateStyle: 'medium' })}</th>
                <td>{played}</td>
                <td>{winner ? `${winner} ${rounded(wins)}` : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {wonders.length === 0 ? undefined : (
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">{words().wonder}</th>
                <th scope="col">{w.gamesHead}</th>
                <th scope="col">{w.winsHead}</th>
                <th scope="col">{w.meanHead}</th>
              </tr>
            </thead>
            <tbody>
              {wonders.map(({ wonder, games: played, wins, mean }) => (
                <tr key={wonder}>
                  <th scope="row">{say().wonder(wonder)}</th>
                  <td>{played}</td>
                  <td>{rounded(wins)}</td>
                  <td>{decimal(mean)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  )
}

function strongest({ lines }: PlayerFigures): string {
  const [best] = Object.entries(lines).sort(([, a], [, b]) => b - a)
  return best ? `${say().scoreLine(best[0])} ${decimal(best[1])}` : ''
}
