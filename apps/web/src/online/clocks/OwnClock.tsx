/** Remaining time of the viewer, counted down by the server's clock. */
import type { TableSnapshot } from '@heptapolis/table'
import { Counted } from '../../city/close/Counted.tsx'
import { Icon } from '../../look/Icon.tsx'
import type { TableSubscription } from '../connection/subscription.ts'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'

export function OwnClock({ snapshot, subscription }: { snapshot: TableSnapshot; subscription: TableSubscription }) {
  const { seat } = snapshot.you
  const until = seat === undefined ? undefined : (snapshot.game ?? snapshot.agreement)?.clock[seat]?.until
  if (until === undefined || until === null) return undefined
  return (
    <span className={styles.clock} role="timer" aria-label={onlineWords().ownTime}>
      <Icon name="o-clock" size={17} />
      <b>
        <Counted to={until - subscription.clockOffset} />
      </b>
    </span>
  )
}
