/**
 * Table layout for small windows and upright tablets: cities show only essential facts; opening a city shows the
 * rest.
 */
import { left, right } from '@heptapolis/engine/show'
import { BoxTiles, hasTiles } from '../../boxes/BoxTiles.tsx'
import { hasPanel } from '../../boxes/CityPanel.tsx'
import { CompactCity, FullCity, MediumCity } from '../../city/City.tsx'
import { ChipCity, NearCity } from '../../city/close/Close.tsx'
import { OwnCity } from '../../city/OwnCity.tsx'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Flag } from '../playback/Flag.tsx'
import styles from './close.module.css'
import { Discard } from './Discard.tsx'
import type { LayoutProps } from './layout.ts'
import { Shared } from './Shared.tsx'
import type { LayoutSize } from './useRoom.ts'

/** Up to this number of cities in a row are drawn, not only named. */
const DRAWN = 4
/** Up to this number of cities are drawn with floors on an upright tablet. */
const FEW = 2

export function CloseTable(props: LayoutProps & { room: Exclude<LayoutSize, 'roomy'> }) {
  const { view, viewer, beat, across, prices, lines, cityProps, hand, opened, isWatched = false, middle, room } = props
  const { onOpen, onBoxes, onLog } = props
  const { cities, game } = view
  const flag = (seat: number) => <Flag game={game} beat={beat} seat={seat} />
  const isCalled = middle?.question !== undefined || middle?.drawer !== undefined
  const isUpright = room === 'upright'
  // With box panels even an upright tablet has no room for full neighbours.
  const isCrowded = isUpright && hasPanel(game.rules)
  const Distant = !isUpright || across.length > FEW ? ChipCity : across.length === 1 ? MediumCity : CompactCity
  const near = (side: 'left' | 'right', seat: number) => {
    const neighbour = {
      ...cityProps(cities[seat]),
      prices: isWatched ? undefined : prices[side],
      flag: flag(seat),
      onOpen: () => onOpen(seat),
    }
    return (
      <div className={styles[side]}>
        {isUpright && !isCrowded ? (
          <FullCity {...neighbour} />
        ) : (
          <NearCity {...neighbour} side={side} isTall={room !== 'tight'} isWide={isUpright} />
        )}
      </div>
    )
  }
  // In reading order: the question, the own city, neighbours, the others. Grid areas place them.
  return (
    <div
      className={classes(styles.table, styles[room])}
      data-tight={isUpright ? undefined : true}
      data-upright={isUpright || undefined}
    >
      <div className={styles.hand}>{hand}</div>
      <div className={styles.mine}>
        <OwnCity
          {...cityProps(cities[viewer])}
          flag={flag(viewer)}
          extra={<Discard count={view.discarded} brief={hasPanel(game.rules)} />}
        />
      </div>
      {isCalled || (isUpright && !isCrowded) ? (
        <div className={styles.facts}>
          <Shared {...{ view, viewer, lines, isWatched, middle, onBoxes, onLog }} />
        </div>
      ) : hasTiles(view) ? (
        <section className={styles.facts} aria-label={words().onTheTable} data-strip>
          <BoxTiles view={view} viewer={viewer} isWatched={isWatched} onOpen={onBoxes} />
        </section>
      ) : undefined}
      {near('left', left(game, viewer))}
      {near('right', right(game, viewer))}
      {across.length === 0 ? undefined : (
        <div
          className={styles.others}
          data-many={across.length > DRAWN || undefined}
          style={{
            '--columns': across.length,
            '--high': across.length === 1 ? '140px' : across.length <= FEW ? '112px' : 'auto',
          }}
        >
          {across.map((seat) => (
            <Distant
              key={seat}
              {...cityProps(cities[seat])}
              hasTown={across.length <= FEW}
              hasBars={across.length > FEW && !hasPanel(game.rules)}
              flag={flag(seat)}
              onOpen={() => onOpen(seat)}
            />
          ))}
        </div>
      )}
      {opened}
    </div>
  )
}
