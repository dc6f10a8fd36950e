/**
 * Cities of other players at the table, in three sizes: a neighbour in full, one across the table, and a distant one.
 */
import type { Game, Piece } from '@heptapolis/engine/show'
import type { ReactNode } from 'react'
import { CityPanel, hasPanel } from '../boxes/CityPanel.tsx'
import { CityFigures, CityMarks } from '../boxes/Marks.tsx'
import { partyOf } from '../game-model/names.ts'
import type { PlayerInfo } from '../game-model/table.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Monument } from '../look/pieces/Monument.tsx'
import { Skyline } from '../look/pieces/Skyline.tsx'
import { Coin } from '../look/pieces/Tokens.tsx'
import { Ask } from '../tooltips/Tooltip.tsx'
import styles from './city.module.css'
import { PartnerHand } from './close/PartnerHand.tsx'
import type { Fight } from './fights.ts'
import { Panel } from './Panel.tsx'
import painted from './painted.module.css'
import { Figures, GoodsStrip, Stages, Status, TokenRow, Who } from './parts.tsx'
import type { CityPlace, CityView, Prices } from './view.ts'

export interface CityProps {
  game: Game
  /** Age shown: while conflicts are animated, the one that ends. */
  age: number
  city: CityView
  player: PlayerInfo | undefined
  place: CityPlace
  /** Fights of the viewer with this city, if the Age ended now. */
  fights?: readonly Fight[]
  /** Whether the large city shows its player: several people share the screen, or a spectator looks on. */
  named?: boolean
  /** Whether this is the partner of the viewer in a team game. */
  isPartner?: boolean
  /** Side on which the panel continues into the partner's. */
  joined?: JoinedEdge
  fresh?: ReadonlySet<string>
  /** Latest event here, drawn over a corner. */
  flag?: ReactNode
  onDetail?: (piece: Piece) => void
  onOpen?: () => void
}

export type JoinedEdge = 'start' | 'end'

const whereIs = ({ place, isPartner }: Pick<CityProps, 'place' | 'isPartner'>): string =>
  isPartner ? words().partnerAt(words().place[place]) : words().place[place]

export const said = (props: CityProps): string => {
  const { city, player } = props
  const { name, isYou } = partyOf(player)
  return words().city(
    isYou ? city.name : `${city.name}, ${name}`,
    whereIs(props),
    city.ready ? words().ready : words().choosing,
  )
}

function Head(props: CityProps) {
  const { city, player, place, isPartner, onOpen } = props
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>{city.name}</h2>
        <Who player={player} />
        {isPartner ? <PartnerMark /> : undefined}
      </div>
      {place === 'across' ? undefined : <span className={styles.place}>{words().place[place]}</span>}
      <Status ready={city.ready} player={player} />
      {onOpen ? (
        <button type="button" className={styles.open} onClick={onOpen} aria-label={words().showCity(city.name)}>
          <Icon name="down" size={13} />
        </button>
      ) : undefined}
    </header>
  )
}

export const PartnerMark = () => (
  <span className={styles.partner} title={words().partner}>
    <Icon name="partners" size={14} />
    <span>{words().partner}</span>
  </span>
)

/** Neighbour: everything that can be bought, fought or counted. */
export function FullCity(props: CityProps & { prices?: Prices }) {
  const { city, game, age, player, fights, prices, isPartner, joined, fresh, flag, onDetail } = props
  return (
    <Panel
      className={classes(styles.city, styles.full, painted.full, hasPanel(game.rules) && painted.drawn)}
      {...{ city, age, joined, flag }}
      label={said(props)}
      hasMound
    >
      <Head {...props} />
      {hasPanel(game.rules) ? (
        <>
          <div className={styles.numbers}>
            <Figures city={city} fights={fights} />
            <Marks city={city} game={game} />
          </div>
          <div className={styles.wonder}>
            <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={84} />
            <Stages stages={city.stages} seat={city.seat} size={16} />
          </div>
        </>
      ) : (
        <>
          <div className={styles.wonder}>
            <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={118} />
            <div className={styles.numbers}>
              <Figures city={city} fights={fights} />
              <Marks city={city} game={game} />
            </div>
          </div>
          <Stages stages={city.stages} seat={city.seat} size={16} />
        </>
      )}
      <div className={styles.sells}>
        <span className={styles.label} data-caption="">
          <span className={classes(prices && styles.saidByPrices)}>{prices ? words().sellsYou : words().makes}</span>
          {prices ? <PriceTag topic="raw" seat={city.seat} price={prices.raw} /> : undefined}
          {prices ? <PriceTag topic="made" seat={city.seat} price={prices.made} /> : undefined}
        </span>
        <GoodsStrip goods={city.goods} seat={city.seat} own={false} size={21} />
      </div>
      {isPartner ? <PartnerHand city={city} game={game} player={player} onDetail={onDetail} /> : undefined}
      <CityPanel city={city} game={game} />
      <div className={styles.grow}>
        <Skyline
          cards={city.standing}
          size={hasPanel(game.rules) ? 'small' : 'medium'}
          fresh={fresh}
          onDetail={onDetail}
        />
      </div>
    </Panel>
  )
}

