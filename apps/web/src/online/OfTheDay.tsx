/** The end of the deal of the day: how others have done with the same cards. */
import { Link } from 'wouter'
import { classes } from '../look/classes.ts'
import styles from './room.module.css'
import { onlineWords } from './words.ts'

/** Everybody's day is that of UTC. */
const today = (): string => new Date().toISOString().slice(0, 10)

/** Of a day that is over there is no ranking any more. */
export function OfTheDay({ deal }: { deal: string | undefined }) {
  const w = onlineWords()
  if (deal !== today()) return undefined
  return (
    <section className={classes(styles.panel, styles.again)} aria-label={w.ofTheDay}>
      <h2>{w.ofTheDay}</h2>
      <p className={styles.quiet}>{w.ofTheDayHelp}</p>
      <div className={styles.begin}>
        <Link href="/daily" className="btn primary">
          {w.toRanking}
        </Link>
      </div>
    </section>
  )
}
