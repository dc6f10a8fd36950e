/** The large city: that of the viewer, or an opened one. */
import type { ReactNode } from 'react'
import { CityWaiting, CityWorks, hasPanel, WaitingCount } from '../boxes/CityPanel.tsx'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Monument } from '../look/pieces/Monument.tsx'
import { Skyline } from '../look/pieces/Skyline.tsx'
import { useHandheld } from '../look/useNarrow.ts'
import { type CityProps, Marks, said } from './City.tsx'
import styles from './city.module.css'
import { Panel } from './Panel.tsx'
import painted from './painted.module.css'
import { Figures, GoodsStrip, Stages, Status, Who } from './parts.tsx'

/** Width of the town of an opened city. */
const OPENED = 700

interface OwnCityProps extends CityProps {
  extra?: ReactNode
  last?: ReactNode
  about?: ReactNode
  /** Over the table, with room for the names of all cards. */
  isOpened?: boolean
}

export function OwnCity(props: OwnCityProps) {
  const { city, game, age, player, named, fresh, flag, extra, last, about, isOpened = false, onDetail } = props
  const narrow = useHandheld()
  return (
    <Panel
      className={classes(styles.city, styles.mine, painted.mine, isOpened && styles.opened)}
      {...{ city, age, flag }}
      label={said(props)}
    >
      <div className={styles.top}>
        <h2>{city.name}</h2>
        {named ? <Who player={player} /> : undefined}
        <Figures city={city} />
        <Marks city={city} game={game} />
        <span className={styles.extra}>
          <WaitingCount city={city} game={game} own />
          {extra}
          <Status ready={city.ready} />
          {last}
        </span>
      </div>
      <div
        className={classes(
          styles.body,
          painted.body,
          hasPanel(game.rules) && [styles.panelled, painted.panelled].join(' '),
        )}
      >
        <div className={styles.bodyLeft}>
          <div className={styles.works}>
            <Stages stages={city.stages} seat={city.seat} size={18} />
            <CityWorks city={city} game={game} own />
          </div>
          <div className={classes(styles.stand, painted.stand)}>
            <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={200} />
          </div>
        </div>
        <div className={styles.bodyRight}>
          <span className={styles.makes}>
            <span className={styles.label} data-caption="">
              {props.place === 'you' ? words().youMake : words().makes}
            </span>
            <GoodsStrip goods={city.goods} seat={city.seat} own size={22} />
            {about}
          </span>
          {/* Shared space: at first many pieces wait and few are built, at the end the reverse. */}
          <CityWaiting city={city} game={game} own />
          <div className={styles.grow}>
            {narrow ? (
              <Skyline cards={city.standing} size="medium" breadth={310} fresh={fresh} onDetail={onDetail} />
            ) : (
              <Skyline
                cards={city.standing}
                size="large"
                breadth={isOpened ? OPENED : undefined}
                isHigh={isOpened}
                fresh={fresh}
                onDetail={onDetail}
              />
            )}
          </div>
        </div>
      </div>
    </Panel>
  )
}
