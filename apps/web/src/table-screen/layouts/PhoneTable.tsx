/** Table layout for phones: one city at a time, all seats in a strip, the hand within reach of the thumb. */
import { left, right } from '@heptapolis/engine/show'
import { type TouchEvent, useRef, useState } from 'react'
import { Vignette } from '../../art/Vignette.tsx'
import { BoxTiles } from '../../boxes/BoxTiles.tsx'
import { CityPanel, hasPanel, WaitingCount } from '../../boxes/CityPanel.tsx'
import { CityMarks } from '../../boxes/Marks.tsx'
import { type Fight, fightsAt } from '../../city/fights.ts'
import { Panel } from '../../city/Panel.tsx'
import { PartnerHand } from '../../city/PartnerHand.tsx'
import { Figures, GoodsStrip, Stages, TokenRow, Who } from '../../city/parts.tsx'
import type { CityView, Prices } from '../../city/view.ts'
import { partyOf } from '../../game-model/names.ts'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { Monument } from '../../look/pieces/Monument.tsx'
import { tallestOf } from '../../look/pieces/pieces.ts'
import { Skyline } from '../../look/pieces/Skyline.tsx'
import { Coin } from '../../look/pieces/Tokens.tsx'
import { useFlat } from '../../look/useNarrow.ts'
import { LogText } from '../log/LogText.tsx'
import { Flag } from '../playback/Flag.tsx'
import { Versus } from './Conflicts.tsx'
import type { LayoutProps } from './layout.ts'
import styles from './phone.module.css'

const SWIPE = 60

export function PhoneTable(props: LayoutProps) {
  const {
    view,
    viewer,
    beat,
    lines,
    cityProps,
    prices,
    hand,
    opened,
    isWatched = false,
    middle = {},
    onOpen,
    onBoxes,
  } = props
  const { cities, game } = view
  const flat = useFlat()
  const ring = ringOf(viewer, cities.length)
  const [looking, setLooking] = useState<number>()
  const start = useRef<number>(undefined)
  const shown = looking ?? viewer
  const walk = (steps: number) => setLooking(ring[(ring.indexOf(shown) + steps + ring.length) % ring.length])
  const touchEnd = (event: TouchEvent) => {
    if (start.current === undefined) return
    const moved = event.changedTouches[0].clientX - start.current
    if (Math.abs(moved) > SWIPE) walk(moved > 0 ? -1 : 1)
  }
  const fights = fightsAt(view, viewer)
  const sides = [
    ['left', left(game, viewer)],
    ['right', right(game, viewer)],
  ] as const
  const last = lines.findLast(({ head }) => !head)
  return (
    <div className={styles.phone}>
      {flat ? undefined : (
        <nav className={styles.seats} aria-label={words().seats}>
          {ring.map((seat) => (
            <Seat
              key={seat}
              city={cities[seat]}
              age={view.age}
              name={partyOf(cityProps(cities[seat]).sitter, cities[seat].name).name}
              on={seat === shown}
              onPick={() => setLooking(seat)}
            />
          ))}
        </nav>
      )}
      {middle.drawer ? (
        <section className={styles.drawer}>{middle.drawer}</section>
      ) : (
        <Panel
          className={classes(
            styles.city,
            sides.some(([side, seat]) => isFull(cities[seat], prices[side])) && styles.full,
          )}
          label={cities[shown].name}
          city={cities[shown]}
          game={game}
          flag={<Flag game={game} beat={beat} seat={shown} />}
          onTouchStart={(event) => {
            start.current = event.touches[0].clientX
          }}
          onTouchEnd={touchEnd}
        >
          <div className={styles.told}>
            <div className={styles.facts}>
              <div className={styles.tiles} data-strip="narrow">
                <BoxTiles view={view} viewer={viewer} onOpen={onBoxes} />
              </div>
              <div
                className={classes(styles.neighbours, sides.some(([, seat]) => isLong(cities[seat])) && styles.long)}
              >
                {sides
                  .filter(([, seat]) => shown === viewer || (flat && seat !== shown))
                  .map(([side, seat]) => (
                    <Neighbour
                      key={side}
                      city={cities[seat]}
                      side={side}
                      isPartner={cityProps(cities[seat]).isPartner === true}
                      fight={fights.find(({ foe }) => foe === seat)}
                      price={prices[side]}
                      onPick={() => setLooking(seat)}
                    />
                  ))}
              </div>
            </div>
            <div className={styles.shown}>
              <Head
                {...{ viewer, isWatched }}
                city={cities[shown]}
                props={cityProps(cities[shown])}
                onOpen={() => onOpen(shown)}
                onWalk={flat ? walk : undefined}
              />
              <City {...{ viewer, prices, isWatched }} city={cities[shown]} props={cityProps(cities[shown])} />
            </div>
          </div>
          {hasPanel(game.rules) ? <Backdrop city={cities[shown]} /> : undefined}
          <div className={styles.grow} style={{ '--least': `${leastOf(cities[shown])}px` }}>
            <Skyline
              cards={cities[shown].standing}
              size="medium"
              breadth={330}
              fresh={cityProps(cities[shown]).fresh}
              onDetail={cityProps(cities[shown]).onDetail}
            />
          </div>
        </Panel>
      )}
      {last ? (
        <p className={styles.last} data-folded="">
          <LogText line={last} />
        </p>
      ) : undefined}
      <div className={styles.hand}>{hand}</div>
      {opened}
    </div>
  )
}

