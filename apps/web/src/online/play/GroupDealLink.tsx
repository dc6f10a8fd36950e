/** In room and at the end of a table that plays a deal for groups: what is fixed, and the link to the comparison. */
import { Link } from 'wouter'
import { classes } from '../../look/classes.ts'
import styles from '../room.module.css'
import { onlineWords } from '../words.ts'

export function GroupDealLink({ deal, isRoom = false }: { deal: string | undefined; isRoom?: boolean }) {
  const w = onlineWords()
  if (deal === undefined) return undefined
  if (isRoom) {
    return (
      <section className={styles.panel} aria-label={w.sharedDeal}>
        <div className={styles.headed}>
          <h2>{w.sharedDeal}</h2>
          <Link href={`/deal/${deal}`} className={styles.link}>
            {w.toDeal}
          </Link>
        </div>
        <p className={styles.quiet}>{w.sharedDealHelp}</p>
      </section>
    )
  }
  return (
    <section className={classes(styles.panel, styles.again)} aria-label={w.sharedDeal}>
      <h2>{w.sharedDeal}</h2>
      <p className={styles.quiet}>{w.compareDeal}</p>
      <div className={styles.begin}>
        <Link href={`/deal/${deal}`} className="btn primary">
          {w.toDeal}
        </Link>
      </div>
    </section>
  )
}
