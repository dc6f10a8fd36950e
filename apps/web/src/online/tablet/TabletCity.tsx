/** City on a shared tablet, with the face-down card of its player or an empty place. */
import type { Game } from '@heptapolis/engine'
import { CityPanel } from '../../boxes/CityPanel.tsx'
import { CityMarks } from '../../boxes/Marks.tsx'
import { Panel } from '../../city/Panel.tsx'
import { Figures, GoodsStrip, Stages, TokenRow, Who } from '../../city/parts.tsx'
import type { CityView } from '../../city/view.ts'
import { playerName } from '../../game-model/names.ts'
import type { PlayerInfo } from '../../game-model/table.ts'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { CardBack } from '../../look/pieces/Card.tsx'
import { Monument } from '../../look/pieces/Monument.tsx'
import { Skyline } from '../../look/pieces/Skyline.tsx'
import type { Beat } from '../../table-screen/playback/beats.ts'
import { Flag } from '../../table-screen/playback/Flag.tsx'
import { onlineWords } from '../words.ts'
import type { CardPress } from './CoveredHands.tsx'
import styles from './tablet.module.css'

interface TabletCityProps {
  game: Game
  city: CityView
  player: PlayerInfo | undefined
  fresh: ReadonlySet<string> | undefined
  beat: Beat | undefined
  /** Whether the city has an open question. */
  isAsked: boolean
  /** For a player without a phone. */
  press: CardPress | undefined
  age: number
  /** The city before it in the row. */
  meets: CityView | undefined
  /** `narrow`: the monument is beside the stages, and ships are counted. `high`: the monument is behind the town. */
  room: 'wide' | 'narrow' | 'high'
}

export function TabletCity({ game, city, player, fresh, beat, isAsked, press, age, meets, room }: TabletCityProps) {
  const w = words()
  const status = city.ready ? w.ready : w.choosing
  return (
    <Panel
      className={classes(styles.city, room !== 'wide' && styles.narrow, room === 'narrow' && styles.low)}
      {...{ city, age }}
      label={w.city(`${city.name}, ${playerName(player)}`, '', status)}
      hasMound={room !== 'wide'}
    >
      <header className={styles.head}>
        <span className={styles.title}>
          <h2>{city.name}</h2>
          <Who player={player} />
        </span>
        <Figures city={city} />
        <span className={styles.played}>
          {isAsked ? <ChosenCard isReady={city.ready} press={press} age={age} /> : undefined}
        </span>
      </header>
      <div className={styles.body}>
        <div className={styles.wonder}>
          <Stages seat={city.seat} stages={city.stages} size={16} />
          <div className={styles.monument}>
            <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={200} />
          </div>
        </div>
        <div className={styles.town}>
          <div className={styles.makes}>
            <GoodsStrip goods={city.goods} own size={20} />
            <span className={styles.marks}>
              <TokenRow seat={city.seat} tokens={city.tokens} spread={4} />
              <CityMarks city={city} game={game} />
            </span>
          </div>
          <CityPanel city={city} game={game} />
          <div className={styles.grow}>
            <Skyline cards={city.standing} size="medium" breadth={300} fresh={fresh} />
          </div>
        </div>
      </div>
      <Flag game={game} beat={beat} seat={city.seat} />
      {meets ? (
        <span className={styles.meet} title={w.ifAgeEnded}>
          <b>{meets.shields}</b>
          <Icon name="shield" size={17} label={w.shieldsLabel} />
          <b>{city.shields}</b>
        </span>
      ) : undefined}
    </Panel>
  )
}

interface ChosenCardProps {
  isReady: boolean
  press: CardPress | undefined
  age: number
}

function ChosenCard({ isReady, press, age }: ChosenCardProps) {
  const card = isReady ? <CardBack mark={'I'.repeat(age)} /> : undefined
  if (press) {
    return (
      <button
        type="button"
        className={classes(styles.press, isReady ? styles.again : styles.show)}
        aria-label={press.label}
        onClick={press.onPress}
      >
        {card ?? onlineWords().myHand}
        {card ? <Icon name="undo" size={16} /> : undefined}
      </button>
    )
  }
  if (card) return card
  return (
    <span className={styles.place}>
      <Icon name="hourglass" size={15} label={words().choosing} />
    </span>
  )
}
