/** The end of an online game: rematch, and the revealed secret of the deal. */
import type { TableSnapshot } from '@heptapolis/table'
import { useCallback, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { classes } from '../../look/classes.ts'
import type { CommandState } from '../connection/useCommands.ts'
import styles from '../room.module.css'
import { seatName } from '../seats/seats.ts'
import { Commitment } from '../verify/Commitment.tsx'
import { onlineWords } from '../words.ts'

interface RematchProps {
  snapshot: TableSnapshot
  commands: CommandState
  onNext: (table: string) => void
}

export function Rematch({ snapshot, commands, onNext }: RematchProps) {
  const w = onlineWords()
  const { next, you, commitment, end, seats, options, again = [] } = snapshot
  const others = again.filter((seat) => seat !== you.seat).map((seat) => seatName(seats[seat], seat))
  const mayAsk = you.seat !== undefined || you.isHost
  // The player who asks for a rematch enters it at once; the others get a button.
  const isAsked = useRef(false)
  const isGoing = useRef(false)
  const go = useCallback(() => {
    if (next === undefined || !isAsked.current || isGoing.current) return
    isGoing.current = true
    onNext(next)
  }, [next, onNext])
  useEffect(go, [go])
  const want = () => {
    isAsked.current = true
    if (mayAsk) commands.run({ do: 'rematch' })
    go()
  }
  return (
    <section className={classes(styles.panel, styles.again)} aria-label={w.again}>
      <h2>{w.again}</h2>
      <p className={styles.quiet}>{w.againHelp}</p>
      {others.length > 0 ? <p role="status">{w.wantRematch(others)}</p> : undefined}
      <div className={styles.begin}>
        {next === undefined && !mayAsk ? undefined : (
          <button type="button" className="btn primary" onClick={want}>
            {next === undefined ? w.rematch : w.toRematch}
          </button>
        )}
      </div>
      {commands.problem ? <p role="alert">{commands.problem}</p> : undefined}
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
      <Commitment table={snapshot.id} commitment={commitment} secret={end?.secret} deal={snapshot.deal} />
    </section>
  )
}
