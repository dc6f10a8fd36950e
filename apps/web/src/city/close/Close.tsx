/** Cities for small screens: a neighbour with the essential facts, all others as chips that open. */
import { useSkin } from '../../art/appearance.ts'
import { hasPanel } from '../../boxes/CityPanel.tsx'
import { CityFigures, CityMarks } from '../../boxes/Marks.tsx'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { Monument } from '../../look/pieces/Monument.tsx'
import { Skyline } from '../../look/pieces/Skyline.tsx'
import { Versus } from '../../table-screen/layouts/Conflicts.tsx'
import { type CityProps, PartnerMark, PriceTag, said } from '../City.tsx'
import { Panel } from '../Panel.tsx'
import painted from '../painted.module.css'
import { Figures, GoodsStrip, Stages, Status, TokenRow, Who } from '../parts.tsx'
import type { Prices } from '../view.ts'
import styles from './close.module.css'
import { PartnerHand } from './PartnerHand.tsx'

interface NearProps extends CityProps {
  side: 'left' | 'right'
  prices: Prices | undefined
  /** Enough height for stages and floors. */
  isTall: boolean
  /** Enough width for storeys with their symbols. */
  isWide?: boolean
}

export function NearCity(props: NearProps) {
  const {
    city,
    game,
    age,
    player,
    side,
    fights = [],
    prices,
    isPartner,
    isTall,
    isWide = false,
    fresh,
    flag,
    onDetail,
    onOpen,
  } = props
  const isPainted = useSkin() === 'painted'
  const seated = (
    <>
      <Who player={player} />
      <Status ready={city.ready} player={player} />
    </>
  )
  return (
    <Panel
      className={classes(styles.city, isTall ? styles.tall : styles.near, isTall ? painted.tall : painted.near)}
      {...{ city, age, flag }}
      label={said(props)}
      hasMound={isTall}
      isSmall
    >
      <header className={styles.head}>
        <button type="button" className={styles.open} onClick={onOpen} aria-label={words().showCity(city.name)}>
          {side === 'left' ? <Icon name="left" size={12} /> : undefined}
          <h2>{city.name}</h2>
          {side === 'right' ? <Icon name="right" size={12} /> : undefined}
        </button>
        {isPartner ? <PartnerMark /> : undefined}
        {isTall ? undefined : seated}
        <Versus fights={fights} foe={city.name} />
      </header>
      <div className={styles.numbers}>
        <Figures city={city} />
        {isTall ? seated : undefined}
      </div>
      <div className={styles.sells}>
        <span className="hidden-text">{prices ? words().sellsYou : words().makes}</span>
        {prices ? (
          <span className={styles.prices} data-prices="">
            <PriceTag topic="raw" seat={city.seat} price={prices.raw} />
            <PriceTag topic="made" seat={city.seat} price={prices.made} />
          </span>
        ) : undefined}
        <GoodsStrip goods={city.goods} seat={city.seat} own={false} size={19} />
      </div>
      {isPartner ? <PartnerHand city={city} game={game} player={player} onDetail={onDetail} /> : undefined}
      {isTall ? (
        <>
          <div className={styles.marks} data-marks="">
            <TokenRow tokens={city.tokens} seat={city.seat} />
            <CityMarks city={city} game={game} />
          </div>
          {isPartner ? undefined : <Stages stages={city.stages} seat={city.seat} size={15} />}
          {isPainted ? <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} /> : undefined}
          <div className={styles.grow}>
            <Skyline
              cards={city.standing}
              size={isWide ? 'medium' : 'small'}
              breadth={isWide ? 360 : 216}
              fresh={fresh}
              onDetail={onDetail}
            />
          </div>
        </>
      ) : (
        <>
          {isPainted ? <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} /> : undefined}
          <div className={styles.blocks}>
            <Skyline cards={city.standing} size="mini" fresh={fresh} />
          </div>
        </>
      )}
    </Panel>
  )
}

/** Distant city: its numbers; a press shows all of it. */
interface ChipProps extends CityProps {
  /** Wide enough for a town beside the monument. */
  hasTown?: boolean
  /** A little town, where a chip is wide enough. */
  hasBars?: boolean
}

export function ChipCity(props: ChipProps) {
  const { city, game, age, player, isPartner, hasTown = false, hasBars = false, fresh, flag, onOpen } = props
  return (
    <Panel
      className={classes(styles.city, styles.chip, painted.chip, hasTown && [styles.wide, painted.wide].join(' '))}
      {...{ city, age, flag }}
      label={said(props)}
      isSmall
    >
      <button type="button" className={styles.open} onClick={onOpen} aria-label={words().showCity(city.name)}>
        <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={34} />
        <h2>{city.name}</h2>
        {hasTown ? (
          <span className={styles.player} data-folded="">
            <Who player={player} />
          </span>
        ) : undefined}
        {isPartner ? <PartnerMark /> : undefined}
        <Status ready={city.ready} player={player} />
      </button>
      <div className={styles.chipNumbers}>
        <Figures city={city} quiet>
          {hasPanel(game.rules) ? <CityFigures city={city} game={game} /> : undefined}
        </Figures>
        {hasTown ? (
          <div className={styles.more}>
            <TokenRow tokens={city.tokens} seat={city.seat} quiet />
            <span className="hidden-text">{words().makes}</span>
            <GoodsStrip goods={city.goods} seat={city.seat} own={false} size={19} />
          </div>
        ) : undefined}
      </div>
      {hasTown || hasBars ? (
        <div className={classes(styles.blocks, hasBars && styles.bars)}>
          <Skyline cards={city.standing} size="mini" fresh={fresh} />
        </div>
      ) : undefined}
    </Panel>
  )
}