/** Monument behind the town, if box panels take its place beside the stages. */
const Backdrop = ({ city }: { city: CityView }) => (
  <div className={styles.backdrop}>
    <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={130} />
  </div>
)

/** Roof height, and floor heights that stay countable and distinguishable. */
const ROOF = 40
const LOWEST_FLOOR = 13
const leastOf = ({ standing }: CityView): number => ROOF + LOWEST_FLOOR * tallestOf(standing)

/** Beside a longer name there is no room for a fight. */
const NAME_LETTERS = 8
const isLong = ({ name }: CityView): boolean => name.length > NAME_LETTERS

/** Beside more resources, or beside two prices, the resources of a neighbour take a second row. */
const ICONS = 7
const isFull = ({ goods }: CityView, { raw, made }: Prices): boolean =>
  raw !== made || goods.filter(({ sold }) => sold).flatMap(({ options }) => options).length > ICONS

/** Seats in order: the left neighbour, the viewer, the right neighbour, and on around the table. */
const ringOf = (viewer: number, cities: number): number[] =>
  Array.from({ length: cities }, (_, i) => (viewer + 1 - i + cities) % cities)

interface SeatProps {
  city: CityView
  age: number
  name: string | undefined
  on: boolean
  onPick: () => void
}

function Seat({ city, age, name, on, onPick }: SeatProps) {
  const w = words()
  return (
    <button
      type="button"
      className={classes(styles.seat, on && styles.on)}
      aria-pressed={on}
      data-tab={city.seat}
      onClick={onPick}
    >
      <Vignette age={age} side={city.side}>
        <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={40} />
      </Vignette>
      <span className={classes(styles.dot, !city.ready && styles.busy)}>
        <Icon name={city.ready ? 'check' : 'hourglass'} size={10} label={city.ready ? w.ready : w.choosing} />
      </span>
      <span className={styles.seatName}>{name}</span>
    </button>
  )
}

interface PhoneCityProps extends Pick<LayoutProps, 'viewer' | 'isWatched'> {
  city: CityView
  props: ReturnType<LayoutProps['cityProps']>
}

interface HeadProps extends PhoneCityProps {
  onOpen: () => void
  /** Moves around the table, if the seats have no strip. */
  onWalk: ((steps: number) => void) | undefined
}

