/** The city on the screen of a phone: its name and numbers, and what it produces and builds. */
import { useSkin } from '../../../art/appearance.ts'
import { CityPanel, hasPanel, WaitingCount } from '../../../boxes/CityPanel.tsx'
import { CityMarks } from '../../../boxes/Marks.tsx'
import { PartnerHand } from '../../../city/close/PartnerHand.tsx'
import { Figures, GoodsStrip, Stages, TokenRow, Who } from '../../../city/parts.tsx'
import type { CityView } from '../../../city/view.ts'
import { words } from '../../../i18n/index.ts'
import { BREAKPOINTS } from '../../../look/breakpoints.ts'
import { Icon } from '../../../look/Icon.tsx'
import { Monument } from '../../../look/pieces/Monument.tsx'
import { Coin } from '../../../look/pieces/Tokens.tsx'
import { useMedia } from '../../../look/useNarrow.ts'
import type { LayoutProps } from '../layout.ts'
import styles from './phone.module.css'

interface PhoneCityProps extends Pick<LayoutProps, 'viewer' | 'isWatched'> {
  city: CityView
  props: ReturnType<LayoutProps['cityProps']>
}

interface HeadProps extends PhoneCityProps {
  onOpen: () => void
  /** Moves around the table, if the seats have no strip. */
  onWalk: ((steps: number) => void) | undefined
}

export function Head({ viewer, city, props, isWatched, onOpen, onWalk }: HeadProps) {
  const w = words()
  const own = city.seat === viewer && !isWatched
  // Ships take the row of marks.
  const isTight = useMedia(BREAKPOINTS.low) && hasPanel(props.game.rules)
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
        {own ? undefined : <Who player={props.player} />}
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
        <Figures city={city} fights={props.fights} />
        <span className={styles.marks}>
          <TokenRow tokens={city.tokens} seat={city.seat} spread={isTight ? 2 : undefined} />
          <CityMarks city={city} game={props.game} brief={isTight} />
        </span>
      </div>
    </div>
  )
}

type CityProps = PhoneCityProps & Pick<LayoutProps, 'prices'>

/** What the city produces, and what a neighbour takes for it. */
export function Production({ viewer, prices, city, props, isWatched }: CityProps) {
  const w = words()
  const own = city.seat === viewer && !isWatched
  const { place } = props
  const price = !isWatched && (place === 'left' || place === 'right') ? prices[place] : undefined
  return (
    <div className={styles.line}>
      <span className={styles.label}>
        {own ? w.youMake : price ? w.sellsYou : w.makes}
        {price && price.made !== price.raw ? ` ${w.raw}` : undefined}
        {price ? <Coin coins={price.raw} size={16} /> : undefined}
        {price && price.made !== price.raw ? (
          <>
            {w.made} <Coin coins={price.made} size={16} />
          </>
        ) : undefined}
        {price ? <span className="hidden-text">{w.coinsEach(price.made)}</span> : undefined}
      </span>
      <span className={styles.makes}>
        <GoodsStrip goods={city.goods} seat={city.seat} own={own} size={21} />
      </span>
      <WaitingCount city={city} game={props.game} own={own} />
    </div>
  )
}

export function City(shown: CityProps) {
  const { viewer, city, props, isWatched } = shown
  const own = city.seat === viewer && !isWatched
  const isPainted = useSkin() === 'painted'
  return (
    <div className={styles.rest}>
      <Production {...shown} />
      <div className={styles.two}>
        <Stages stages={city.stages} seat={city.seat} />
        {isPainted ? undefined : (
          <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={130} />
        )}
      </div>
      {/* Ships in one row: the monument stands beside the stages. */}
      <div className={styles.panel} data-strip="">
        <CityPanel city={city} game={props.game} own={own} />
      </div>
      {props.isPartner ? (
        <PartnerHand city={city} game={props.game} player={props.player} onDetail={props.onDetail} />
      ) : undefined}
    </div>
  )
}
