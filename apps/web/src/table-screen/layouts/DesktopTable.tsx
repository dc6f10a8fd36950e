/** Table layout for wide screens: neighbours at the sides, the others above, the viewer's city and hand in front. */
import { arePartners, left, right } from '@heptapolis/engine/show'
import { useDeferredValue } from 'react'
import { hasPanel } from '../../boxes/CityPanel.tsx'
import { CompactCity, FullCity, type JoinedEdge, MediumCity } from '../../city/City.tsx'
import { partnerOf } from '../../city/fights.ts'
import { OwnCity } from '../../city/OwnCity.tsx'
import { classes } from '../../look/classes.ts'
import { Flag } from '../playback/Flag.tsx'
import styles from '../table.module.css'
import { CloseTable } from './CloseTable.tsx'
import { Discard } from './Discard.tsx'
import type { LayoutProps } from './layout.ts'
import { Shared } from './Shared.tsx'
import { useRoom } from './useRoom.ts'

export function DesktopTable(props: LayoutProps) {
  const room = useRoom()
  if (room === 'roomy') return <RoomyTable {...props} />
  return <CloseTable {...props} room={room} />
}

/** Maximum number of full cities in a row above. */
const MOST = 5
const COMPLETE = 4

function RoomyTable(props: LayoutProps) {
  const {
    view,
    viewer,
    beat,
    across,
    prices,
    lines,
    cityProps,
    hand,
    opened,
    isWatched = false,
    middle,
    onOpen,
    onBoxes,
    onLog,
  } = props
  // The first render is large: the own city comes first, the others a moment later.
  const all = useDeferredValue(true, false)
  const { cities, game } = view
  const sides = { left: left(game, viewer), right: right(game, viewer) }
  const flag = (seat: number) => <Flag game={game} beat={beat} seat={seat} />
  const rows = across.length > MOST ? 2 : across.length > 0 ? 1 : 0
  const roomy = across.length > 0 && across.length < 3
  const Distant = roomy ? MediumCity : CompactCity
  const columns = Math.ceil(across.length / rows)
  const inTeams = game.rules.setup.teams === true
  const partner = partnerOf(game, viewer)
  const partnerAt = SIDES.find((side) => sides[side] === partner)
  // In reading order: the question, the own city, neighbours, the others. Grid areas place them.
  return (
    <div
      className={classes(
        styles.table,
        styles.wide,
        styles[`rows${rows}`],
        across.length === 1 && styles.one,
        across.length === 2 && styles.two,
      )}
      data-partner={partnerAt}
    >
      <div className={styles.hand}>{hand}</div>
      <div className={styles.centre}>
        <div className={styles.sharedRow}>
          <Shared {...{ view, viewer, lines, isWatched, middle, onBoxes, onLog }} />
        </div>
        <OwnCity
          {...cityProps(cities[viewer])}
          flag={flag(viewer)}
          extra={<Discard count={view.discarded} brief={hasPanel(game.rules)} />}
        />
      </div>
      {all ? (
        <div className={styles.left}>
          <FullCity
            {...cityProps(cities[sides.left])}
            prices={isWatched ? undefined : prices.left}
            joined={partnerAt === 'left' ? 'end' : undefined}
            flag={flag(sides.left)}
            onOpen={() => onOpen(sides.left)}
          />
        </div>
      ) : undefined}
      {all ? (
        <div className={styles.right}>
          <FullCity
            {...cityProps(cities[sides.right])}
            prices={isWatched ? undefined : prices.right}
            joined={partnerAt === 'right' ? 'start' : undefined}
            flag={flag(sides.right)}
            onOpen={() => onOpen(sides.right)}
          />
        </div>
      ) : undefined}
      {across.length === 0 ? undefined : (
        <div className={styles.above} data-many={columns > COMPLETE || undefined} style={{ '--columns': columns }}>
          {all
            ? across.map((seat, i) => (
                <Distant
                  key={seat}
                  {...cityProps(cities[seat])}
                  joined={inTeams ? joinedIn(across, i, columns) : undefined}
                  flag={flag(seat)}
                  onOpen={() => onOpen(seat)}
                />
              ))
            : undefined}
        </div>
      )}
      {opened}
    </div>
  )
}

const SIDES = ['left', 'right'] as const

/** Adjacent partners in a row share one ground. */
function joinedIn(row: readonly number[], at: number, columns: number): JoinedEdge | undefined {
  const beside = (other: number) =>
    row[other] !== undefined &&
    Math.floor(other / columns) === Math.floor(at / columns) &&
    arePartners(row[other], row[at])
  return beside(at + 1) ? 'end' : beside(at - 1) ? 'start' : undefined
}
