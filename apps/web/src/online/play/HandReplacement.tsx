/** Notice in place of the hand, for viewers without one: spectators, and players whose seat a bot plays. */
import type { ShownBallot, ShownSeat, TableSnapshot } from '@heptapolis/table'
import { newNonce } from '@heptapolis/wire'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../look/Icon.tsx'
import type { CommandState } from '../connection/useCommands.ts'
import { askName } from '../join/ask-name.tsx'
import { WatchForm } from '../join/NameForm.tsx'
import { seatName } from '../seats/seats.ts'
import { rememberName } from '../server/storage.ts'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'
import { OpenHands } from './OpenHands.tsx'

/** Undefined for active players. */
export function HandReplacement({
  snapshot,
  commands,
  host,
}: {
  snapshot: TableSnapshot
  commands: CommandState
  host: string | undefined
}): ReactNode {
  const w = onlineWords()
  const { you, seats, phase } = snapshot
  if (phase === 'over') return undefined
  if (you.seat === undefined) return <SpectatorPanel {...{ snapshot, commands, host }} />
  const own = seats[you.seat]
  if (own.hasResigned) {
    return (
      <section className={styles.instead} data-instead="">
        <p>{w.resigned}</p>
      </section>
    )
  }
  if (own.away === undefined) return undefined
  return (
    <section className={styles.instead} data-instead="">
      <Icon name="bot" size={20} />
      <p>
        <b>{w.botPlays}</b>
        {own.away === 'returning' ? w.returning : snapshot.paused === 'empty' ? w.waitsForYou : w.botPlaysHelp}
      </p>
      {own.away === 'away' ? (
        <button type="button" className="btn primary" onClick={() => commands.run({ do: 'back' })}>
          {w.iAmBack}
        </button>
      ) : undefined}
    </section>
  )
}

function SpectatorPanel({
  snapshot,
  commands,
  host,
}: {
  snapshot: TableSnapshot
  commands: CommandState
  host: string | undefined
}) {
  const w = onlineWords()
  const [own, setOwn] = useState<{ seat: number; name: string }>()
  const { seats, you, game, ballots } = snapshot
  const hands = game?.hands
  const claims = ballots.filter(({ about }) => about === 'seat')
  const isFree = ({ kind, hasResigned }: ShownSeat, seat: number) =>
    (kind === 'bot' || hasResigned === true) && !claims.some(({ of }) => of === seat)
  const isOwn = ({ of, name }: ShownBallot): boolean => own !== undefined && of === own.seat && name === own.name
  const hasAsked = claims.some(isOwn)
  const free = hasAsked ? [] : seats.flatMap((seat, i) => (isFree(seat, i) ? [i] : []))
  const asked = claims.map((claim) => {
    const { of = 0, name = '' } = claim
    const bot = seatName(seats[of], of)
    return <p key={of}>{isOwn(claim) ? w.seatAskedByYou(bot) : w.seatAsked(name, bot)}</p>
  })
  const sit = (seat: number, name: string) => {
    rememberName(name)
    setOwn({ seat, name: name.trim() })
    commands.run({ do: 'sit', seat, name, nonce: newNonce() })
  }
  const sitNamed = async (seat: number) => {
    const name = await askName()
    if (name !== undefined) sit(seat, name)
  }
  if (you.watcher === undefined) {
    const onName = free.length > 0 ? (name: string) => sit(free[0], name) : undefined
    const action = free.length > 0 ? w.askSeat(seatName(seats[free[0]], free[0])) : ''
    return (
      <section className={styles.instead} data-instead="">
        {asked}
        {hasAsked ? undefined : (
          <WatchForm
            action={action}
            onName={onName}
            onWatch={(name) => commands.run({ do: 'watch', name: name || w.spectator })}
          />
        )}
      </section>
    )
  }
  return (
    <section className={styles.instead} data-instead="">
      <p>
        <b>{w.youWatch(host)}</b>
        {hands ? '' : w.youWatchHelp}
      </p>
      {hands ? <OpenHands snapshot={snapshot} hands={hands} /> : undefined}
      {asked}
      {free.slice(0, 1).map((seat) => (
        <button key={seat} type="button" className="btn" onClick={() => void sitNamed(seat)}>
          {w.askSeat(seatName(seats[seat], seat))}
        </button>
      ))}
      <Link href="/" className="btn ghost" onClick={() => commands.run({ do: 'leave' })}>
        <Icon name="o-door" size={17} /> {w.leave}
      </Link>
    </section>
  )
}
