/** The rematch offer: who wants one, who has not answered, and the button that leads to the next table. */
import type { TableSnapshot } from '@heptapolis/table'
import { useCallback, useEffect, useRef } from 'react'
import { classes } from '../../look/classes.ts'
import { sound } from '../../settings/sound.ts'
import type { CommandState } from '../connection/useCommands.ts'
import { onlineWords } from '../words.ts'
import styles from './end.module.css'
import { isOffered, rematchOf } from './rematch-state.ts'

interface RematchProps {
  snapshot: TableSnapshot
  commands: CommandState
  onNext: (table: string) => void
  /** Stays at the bottom of the screen while the page scrolls. */
  isFloating?: boolean
}

export function Rematch({ snapshot, commands, onNext, isFloating = false }: RematchProps) {
  const w = onlineWords()
  const { next, you } = snapshot
  const mayAsk = you.seat !== undefined || you.isHost
  const isNews = isOffered(snapshot)
  useEffect(() => {
    if (isNews) sound('horn')
  }, [isNews])
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
  if (next === undefined && !mayAsk) return undefined
  return (
    <section
      className={classes(styles.offer, isFloating && styles.floating, isNews && styles.news)}
      aria-label={w.again}
      data-offer=""
    >
      <div role="status">
        <OfferText snapshot={snapshot} />
      </div>
      <button type="button" className="btn primary" onClick={want}>
        {next === undefined ? w.rematch : w.toRematch}
      </button>
      {commands.problem ? <p role="alert">{commands.problem}</p> : undefined}
    </section>
  )
}

function OfferText({ snapshot }: { snapshot: TableSnapshot }) {
  const w = onlineWords()
  const { agreed, waiting, own } = rematchOf(snapshot)
  if (agreed.length === 0 && own !== 'agreed') {
    return (
      <p>
        <b>{w.again}</b> <span>{w.againHelp}</span>
      </p>
    )
  }
  const awaitsYou = own === 'waiting'
  return (
    <p>
      <b>{w.wantRematch(agreed, own === 'agreed')}</b>{' '}
      {waiting.length > 0 || awaitsYou ? <span>{w.rematchWaits(waiting, awaitsYou)}</span> : undefined}
    </p>
  )
}
