/** Small painted picture of a city: its wonder below a sky. In the plain look it shows only its content. */
import { type ReactNode, useMemo } from 'react'
import { useSkin } from './appearance.ts'
import { HourOf, hourOf, useLight } from './light.tsx'
import styles from './vignette.module.css'

interface VignetteProps {
  age: number
  side: string
  children: ReactNode
}

export function Vignette({ age, side, children }: VignetteProps) {
  const hour = useMemo(() => hourOf(age, side), [age, side])
  const isPainted = useSkin() === 'painted'
  if (!isPainted) return children
  return (
    <HourOf value={hour}>
      <Sky>{children}</Sky>
    </HourOf>
  )
}

function Sky({ children }: { children: ReactNode }) {
  const light = useLight()
  return (
    <span className={styles.vignette} data-light={light}>
      {children}
    </span>
  )
}
