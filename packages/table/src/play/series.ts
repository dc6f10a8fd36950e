/** Standings over a series, that is a game and its rematches: games, wins and points by person. */
import type { Series, SeriesEntry } from '../model/events.ts'
import type { SeatState, TableState } from '../model/state.ts'

export interface ShownSeries {
  games: number
  /** Most wins first, then most points. */
  people: ShownSeriesEntry[]
}

export interface ShownSeriesEntry extends Omit<SeriesEntry, 'person'> {
  /** Seat at this table, also a reserved one. */
  seat?: number | undefined
}

/** Limits the first event of a rematch. Players of the last game stay, people who left long ago go first. */
const MOST_PEOPLE = 16

/** Standings including the game of this table once it is finished; undefined before the first finished game. */
export function seriesOf({ series, seats, end }: TableState): Series | undefined {
  if (end?.reason !== 'finished') return series
  const before = series?.people ?? []
  const played = end.results.flatMap(({ seat, rank, total }) => {
    const seatState = seats[seat]
    return seatState?.who === undefined || seatState.isForgotten
      ? []
      : [added(before, seatState.who, seatState, rank, total)]
  })
  const others = before.filter(({ person }) => !played.some((one) => one.person === person))
  const people = [...played, ...others.sort(byResult)].slice(0, MOST_PEOPLE).sort(byResult)
  return { games: (series?.games ?? 0) + 1, people }
}

const byResult = (a: SeriesEntry, b: SeriesEntry): number => b.wins - a.wins || b.points - a.points

function added(
  before: readonly SeriesEntry[],
  person: string,
  { name = '', isProgram }: SeatState,
  rank: number,
  total: number,
): SeriesEntry {
  const known = before.find((one) => one.person === person)
  return {
    person,
    name,
    ...(isProgram && { isProgram }),
    games: (known?.games ?? 0) + 1,
    wins: (known?.wins ?? 0) + (rank === 1 ? 1 : 0),
    points: (known?.points ?? 0) + total,
  }
}

/** Standings without a person whose account was deleted. */
export const withoutPerson = (series: Series | undefined, person: string): Series | undefined =>
  series && { ...series, people: series.people.filter((one) => one.person !== person) }

/** Standings as clients receive them. */
export function shownSeries(table: TableState): ShownSeries | undefined {
  const series = seriesOf(table)
  return (
    series && {
      games: series.games,
      people: series.people.map(({ person, ...entry }) => {
        const seat = table.seats.findIndex(({ who, keptFor }) => who === person || keptFor === person)
        return seat < 0 ? entry : { ...entry, seat }
      }),
    }
  )
}
