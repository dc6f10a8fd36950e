/** Table layout for phones: one city at a time, all seats in a strip, the hand within reach of the thumb. */
import { useCallback, useState } from 'react'
import { useSkin } from '../../../art/appearance.ts'
import { BoxTiles, hasTiles } from '../../../boxes/BoxTiles.tsx'
import { hasPanel } from '../../../boxes/CityPanel.tsx'
import { Panel } from '../../../city/Panel.tsx'
import { type CityView, nearestTo, type TableView } from '../../../city/view.ts'
import { BREAKPOINTS } from '../../../look/breakpoints.ts'
import { Monument } from '../../../look/pieces/Monument.tsx'
import { tallestOf } from '../../../look/pieces/pieces.ts'
import { Skyline } from '../../../look/pieces/Skyline.tsx'
import { useFlat, useMedia } from '../../../look/useNarrow.ts'
import { LogText } from '../../log/LogText.tsx'
import { mainLine } from '../../log/log.ts'
import { Flag } from '../../playback/Flag.tsx'
import type { LayoutProps } from '../layout.ts'
import { FlatTown } from './FlatTown.tsx'
import { Neighbours } from './Neighbours.tsx'
import { City, Head } from './PhoneCity.tsx'
import styles from './phone.module.css'
import { SeatStrip } from './SeatStrip.tsx'
import type { TownProps } from './town.ts'
import { useSwipe } from './useSwipe.ts'

/** True if expansions need rows for tiles or ships. */
const isCrowded = (view: TableView): boolean => hasPanel(view.game.rules) || hasTiles(view)

export function PhoneTable(props: LayoutProps) {
  const { view, viewer, lines, cityProps, hand, opened, middle = {}, onLog } = props
  const flat = useFlat()
  const ring = ringOf(viewer, view.cities.length)
  const [looking, setLooking] = useState<number>()
  const shown = looking ?? viewer
  const walk = (steps: number) => setLooking(ring[(ring.indexOf(shown) + steps + ring.length) % ring.length])
  const TownView = flat ? FlatTown : Town
  const last = mainLine(lines, nearestTo(view.game, viewer))
  return (
    <div className={styles.phone} data-crowded={(!middle.drawer && isCrowded(view)) || undefined}>
      {flat ? undefined : <SeatStrip {...{ view, cityProps, ring, shown }} onPick={setLooking} />}
      {middle.drawer ? (
        <section className={styles.drawer}>{middle.drawer}</section>
      ) : (
        <TownView {...props} shown={shown} onWalk={walk} onPick={setLooking} />
      )}
      {last ? (
        <button type="button" className={styles.last} disabled={!onLog} onClick={onLog} data-main-event="">
          <span data-folded="">
            <LogText line={last} />
          </span>
        </button>
      ) : undefined}
      <div className={styles.hand}>{hand}</div>
      {opened}
    </div>
  )
}

/** One city with its neighbours; a swipe moves around the table. */
function Town(props: TownProps) {
  const { view, viewer, beat, cityProps, prices, isWatched, onOpen, onBoxes, shown, onWalk, onPick } = props
  const { game, age } = view
  const city = view.cities[shown]
  const own = cityProps(city)
  const most = useMedia(BREAKPOINTS.low) ? MOST_STOREYS : Infinity
  const open = useCallback(() => onOpen(shown), [onOpen, shown])
  return (
    <Panel
      className={styles.city}
      label={city.name}
      {...{ city, age }}
      hasMound
      flag={beat?.is === 'conflict' ? undefined : <Flag game={game} beat={beat} seat={shown} />}
      {...useSwipe(onWalk)}
    >
      <div className={styles.told}>
        <div className={styles.facts}>
          <div className={styles.tiles} data-strip="narrow">
            <BoxTiles view={view} viewer={viewer} isWatched={isWatched} onOpen={onBoxes} />
          </div>
          <Neighbours {...{ view, viewer, prices, cityProps, shown, onPick }} />
        </div>
        <div className={styles.shown}>
          <Head {...{ viewer, isWatched, city }} props={own} onOpen={open} onWalk={undefined} />
          <City {...{ viewer, prices, isWatched, city }} props={own} />
        </div>
      </div>
      <Backdrop city={city} />
      {/* Floors are too low for a finger: each opens the city, where they are as high as fingers need. */}
      <div className={styles.grow} style={{ '--least': `${leastOf(city, most)}px` }}>
        <Skyline cards={city.standing} size="medium" breadth={330} {...{ most }} fresh={own.fresh} onDetail={open} />
      </div>
    </Panel>
  )
}

/** Painted monument behind the town. */
const Backdrop = ({ city }: { city: CityView }) =>
  useSkin() === 'painted' ? (
    <div className={styles.backdrop}>
      <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={190} />
    </div>
  ) : undefined

/** Height of count and roof, and of a storey that shows its symbol. */
const ROOF = 34
const LOWEST_STOREY = 15
/** On a low screen there is no room for more storeys: cards of higher towers share one. */
const MOST_STOREYS = 4

const leastOf = ({ standing }: CityView, most: number): number =>
  ROOF + LOWEST_STOREY * Math.min(most, tallestOf(standing))

/** Seats in order: the left neighbour, the viewer, the right neighbour, and on around the table. */
const ringOf = (viewer: number, cities: number): number[] =>
  Array.from({ length: cities }, (_, i) => (viewer + 1 - i + cities) % cities)
