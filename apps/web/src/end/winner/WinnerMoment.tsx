/** Animation that shows the winner alone for a moment, before the points are counted. A press on the page ends it. */
import { useEffect, useMemo } from 'react'
import { HourOf, hourOf } from '../../art/light.tsx'
import { Scene } from '../../art/Scene.tsx'
import { classes } from '../../look/classes.ts'
import { Monument } from '../../look/pieces/Monument.tsx'
import { sound } from '../../settings/sound.ts'
import { type FinalScore, LAST_AGE, sidesOf } from '../standing.ts'
import styles from './winner.module.css'

interface WinnerMomentProps {
  standings: readonly FinalScore[]
  title: string
}

export function WinnerMoment({ standings, title }: WinnerMomentProps) {
  const { side = '' } = standings[0]
  const hour = useMemo(() => hourOf(LAST_AGE, side), [side])
  useEffect(() => sound('fanfare'), [])
  const winners = sidesOf(standings)
    .flatMap(({ members }) => members)
    .filter(({ score }) => score.rank === 1)
  return (
    <div className={classes('full-screen', styles.moment)} aria-hidden="true" data-winner="">
      <HourOf value={hour}>
        <Scene wonder={winners[0].wonder} age={hour.age} />
        <div className={styles.names}>
          <p className={styles.title}>{title}</p>
          <p className={styles.who}>{winners.map(({ subtitle }) => subtitle).join(' · ')}</p>
        </div>
        <div className={styles.wonders}>
          {winners.map(({ seat, wonder }) => (
            <Monument key={seat} wonder={wonder} built={1} stages={1} width={300} isDecoration />
          ))}
        </div>
      </HourOf>
    </div>
  )
}
