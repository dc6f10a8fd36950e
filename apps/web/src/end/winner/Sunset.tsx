/** Landscape of the winner in the light of the last Age, behind the result. Night sides make it dark, as at the table. */
import { type ReactNode, useMemo } from 'react'
import { useSkin } from '../../art/appearance.ts'
import { HourOf, hourOf } from '../../art/light.tsx'
import { Scene } from '../../art/Scene.tsx'
import { classes } from '../../look/classes.ts'
import { LAST_AGE } from '../standing.ts'
import styles from './sunset.module.css'

interface SunsetProps {
  wonder: string
  side?: string
  className: string
  children: ReactNode
}

const DAY = 'day'

/** True if the landscape of this side is dark: then so is everything around it. */
export const useSunsetDark = (side: string = DAY): boolean => useSkin() === 'painted' && hourOf(LAST_AGE, side).isNight

export function Sunset({ wonder, side = DAY, className, children }: SunsetProps) {
  const hour = useMemo(() => hourOf(LAST_AGE, side), [side])
  const isDark = useSunsetDark(side)
  return (
    <HourOf value={hour}>
      <section className={classes(styles.sunset, className)} data-theme={isDark ? 'dark' : undefined}>
        <div className={styles.land}>
          <Scene wonder={wonder} age={hour.age} />
        </div>
        {children}
      </section>
    </HourOf>
  )
}
