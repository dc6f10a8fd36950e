/** A notice while the connection is lost, with the number of unsent commands. */
import { Icon } from '../../look/Icon.tsx'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'
import { ResumeLinkStrip } from './ResumeLinkStrip.tsx'
import type { TableSubscription } from './subscription.ts'

interface ConnectionStripProps {
  subscription: TableSubscription
  /** The person has moved: the notice about the link has been read. */
  hasMoved?: boolean
}

export function ConnectionStrip({ subscription, hasMoved = false }: ConnectionStripProps) {
  const w = onlineWords()
  const { isConnected, keeping } = subscription.state
  return (
    <div role="status">
      {isConnected ? undefined : (
        <p className={styles.cut}>
          <Icon name="o-line-cut" size={17} />
          <span>
            <b>{w.notConnected}</b> {w.keeping(keeping)}
          </span>
          <button type="button" className="btn" onClick={() => subscription.connection.wake()}>
            {w.tryNow}
          </button>
        </p>
      )}
      {hasMoved ? undefined : <ResumeLinkStrip id={subscription.id} />}
    </div>
  )
}
