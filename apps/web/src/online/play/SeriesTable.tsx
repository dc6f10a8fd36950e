/** Standings over several games in a row: this table and the rematches before it. */
import type { ShownSeries } from '@heptapolis/table'
import { Icon } from '../../look/Icon.tsx'
import { keyed } from '../../look/keyed.ts'
import { onlineWords } from '../words.ts'
import styles from './end.module.css'

interface SeriesProps {
  series: ShownSeries
  /** Seat of the viewer. */
  own?: number | undefined
}

export function SeriesTable({ series, own }: SeriesProps) {
  const w = onlineWords()
  const { head } = w.series
  return (
    <table className={styles.series}>
      <caption>{w.series.title(series.games)}</caption>
      <thead>
        <tr>
          <th scope="col">{head.player}</th>
          <th scope="col">{head.games}</th>
          <th scope="col">{head.wins}</th>
          <th scope="col">{head.points}</th>
        </tr>
      </thead>
      <tbody>
        {keyed(series.people, ({ name }) => name).map(
          ({ key, thing: { name, isProgram, seat, games, wins, points } }) => (
            <tr key={key} data-own={(own !== undefined && seat === own) || undefined}>
              <th scope="row">
                <Icon name={isProgram ? 'bot' : 'person'} size={14} /> {name}
              </th>
              <td>{games}</td>
              <td>{wins}</td>
              <td>{points}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
