/** In room and at the end of a table that plays a deal for groups: what is fixed, and the link to the comparison. */
import { Link } from 'wouter'
import { classes } from '../../look/classes.ts'
import styles from '../room.module.css'
import { onlineWords } from '../words.ts'

export function GroupDealLink({ deal, isRoom = false }: { deal: string | undefined; isRoom?: boolean }) {
  const w = onlineWords()
  if (deal === undefined) return undefined
  return (
    <section className={classes(styles.panel, !isRoom && styles.again)} aria-label={w.sharedDeal}>
      <h2>{w.sharedDeal}</h2>
      <p className={styles.quiet}>{isRoom ? w.sharedDealHelp : w.compareDeal}</p>
      <div className={styles.begin}>
        <Link href={`/deal/${deal}`} className={classes('btn', !isRoom && 'primary')}>
          {w.toDeal}
        </Link>
      </div>
    </section>
  )
}
