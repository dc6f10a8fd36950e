/** Both neighbours of the viewer on a phone, as cards. */
import { left, right } from '@heptapolis/engine/show'
import { type Fight, fightsAt } from '../../../city/fights.ts'
import { GoodsStrip } from '../../../city/parts.tsx'
import type { CityView, Prices } from '../../../city/view.ts'
import { words } from '../../../i18n/index.ts'
import { BREAKPOINTS } from '../../../look/breakpoints.ts'
import { classes } from '../../../look/classes.ts'
import { Icon } from '../../../look/Icon.tsx'
import { Coin, Glyph } from '../../../look/pieces/Tokens.tsx'
import { useFlat, useMedia } from '../../../look/useNarrow.ts'
import { Versus } from '../Conflicts.tsx'
import type { LayoutProps } from '../layout.ts'
import styles from './phone.module.css'

type Side = 'left' | 'right'

/** The neighbours of the viewer, each with its side. */
const sidesOf = ({ view, viewer }: Pick<LayoutProps, 'view' | 'viewer'>): (readonly [Side, number])[] => [
  ['left', left(view.game, viewer)],
  ['right', right(view.game, viewer)],
]

/** Beside a longer name there is no room for a fight. */
const NAME_LETTERS = 8
const isLong = ({ name }: CityView): boolean => name.length > NAME_LETTERS

interface NeighboursProps extends Pick<LayoutProps, 'view' | 'viewer' | 'prices' | 'cityProps'> {
  shown: number
  onPick: (seat: number) => void
}

export function Neighbours({ view, viewer, prices, cityProps, shown, onPick }: NeighboursProps) {
  const flat = useFlat()
  const { cities } = view
  const fights = fightsAt(view, viewer)
  const sides = sidesOf({ view, viewer })
  return (
    <div className={classes(styles.neighbours, sides.some(([, seat]) => isLong(cities[seat])) && styles.long)}>
      {sides
        .filter(([, seat]) => shown === viewer || (flat && seat !== shown))
        .map(([side, seat]) => (
          <Neighbour
            key={side}
            city={cities[seat]}
            side={side}
            isPartner={cityProps(cities[seat]).isPartner === true}
            fights={fights.filter(({ foe }) => foe === seat)}
            price={prices[side]}
            onPick={() => onPick(seat)}
          />
        ))}
    </div>
  )
}

interface NeighbourProps {
  city: CityView
  side: Side
  isPartner: boolean
  fights: readonly Fight[]
  price: Prices
  onPick: () => void
}

/** Essential facts: state of the fight, resources for sale, and prices. */
function Neighbour({ city, side, isPartner, fights, price, onPick }: NeighbourProps) {
  const w = words()
  return (
    <button type="button" className={styles.neighbour} data-side={side} onClick={onPick}>
      <span className={styles.neighbourHead}>
        <span className={styles.name}>
          {side === 'left' ? <Icon name="left" size={12} /> : undefined}
          <b>{city.name}</b>
          {side === 'right' ? <Icon name="right" size={12} /> : undefined}
        </span>
        {isPartner ? <Icon name="partners" size={14} label={w.partner} /> : undefined}
        <Versus fights={fights} foe={city.name} />
      </span>
      <span className={styles.trade}>
        <GoodsStrip goods={city.goods} own={false} size={useMedia(BREAKPOINTS.low) ? 15 : 17} />
        <span className={styles.prices}>
          {price.raw === price.made ? undefined : <Glyph colour="brown" />}
          <Coin coins={price.raw} size={16} />
          {price.raw === price.made ? undefined : (
            <>
              <Glyph colour="grey" /> <Coin coins={price.made} size={16} />
            </>
          )}{' '}
          <span className="hidden-text">{w.coinsEach(price.made)}</span>
        </span>
      </span>
    </button>
  )
}
