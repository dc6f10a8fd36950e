/** Ranking of the cities by a number of an expansion, such as naval strength, as a tile and as text. */

import type { FaceFigure } from '@heptapolis/boxes/faces'
import { isOver } from '@heptapolis/engine/show'
import { PointsPill } from '../city/Outcome.tsx'
import type { CityView, TableView } from '../city/view.ts'
import { say, words } from '../i18n/index.ts'
import { signed } from '../look/pieces/Tokens.tsx'
import panel from './panel.module.css'
import type { PartProps, TileProps } from './props.ts'
import { Part, Tile } from './Tile.tsx'
import styles from './tile.module.css'

/** Cities with the same number and the same points. */
interface Rank {
  number: number
  points: number
  cities: readonly CityView[]
}

function ranksBy({ of, brings }: FaceFigure, { game, cities }: TableView): Rank[] {
  const all = cities.map(
    (city): Rank => ({
      cities: [city],
      number: of(game, city.seat),
      points: isOver(game) ? 0 : (brings?.(game, city.seat) ?? 0),
    }),
  )
  const equal = Map.groupBy(all, ({ number, points }) => `${number} ${points}`)
  return [...equal.values()]
    .map((ranks) => ({ ...ranks[0], cities: ranks.flatMap((rank) => rank.cities) }))
    .sort((a, b) => b.number - a.number)
}

/** All cities with number and points, the strongest first. */
export const rankingText = (figure: FaceFigure, view: TableView): string =>
  ranksBy(figure, view)
    .flatMap(({ cities, number, points }) =>
      cities.map(({ name }) => `${name} ${number}${points === 0 ? '' : ` (${signed(points)})`}`),
    )
    .join(', ')

/** More letters fit beside a number and points in a wide tile only. */
const LETTERS = 14
/** More letters fit nowhere. */
const MOST_LETTERS = 34

interface NamedFor {
  viewer: number
  isWatched?: boolean
}

const nameOf = ({ seat, name }: CityView, { viewer, isWatched }: NamedFor): string =>
  seat === viewer && !isWatched ? words().place.you : name

/** The cities of a rank by name, the viewer first, and counted, where names are too long. */
function namesIn({ cities }: Rank, all: number, reader: NamedFor): { full: string; counted: string } {
  const w = words()
  if (cities.length === all) return { full: w.everyCity, counted: w.everyCity }
  const isOwn = ({ seat }: CityView): boolean => seat === reader.viewer
  const names = [...cities].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a))).map((city) => nameOf(city, reader))
  const joined = names.join(', ')
  if (names.length === 1) return { full: joined, counted: joined }
  const counted = cities.some(isOwn) ? w.withOthers(names[0], names.length - 1) : w.citiesCount(names.length)
  return { full: joined.length > MOST_LETTERS ? counted : joined, counted }
}

function Names(props: NamedFor & { rank: Rank; all: number }) {
  const { full, counted } = namesIn(props.rank, props.all, props)
  if (full === counted) return <span>{full}</span>
  return (
    <span>
      <span className={styles.names} data-long={full.length > LETTERS || undefined}>
        {full}
      </span>
      <span className={styles.few}>{counted}</span>
    </span>
  )
}

const ROWS = 4

/** All ranks, or the first, the last and that of the viewer. */
function foremost(ranks: readonly Rank[], own: number): readonly Rank[] {
  if (ranks.length <= ROWS) return ranks
  const shown = [...new Set([0, own, ranks.length - 1, 1])].slice(0, ROWS - 1)
  return shown.sort((a, b) => a - b).map((i) => ranks[i])
}

export function RankingTile({ figure, view, viewer, box, isWatched, onOpen }: TileProps & { figure: FaceFigure }) {
  const w = words()
  const ranks = ranksBy(figure, view)
  const own = ranks.findIndex(({ cities }) => cities.some(({ seat }) => seat === viewer))
  const shown = foremost(ranks, own)
  const stronger = ranks.slice(0, own).reduce((sum, { cities }) => sum + cities.length, 0)
  const omitted = view.cities.length - shown.reduce((sum, { cities }) => sum + cities.length, 0)
  return (
    <Tile box={box} icon={figure.symbol} title={say().field(figure.id)} field={figure.id} onOpen={onOpen}>
      <b className={styles.short}>{w.nth(stronger + 1)}</b>
      <ol className={styles.rank}>
        {shown.map((rank) => (
          <li key={`${rank.number} ${rank.points}`} className={rank === ranks[own] ? styles.self : undefined}>
            <b>{rank.number}</b>
            <Names rank={rank} all={view.cities.length} viewer={viewer} isWatched={isWatched} />
            {rank.points === 0 ? undefined : <PointsPill points={rank.points} />}
          </li>
        ))}
        {omitted > 0 ? <li className={styles.omitted}>{w.citiesMore(omitted)}</li> : undefined}
      </ol>
    </Tile>
  )
}

export function RankingPart({ figure, view, viewer, box }: PartProps & { figure: FaceFigure }) {
  return (
    <Part box={box} icon={figure.symbol} title={say().field(figure.id)}>
      <ol className={panel.rank}>
        {ranksBy(figure, view).flatMap(({ cities, number, points }) =>
          cities.map((city) => (
            <li key={city.seat}>
              <b>{number}</b>
              {city.seat === viewer ? <strong>{city.name}</strong> : city.name}
              {points === 0 ? undefined : <PointsPill points={points} />}
            </li>
          )),
        )}
      </ol>
    </Part>
  )
}