function Head({ viewer, city, props, isWatched, onOpen, onWalk }: HeadProps) {
  const w = words()
  const own = city.seat === viewer && !isWatched
  const way = (steps: number, icon: string, label: string) =>
    onWalk ? (
      <button type="button" className="btn ghost icon" aria-label={label} onClick={() => onWalk(steps)}>
        <Icon name={icon} size={15} />
      </button>
    ) : undefined
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        {way(-1, 'left', w.cityToLeft)}
        <h2>{city.name}</h2>
        {way(1, 'right', w.cityToRight)}
        {own ? undefined : <Who sitter={props.sitter} />}
        {own ? undefined : (
          <span className={styles.place}>
            {props.isPartner ? <Icon name="partners" size={14} /> : undefined}
            {props.isPartner ? w.partnerAt(w.place[props.place]) : w.place[props.place]}
          </span>
        )}
        <button type="button" className="btn ghost icon" onClick={onOpen} aria-label={w.showCity(city.name)}>
          <Icon name="down" size={15} />
        </button>
      </div>
      <div className={styles.line}>
        <Figures city={city} lead={props.lead} />
        <span className={styles.marks}>
          <TokenRow tokens={city.tokens} seat={city.seat} />
          <CityMarks city={city} game={props.game} />
        </span>
      </div>
    </div>
  )
}

function City({ viewer, prices, city, props, isWatched }: PhoneCityProps & Pick<LayoutProps, 'prices'>) {
  const w = words()
  const own = city.seat === viewer && !isWatched
  const panelled = hasPanel(props.game.rules)
  const price = isWatched
    ? undefined
    : props.place === 'left'
      ? prices.left
      : props.place === 'right'
        ? prices.right
        : undefined
  return (
    <div className={styles.rest}>
      <div className={styles.line}>
        <span className={styles.label}>
          {own ? w.youMake : price ? w.sellsYou : w.makes}
          {price ? <Coin coins={price.raw} size={16} /> : undefined}{' '}
          {price && price.made !== price.raw ? <Coin coins={price.made} size={16} /> : undefined}
          {price ? <span className="hidden-text">{w.coinsEach}</span> : undefined}
        </span>
        <span className={styles.makes}>
          <GoodsStrip goods={city.goods} seat={city.seat} own={own} size={21} />
        </span>
        <WaitingCount city={city} game={props.game} own={own} />
      </div>
      <div className={classes(styles.two, panelled && styles.panelled)}>
        <Stages stages={city.stages} seat={city.seat} size={panelled ? 15 : 17} />
        {panelled ? (
          <CityPanel city={city} game={props.game} own={own} />
        ) : (
          <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={130} />
        )}
      </div>
      {panelled ? undefined : (
        <div className={styles.panel}>
          <CityPanel city={city} game={props.game} own={own} />
        </div>
      )}
      {props.isPartner ? (
        <PartnerHand city={city} game={props.game} sitter={props.sitter} onDetail={props.onDetail} />
      ) : undefined}
    </div>
  )
}

interface NeighbourProps {
  city: CityView
  side: 'left' | 'right'
  isPartner: boolean
  fight: Fight | undefined
  price: Prices
  onPick: () => void
}

/** Essential facts: state of the fight, resources for sale, and prices. */
function Neighbour({ city, side, isPartner, fight, price, onPick }: NeighbourProps) {
  const w = words()
  return (
    <button type="button" className={styles.neighbour} onClick={onPick}>
      <span className={styles.neighbourHead}>
        <span className={styles.name}>
          {side === 'left' ? <Icon name="left" size={12} /> : undefined}
          <b>{city.name}</b>
          {side === 'right' ? <Icon name="right" size={12} /> : undefined}
        </span>
        {isPartner ? <Icon name="partners" size={14} label={w.partner} /> : undefined}
        {fight ? <Versus fight={fight} /> : undefined}
      </span>
      <span className={styles.trade}>
        <GoodsStrip goods={city.goods} own={false} size={17} />
        <span className={styles.prices}>
          {price.raw === price.made ? undefined : w.raw}
          <Coin coins={price.raw} size={16} />
          {price.raw === price.made ? undefined : (
            <>
              {w.made} <Coin coins={price.made} size={16} />
            </>
          )}{' '}
          <span className="hidden-text">{w.coinsEach}</span>
        </span>
      </span>
    </button>
  )
}
