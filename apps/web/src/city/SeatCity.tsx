/** A seat drawn as a painted city: its wonder or a gate, and the face of who plays it. */
import type { ReactNode } from 'react'
import { HourOf, hourOf } from '../art/light.tsx'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Monument } from '../look/pieces/Monument.tsx'
import styles from './seat-city.module.css'

const STAGES = 3
/** Of the drawing; style sheets decide how large it is shown. */
const WIDTH = 110

interface SeatCityProps {
  wonder?: string | undefined
  side?: string | undefined
  /** A free seat is hazy. */
  isFree?: boolean
  /** The face of who plays it. */
  children?: ReactNode
}

export const SeatCity = ({ wonder = '', side = '', isFree = false, children }: SeatCityProps) => (
  <span className={styles.city} aria-hidden="true">
    <HourOf value={hourOf(2, side)}>
      <Monument wonder={wonder} built={isFree ? 0 : STAGES} stages={STAGES} width={WIDTH} isDecoration />
    </HourOf>
    {children === undefined ? undefined : <span className={styles.face}>{children}</span>}
  </span>
)

export const PersonFace = ({ isAway = false }: { isAway?: boolean }) => (
  <span className={classes(styles.person, isAway && styles.away)}>
    <Icon name={isAway ? 'o-away' : 'person'} size={17} />
  </span>
)
