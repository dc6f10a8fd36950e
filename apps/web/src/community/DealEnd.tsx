/** Link from the end of a daily deal that was played on this device to the page of the deal. */
import { Link } from 'wouter'
import styles from './season.module.css'
import { communityWords } from './words.ts'

export function DealEnd() {
  const w = communityWords()
  return (
    <section className={`panel ${styles.here}`} aria-label={w.daily}>
      <p className={styles.lead}>{w.dailyNext}</p>
      <Link href="/daily" className="btn primary">
        {w.daily}
      </Link>
    </section>
  )
}
