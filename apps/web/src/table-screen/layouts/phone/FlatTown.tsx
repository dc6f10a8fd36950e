/** One city on a phone held flat: its name between both neighbours; below them its monument, its stages and its town. */
import { BoxTiles } from '../../../boxes/BoxTiles.tsx'
import { PartnerHand } from '../../../city/close/PartnerHand.tsx'
import { Panel } from '../../../city/Panel.tsx'
import { Stages } from '../../../city/parts.tsx'
import { Monument } from '../../../look/pieces/Monument.tsx'
import { Skyline } from '../../../look/pieces/Skyline.tsx'
import { useNarrow } from '../../../look/useNarrow.ts'
import { Flag } from '../../playback/Flag.tsx'
import styles from './flat.module.css'
import { Neighbours } from './Neighbours.tsx'
import { Head, Production } from './PhoneCity.tsx'
import type { TownProps } from './town.ts'
import { useSwipe } from './useSwipe.ts'

/** Room for the towers, beside the monument and the stages. */
const BREADTH = 420
/** Storeys with legible symbols, on a shorter phone and on a longer one. */
const MOST_STOREYS = [2, 3]

export function FlatTown(props: TownProps) {
  const { view, viewer, beat, cityProps, prices, isWatched, hasTilesInBar, shown, onOpen, onBoxes, onWalk, onPick } =
    props
  const city = view.cities[shown]
  const own = cityProps(city)
  const open = () => onOpen(shown)
  return (
    <Panel
      className={styles.city}
      label={city.name}
      {...{ city, age: view.age }}
      flag={beat?.is === 'conflict' ? undefined : <Flag game={view.game} beat={beat} seat={shown} />}
      {...useSwipe(onWalk)}
    >
      <div className={styles.top}>
        <Neighbours {...{ view, viewer, prices, cityProps, shown, onPick }} />
        <div className={styles.own}>
          <Head {...{ viewer, isWatched, city, onWalk }} props={own} onOpen={open} />
          <Production {...{ viewer, prices, isWatched, city }} props={own} />
          {own.isPartner ? (
            <PartnerHand city={city} game={own.game} player={own.player} onDetail={own.onDetail} />
          ) : undefined}
        </div>
      </div>
      {hasTilesInBar ? undefined : (
        <div className={styles.tiles} data-strip="narrow">
          <BoxTiles view={view} viewer={viewer} isWatched={isWatched} onOpen={onBoxes} />
        </div>
      )}
      <div className={styles.base}>
        <div className={styles.monument}>
          <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={130} />
        </div>
        <Stages stages={city.stages} seat={city.seat} size={15} />
        {/* Floors are too low for a finger: each opens the city, where they are as high as fingers need. */}
        <div className={styles.town}>
          <Skyline
            cards={city.standing}
            size="medium"
            breadth={BREADTH}
            most={MOST_STOREYS[useNarrow() ? 0 : 1]}
            fresh={own.fresh}
            onDetail={open}
          />
        </div>
      </div>
    </Panel>
  )
}
