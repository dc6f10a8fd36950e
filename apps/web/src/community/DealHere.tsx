/** Daily deal without an account: played on this device, it counts up a streak of days. */
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { beginGame } from '../game-model/saved/games.ts'
import { dayAt, dealOf, streakWith } from '../home/daily.ts'
import { type GameHistory, recall } from '../home/history/game-history.ts'
import { homeWords } from '../home/words.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import styles from './season.module.css'

export function DealHere() {
  const [memory, setMemory] = useState<GameHistory>()
  useEffect(() => void recall().then(setMemory), [])
  return memory ? <Deal memory={memory} /> : undefined
}

function Deal({ memory: { running, done } }: { memory: GameHistory }) {
  const w = homeWords()
  const [, navigate] = useLocation()
  const now = Date.now()
  const today = dayAt(now)
  const played = done.find(({ day }) => day === today)
  const begun = running.find(({ day }) => day === today)
  const streak = streakWith(done, now)
  const play = async () => {
    const { setup, sitters } = dealOf(today)
    navigate(`/play/${await beginGame(setup, sitters)}`)
  }
  const known = played ?? begun
  return (
    <section className={classes('panel', styles.here)}>
      <p className={styles.lead}>
        {[played ? w.dealPlayed(played.points, words().nth(played.rank)) : w.dealHelp, w.streak(streak)]
          .filter(Boolean)
          .join(' ')}
      </p>
      {known ? (
        <Link href={known.href} className="btn primary">
          {played ? words().scoreSheet : w.goOn}
        </Link>
      ) : (
        <button type="button" className="btn primary" onClick={() => void play()}>
          {w.playDeal}
        </button>
      )}
    </section>
  )
}
