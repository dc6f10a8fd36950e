/** The table on a wide screen: neighbours at your sides, the others above, your city and hand in front. */
import { arePartners, left, right } from '@heptapolis/engine/show'
import { type ReactNode, useDeferredValue } from 'react'
import { hasPanel } from '../boxes/CityPanel.tsx'
import { type CityProps, CompactCity, FullCity, type Joined, MediumCity, OwnCity } from '../city/City.tsx'
import { partnerOf } from '../city/fights.ts'
import type { CityView, Prices, TableView } from '../city/view.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Flag } from './Flag.tsx'
import type { LogLine } from './log.ts'
import type { Middle } from './middle.ts'
import type { Beat } from './playback.ts'
import { Shared } from './Shared.tsx'
import styles from './table.module.css'
import { useRoom } from './useRoom.ts'

export interface LayoutProps {
  view: TableView
  viewer: number
  beat: Beat | undefined
  /** The cities that are neither the viewer's nor a neighbour's, from left to right. */
  across: readonly number[]
  prices: { left: Prices; right: Prices }
  lines: readonly LogLine[]
  cityProps: (city: CityView) => CityProps
  hand: ReactNode
  /** Whoever looks is nobody at the table: the city in front is called by its name. */
  isWatched?: boolean
  /** What people elsewhere bring into the middle. */
  middle?: Middle
  onOpen: (seat: number) => void
  /** Tells what the boxes have put on the table, where that is possible. */
  onBoxes?: () => void
}

export function DesktopTable(props: LayoutProps) {
  const {
    view,
    viewer,
    beat,
    across,
    prices,
    lines,
    cityProps,
    hand,
    isWatched = false,
    middle,
    onOpen,
    onBoxes,
  } = props
  // A table at first sight is much to draw: the own city comes first, the others a moment later.
  const all = useDeferredValue(true, false)
  const { cities, game } = view
  const { wide, most, complete } = useRoom(cities.length)
  const sides = { left: left(game, viewer), right: right(game, viewer) }
  const flag = (seat: number) => <Flag game={game} beat={beat} seat={seat} />
  const above = wide ? across : [sides.left, ...across, sides.right]
  const rows = above.length > most ? 2 : above.length > 0 ? 1 : 0
  const roomy = wide && above.length > 0 && above.length < 3
  const Distant = roomy ? MediumCity : CompactCity
  const columns = Math.ceil(above.length / rows)
  const inTeams = game.rules.setup.teams === true
  const partner = partnerOf(game, viewer)
  const partnerAt = wide ? SIDES.find((side) => sides[side] === partner) : undefined
  return (
    <div
      className={classes(
        styles.table,
        wide ? styles.wide : styles.tight,
        styles[`rows${rows}`],
        above.length === 1 && wide && styles.one,
        above.length === 2 && wide && styles.two,
      )}
      data-tight={wide ? undefined : true}
      data-partner={partnerAt}
    >
      {above.length === 0 ? undefined : (
        <div
          className={styles.above}
          data-many={columns > complete || undefined}
          style={{ ['--columns' as string]: columns }}
        >
          {all
            ? above.map((seat, i) => (
                <Distant
                  key={seat}
                  {...cityProps(cities[seat])}
                  joined={inTeams ? joinedIn(above, i, columns) : undefined}
                  flag={flag(seat)}
                  onOpen={() => onOpen(seat)}
                />
              ))
            : undefined}
        </div>
      )}
      {wide && all ? (
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
      <div className={styles.centre}>
        <div className={styles.sharedRow}>
          <Shared {...{ view, viewer, lines, isWatched, middle, onBoxes }} />
        </div>
        <OwnCity
          {...cityProps(cities[viewer])}
          flag={flag(viewer)}
          extra={<Discard count={view.discarded} brief={hasPanel(game.rules)} />}
        />
      </div>
      {wide && all ? (
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
      <div className={styles.hand}>{hand}</div>
    </div>
  )
}

const SIDES = ['left', 'right'] as const

/** Partners who sit side by side in a row stand on one ground. */
function joinedIn(row: readonly number[], at: number, columns: number): Joined | undefined {
  const beside = (other: number) =>
    row[other] !== undefined &&
    Math.floor(other / columns) === Math.floor(at / columns) &&
    arePartners(row[other], row[at])
  return beside(at + 1) ? 'end' : beside(at - 1) ? 'start' : undefined
}

/** Where boxes fill the line, the number has to do. */
function Discard({ count, brief }: { count: number; brief: boolean }) {
  const said = words().discarded(count)
  return (
    <span className={styles.discard} title={said}>
      <Icon name="discard" size={17} />
      {brief ? (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="hidden-text">{said}</span>
        </>
      ) : (
        said
      )}
    </span>
  )
}
