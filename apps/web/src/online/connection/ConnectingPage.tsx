/** A table that has not answered yet. After a moment with the navigation, because the network may be gone. */
import styles from '../../app/app.module.css'
import { LoadingNotice } from '../../app/LoadingNotice.tsx'
import { SiteNav } from '../../app/SiteNav.tsx'
import { onlineWords } from '../words.ts'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import type { TableSubscription } from './subscription.ts'

export const ConnectingPage = ({ subscription }: { subscription: TableSubscription | undefined }) => (
  <>
    <div className={styles.later}>
      <SiteNav />
      {subscription ? <ConnectionStrip subscription={subscription} /> : undefined}
    </div>
    <LoadingNotice text={onlineWords().coming} />
  </>
)