export const PriceTag = ({ topic, seat, price }: { topic: 'raw' | 'made'; seat: number; price: number }) => (
  <Ask topic={topic} seat={seat} className={styles.price}>
    {words()[topic]} <Coin coins={price} size={16} />
    <span className="hidden-text">{words().coinsEach(price)}</span>
  </Ask>
)

export const Marks = ({ city, game, brief = false }: { city: CityView; game: Game; brief?: boolean }) => (
  <div className={styles.marks} data-marks="">
    <TokenRow tokens={city.tokens} seat={city.seat} quiet={brief} spread={brief ? 3 : 6} />
    <CityMarks city={city} game={game} brief={brief} />
  </div>
)

/** City across the table, if there is room for its floors. */
export function MediumCity(props: CityProps) {
  const { city, game, age, fights, joined, fresh, flag, onDetail } = props
  return (
    <Panel
      className={classes(styles.city, styles.medium, painted.medium)}
      {...{ city, age, joined, flag }}
      label={said(props)}
    >
      <div className={styles.mediumText}>
        <Head {...props} />
        <div className={styles.mediumNumbers}>
          <Figures city={city} fights={fights} quiet>
            <CityFigures city={city} game={game} />
          </Figures>
          <Marks city={city} game={game} brief />
        </div>
        <span className={styles.makes}>
          <span className={styles.label} data-caption="">
            {words().makes}
          </span>
          <GoodsStrip goods={city.goods} seat={city.seat} own={false} size={19} />
        </span>
      </div>
      <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={96} />
      <div className={styles.mediumSky}>
        <Skyline cards={city.standing} size="small" breadth={300} fresh={fresh} onDetail={onDetail} />
      </div>
    </Panel>
  )
}

/** Distant city: its numbers, resources and height. */
export function CompactCity(props: CityProps) {
  const { city, game, age, fights, joined, fresh, flag } = props
  return (
    <Panel
      className={classes(
        styles.city,
        styles.compact,
        painted.compact,
        hasPanel(game.rules) && [styles.crowded, painted.crowded].join(' '),
      )}
      {...{ city, age, joined, flag }}
      label={said(props)}
      isSmall
    >
      <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={62} />
      <div className={styles.compactBody}>
        <Head {...props} />
        <Figures city={city} fights={fights} quiet>
          <Ask
            topic="stage"
            seat={city.seat}
            className={classes(styles.figure, styles.onlyTight)}
            label={words().stagesBuilt(city.built, city.stages.length)}
            quiet
          >
            <Icon name="stage" size={15} />
            <b>
              {city.built}/{city.stages.length}
            </b>
          </Ask>
          <CityFigures city={city} game={game} />
        </Figures>
        <div className={styles.compactBase}>
          <div className={styles.compactLeft}>
            <span className="hidden-text">{words().makes}</span>
            <GoodsStrip goods={city.goods} seat={city.seat} own={false} size={goodsSize(city)} />
            <Marks city={city} game={game} brief />
          </div>
          <Skyline cards={city.standing} size="mini" fresh={fresh} />
        </div>
      </div>
    </Panel>
  )
}

/** Many resources are drawn smaller, so that they fit into one row. */
function goodsSize({ goods }: CityView): number {
  const drawn = goods.reduce((sum, { options, sold }) => sum + (sold ? options.length : 0), 0)
  return drawn > 8 ? 13 : drawn > 6 ? 14 : 16
}
