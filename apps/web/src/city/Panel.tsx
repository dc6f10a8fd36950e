/** Frame and background of a city: sky and land, coloured by Age and by day or night side. */
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { useSkin } from '../art/appearance.ts'
import { HourOf, hourOf } from '../art/light.tsx'
import { Scene } from '../art/Scene.tsx'
import { classes } from '../look/classes.ts'
import painted from './painted.module.css'
import type { CityView } from './view.ts'

interface PanelProps extends ComponentProps<'section'> {
  label: string
  city: CityView
  /** Its light. While conflicts are shown, the game is already in the next Age. */
  age: number
  joined?: string
  /** Whether the monument is behind the town. */
  hasMound?: boolean
  isSmall?: boolean
  /** Latest event here, drawn over a corner. */
  flag?: ReactNode
}

export function Panel(props: PanelProps) {
  const { className, label, city, age, joined, hasMound, isSmall, flag, children, ...section } = props
  const hour = useMemo(() => hourOf(age, city.side), [age, city.side])
  const isDark = useSkin() === 'painted' && hour.isNight
  return (
    <HourOf value={hour}>
      <section
        {...section}
        className={classes(className, painted.city)}
        aria-label={label}
        data-seat={city.seat}
        data-joined={joined}
        data-theme={isDark ? 'dark' : undefined}
      >
        <Scene
          wonder={city.wonder}
          age={age}
          hasMound={hasMound}
          isSmall={isSmall}
          isEmpty={city.standing.length === 0 && !isSmall}
        />
        {children}
        {flag}
      </section>
    </HourOf>
  )
}
