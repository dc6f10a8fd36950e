/** All cities as one text table: the viewer's first, then neighbours and the others. */

import { keysOf } from '@heptapolis/engine/kernel'
import { nearestTo, type TableView } from '../../city/view.ts'
import { words } from '../../i18n/index.ts'
import { factsOf } from './facts.ts'
import styles from './text-mode.module.css'
import { textWords } from './words.ts'

interface CitiesTableProps {
  view: TableView
  viewer: number
  /** Name of the player of a city. */
  playerOf: (seat: number) => string
}

export function CitiesTable({ view: { game, cities }, viewer, playerOf }: CitiesTableProps) {
  const w = textWords()
  const rows = nearestTo(game, viewer).map((seat) => ({ seat, facts: factsOf(game, viewer, cities[seat]) }))
  const columns = keysOf(w.columns).filter((column) => column !== 'more' || rows.some(({ facts }) => facts.more !== ''))
  return (
    <div className={styles.scroller}>
      <table className={styles.cities}>
        <caption>{w.cities}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {w.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, facts }) => (
            <tr key={seat} data-seat={seat}>
              {columns.map((column) =>
                column === 'city' ? (
                  <th key={column} scope="row">
                    {nameOf(facts.city, playerOf(seat))}
                  </th>
                ) : (
                  <td key={column}>{facts[column]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A nameless player of this screen is "you" already. */
const nameOf = (city: string, player: string): string => (player === words().whoSits.you ? city : `${city}, ${player}`)
