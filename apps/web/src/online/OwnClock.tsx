/** The own clock, large: the server's time, counted here. */
import type { Shown } from '@heptapolis/table'
import { Icon } from '../look/Icon.tsx'
import type { Following } from './following.ts'
import styles from './strip.module.css'
import { useTick } from './useTick.ts'
import { onlineWords, timeText } from './words.ts'

const OFTEN = 1000

export function OwnClock({ shown, following }: { shown: Shown; following: Following }) {
  const { seat } = shown.you
  const clock = seat === undefined ? undefined : shown.game?.clock[seat]
  const until = clock?.until ?? undefined
  useTick(until === undefined ? undefined : OFTEN)
  if (until === undefined) return undefined
  const left = timeText(until, following.now)
  return (
    <span className={styles.clock} role="timer" aria-label={onlineWords().timeLeft(left)}>
      <Icon name="o-clock" size={17} /> <b>{left}</b>
    </span>
  )
}
