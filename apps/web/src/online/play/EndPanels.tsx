/** Panels below the result of an online game: standings, chat, other people, and the secret that proves a fair deal. */
import type { TableSnapshot } from '@heptapolis/table'
import { Link } from 'wouter'
import { classes } from '../../look/classes.ts'
import { Chat } from '../chat/Chat.tsx'
import type { TableSubscription } from '../connection/subscription.ts'
import { Others } from '../moderation/Others.tsx'
import { SharedOriginAtEnd } from '../moderation/SharedOriginNotice.tsx'
import styles from '../room.module.css'
import { Commitment } from '../verify/Commitment.tsx'
import { isDaily } from '../verify/deals.ts'
import { onlineWords } from '../words.ts'
import { DailyDealLink } from './DailyDealLink.tsx'
import { GroupDealLink } from './GroupDealLink.tsx'
import { SeriesTable } from './SeriesTable.tsx'

export function EndPanels({ subscription, snapshot }: { subscription: TableSubscription; snapshot: TableSnapshot }) {
  const w = onlineWords()
  const { you, deal } = snapshot
  const isIn = you.seat !== undefined || you.watcher !== undefined
  return (
    <>
      <SharedOriginAtEnd subscription={subscription} snapshot={snapshot} />
      {isDaily(deal) ? <DailyDealLink deal={deal} /> : <GroupDealLink deal={deal} />}
      <Standings snapshot={snapshot} />
      {isDaily(deal) ? undefined : (
        <section className={classes(styles.panel, styles.talk)} aria-labelledby="end-chat">
          <h2 id="end-chat">{w.talk}</h2>
          <Chat subscription={subscription} snapshot={snapshot} />
        </section>
      )}
      {isIn ? <Others subscription={subscription} snapshot={snapshot} className={styles.panel} /> : undefined}
      <Afterwards snapshot={snapshot} />
    </>
  )
}

/** After a single game the score sheet says the same. */
function Standings({ snapshot: { series, you } }: { snapshot: TableSnapshot }) {
  if (!series || series.games < 2) return undefined
  return (
    <section className={styles.panel}>
      <SeriesTable series={series} own={you.seat} />
    </section>
  )
}

/** Links for strangers, and the secret of the deal. */
export function Afterwards({ snapshot }: { snapshot: TableSnapshot }) {
  const w = onlineWords()
  const { id, commitment, deal, end, options } = snapshot
  return (
    <section className={styles.panel}>
      {options.visibility === 'open' ? (
        <nav className={styles.row}>
          <Link href="/tables" className="btn">
            {w.openTables}
          </Link>
          <Link href="/me" className="btn">
            {w.profile}
          </Link>
        </nav>
      ) : undefined}
      <Commitment table={id} commitment={commitment} secret={end?.secret} deal={end && deal} />
    </section>
  )
}
