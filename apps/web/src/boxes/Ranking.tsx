/** Ranking of the cities by a number of an expansion, such as naval strength, as a tile and as text. */

import type { FaceFigure } from '@heptapolis/boxes/faces'
import type { CityView, TableView } from '../city/view.ts'
import { say, words } from '../i18n/index.ts'
import panel from './panel.module.css'
import type { PartProps, TileProps } from './props.ts'
import { Part, Tile } from './Tile.tsx'
import styles from './tile.module.css'

interface RankedCity {
  city: CityView
  number: number
}

const rankedBy = ({ of }: FaceFigure, { game, cities }: TableView): RankedCity[] =>
  cities.map((city) => ({ city, number: of(game, city.seat) })).sort((a, b) => b.number - a.number)

const SHOWN = 3

/** The leaders of the ranking, and the viewer. */
function foremost(ranked: readonly RankedCity[], viewer: number): readonly RankedCity[] {
  const own = ranked.findIndex(({ city }) => city.seat === viewer)
  return own < SHOWN ? ranked.slice(0, SHOWN) : [...ranked.slice(0, SHOWN - 1), ranked[own]]
}

export function RankingTile({ figure, view, viewer, box, onOpen }: TileProps & { figure: FaceFigure }) {
  const ranked = rankedBy(figure, view)
  const own = figure.of(view.game, viewer)
  const stronger = ranked.filter(({ number }) => number > own).length
  return (
    <Tile box={box} icon={figure.symbol} title={say().field(figure.id)} field={figure.id} onOpen={onOpen}>
      <b className={styles.short}>{words().nth(stronger + 1)}</b>
      <ol className={styles.rank}>
        {foremost(ranked, viewer).map(({ city, number }) => (
          <li key={city.seat} className={city.seat === viewer ? styles.self : undefined}>
            <b>{number}</b> <span>{city.name}</span>
          </li>
        ))}
      </ol>
    </Tile>
  )
}

export function RankingPart({ figure, view, viewer, box }: PartProps & { figure: FaceFigure }) {
  return (
    <Part box={box} icon={figure.symbol} title={say().field(figure.id)}>
      <ol className={panel.rank}>
        {rankedBy(figure, view).map(({ city, number }) => (
          <li key={city.seat}>
            <b>{number}</b>
            {city.seat === viewer ? <strong>{city.name}</strong> : city.name}
          </li>
        ))}
      </ol>
    </Part>
  )
}
