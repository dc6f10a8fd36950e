/** The link from a finished daily deal to its ranking. */
import { Link } from 'wouter'
import { classes } from '../../look/classes.ts'
import styles from '../room.module.css'
import { isPast } from '../verify/deals.ts'
import { onlineWords } from '../words.ts'

export function DailyDealLink({ deal }: { deal: string | undefined }) {
  const w = onlineWords()
  if (deal === undefined) return undefined
  const isOver = isPast(deal)
  return (
    <section className={classes(styles.panel, styles.again)} aria-label={w.ofTheDay}>
      <h2>{w.ofTheDay}</h2>
      <p className={styles.quiet}>{isOver ? w.ofThatDayHelp : w.ofTheDayHelp}</p>
      <div className={styles.begin}>
        <Link href={isOver ? `/daily/${deal}` : '/daily'} className="btn primary">
          {w.toRanking}
        </Link>
      </div>
    </section>
  )
}
