/** The waiting room: seats, invite link, settings, chat and the start button. */

import type { TableSnapshot } from '@heptapolis/table'
import { newNonce } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { say } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { BoxMark } from '../../look/Tokens.tsx'
import { useNarrow } from '../../look/useNarrow.ts'
import { Chat } from '../chat/Chat.tsx'
import { clockOf } from '../clocks/clocks.ts'
import type { TableSubscription } from '../connection/subscription.ts'
import { type CommandState, useCommands } from '../connection/useCommands.ts'
import { AddPlayerForm } from '../join/AddPlayerForm.tsx'
import { LinkBox } from '../join/LinkBox.tsx'
import { NameForm } from '../join/NameForm.tsx'
import { RenameForm } from '../join/RenameForm.tsx'
import { ResumeLink } from '../join/ResumeLink.tsx'
import { Others } from '../moderation/Others.tsx'
import { NotificationSettings } from '../notifications/NotificationSettings.tsx'
import styles from '../room.module.css'
import { hostName, mayShare, partnerName, seatName } from '../seats/seats.ts'
import { TableShape } from '../seats/TableShape.tsx'
import { server } from '../server/server.ts'
import { recallName, recallTable, rememberName, rememberTable } from '../server/storage.ts'
import type { TableVisit } from '../TableLoader.tsx'
import { Commitment } from '../verify/Commitment.tsx'
import { onlineWords } from '../words.ts'
import { OnlineBar } from './OnlineBar.tsx'
import { OwnBots } from './OwnBots.tsx'
import { RoomSettings } from './RoomSettings.tsx'
import { SeatRows } from './SeatRows.tsx'

const FILL = 'medium'

export function RoomScreen({ following, shown, onAgain }: TableVisit) {
  const doing = useCommands(following)
  const { you } = shown
  const isIn = you.seat !== undefined || you.watcher !== undefined
  const link = useInviteLink(following, shown)
  const sit = (name: string) => {
    rememberName(name)
    doing.run({ do: 'sit', name, nonce: newNonce() })
  }
  const watch = (name: string) => {
    rememberName(name)
    doing.run({ do: 'watch', name })
  }
  const isFull = !shown.seats.some(({ kind }) => kind === 'open' || kind === 'kept')
  return (
    <>
      <OnlineBar following={following} />
      <main className={styles.room}>
        <section className={styles.left}>
          <Heading shown={shown} />
          <Board shown={shown} link={isIn ? link : undefined} doing={doing} />
          {isIn ? undefined : (
            <NameForm
              name={recallName()}
              action={onlineWords().sitDown}
              onName={isFull ? undefined : sit}
              onWatch={watch}
            />
          )}
          {you.seat === undefined ? undefined : (
            <>
              <RenameForm key={shown.seats[you.seat].name} name={shown.seats[you.seat].name ?? ''} doing={doing} />
              <AddPlayerForm following={following} isFull={isFull || !mayShare(shown)} onSat={onAgain} />
              <ResumeLink table={following.id} as={following.people[0]} />
              <NotificationSettings as={following.people[0]} hosted={you.isHost ? following.id : undefined} />
            </>
          )}
        </section>
        <aside className={styles.right}>
          <RoomSettings shown={shown} doing={doing} />
          {doing.problem ? (
            <p className={styles.problem} role="alert">
              {doing.problem}
            </p>
          ) : undefined}
          <StartButton shown={shown} doing={doing} />
          <SeatRows shown={shown} doing={doing} />
          <OwnBots shown={shown} />
          {isIn ? <Others following={following} shown={shown} className={styles.panel} /> : undefined}
          <section className={styles.panel}>
            <Chat following={following} shown={shown} />
          </section>
          <Commitment table={shown.id} commitment={shown.commitment} />
        </aside>
      </main>
    </>
  )
}

function Heading({ shown }: { shown: TableSnapshot }) {
  const w = onlineWords()
  const { you, seats, terms } = shown
  const host = hostName(shown)
  const boxes = terms.boxes.map(say().boxName)
  const sitting = seats.filter(({ kind }) => kind === 'person').length
  const own = you.seat === undefined ? undefined : seats[you.seat].name
  const title = you.isHost ? w.laid : own === undefined ? w.laidBy(host) : w.youSit(own)
  const lead = you.isHost
    ? w.roomLead(sitting)
    : own === undefined
      ? w.guestLead(w.editions[terms.edition], boxes, seats.length)
      : w.waitsForHost(host)
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
  )
}

function Board({ shown, link, doing }: { shown: TableSnapshot; link: string | undefined; doing: CommandState }) {
  const narrow = useNarrow()
  const { terms, options } = shown
  const w = onlineWords()
  return (
    <div className={styles.board}>
      <TableShape shown={shown} label={(seat) => <SeatLabel shown={shown} seat={seat} doing={doing} />}>
        {link && !narrow ? (
          <LinkBox link={link} size={148} />
        ) : (
          <>
            <span className={styles.row}>
              {terms.boxes.map((box) => (
                <BoxMark key={box} box={box} size={22} label={say().boxName(box)} />
              ))}
            </span>
            {options.clock.kind === 'none' ? undefined : (
              <span className={styles.quiet}>{w.clocks[clockOf(options.clock)]}</span>
            )}
          </>
        )}
      </TableShape>
      {link && narrow ? (
        <div className={styles.invite}>
          <LinkBox link={link} size={132} />
        </div>
      ) : undefined}
    </div>
  )
}

function SeatLabel({ shown, seat, doing }: { shown: TableSnapshot; seat: number; doing: CommandState }) {
  const w = onlineWords()
  const { you, seats, phase } = shown
  const one = seats[seat]
  if (one.kind === 'open') {
    return (
      <>
        <b className={styles.seatName}>{w.emptySeat}</b>
        {you.isHost && phase === 'room' && !shown.options.rated ? (
          <span className={styles.under}>
            <button
              type="button"
              className="btn"
              aria-label={w.sitABot}
              title={w.sitABot}
              onClick={() => doing.run({ do: 'bot', seat, level: FILL })}
            >
              <Icon name="bot" size={15} /> <span>{w.sitABot}</span>
            </button>
          </span>
        ) : undefined}
      </>
    )
  }
  const mate = partnerName(shown, seat)
  const isGone = one.goneSince !== undefined
  const icon = one.kind === 'bot' ? 'bot' : one.kind === 'kept' ? 'o-invited' : isGone ? 'o-away' : 'person'
  return (
    <>
      <b className={styles.seatName}>
        <Icon name={icon} size={15} />
        <span title={seatName(one, seat)}>{seatName(one, seat)}</span>
      </b>
      <span className={styles.note}>{noteOf(shown, seat)}</span>
      {mate ? <span className={styles.note}>{w.withPartner(mate)}</span> : undefined}
    </>
  )
}

function noteOf({ you, seats }: TableSnapshot, seat: number): string {
  const w = onlineWords()
  const { kind, level, isHost, goneSince } = seats[seat]
  if (seat === you.seat) return isHost ? w.youHost : w.you
  if (kind === 'bot') return w.levels[level ?? ''] ?? ''
  if (kind === 'kept') return w.keptFor
  return [isHost ? w.hosts : '', goneSince === undefined ? w.here : w.isAway].filter(Boolean).join(', ')
}

function StartButton({ shown, doing }: { shown: TableSnapshot; doing: CommandState }) {
  const w = onlineWords()
  const { you, seats, options } = shown
  if (!you.isHost) return undefined
  const people = seats.flatMap(({ kind, name = '' }, i) => (kind === 'person' && i !== you.seat ? [name] : []))
  const bots = seats.filter(({ kind }) => kind !== 'person').length
  if (options.rated) return <RatedStartButton free={bots} people={people} doing={doing} />
  return (
    <div className={styles.begin}>
      <button
        type="button"
        className="btn primary"
        disabled={!seats.some(({ kind }) => kind === 'person')}
        onClick={() => doing.run({ do: 'begin', fill: FILL })}
      >
        {w.begin(people, bots)}
      </button>
      <p className={styles.quiet}>{w.laterHelp}</p>
    </div>
  )
}

/** A rated game needs a person in every seat. */
function RatedStartButton({ free, people, doing }: { free: number; people: readonly string[]; doing: CommandState }) {
  const w = onlineWords()
  return (
    <div className={styles.begin}>
      <button type="button" className="btn primary" disabled={free > 0} onClick={() => doing.run({ do: 'begin' })}>
        {w.begin(people, 0)}
      </button>
      {free > 0 ? <p className={styles.quiet}>{w.waitsForPeople(free)}</p> : undefined}
    </div>
  )
}

/** The invite link. Requests a new secret if this browser does not have one. */
function useInviteLink({ id, people }: TableSubscription, { you, seats }: TableSnapshot): string | undefined {
  const [key, setKey] = useState(() => recallTable(id).key)
  const isIn = you.seat !== undefined || you.watcher !== undefined
  const [as] = people
  useEffect(() => {
    if (!isIn || key !== undefined) return
    void server.invite(id, as).then((made) => {
      if (!made.ok) return
      rememberTable(id, { key: made.value.key })
      setKey(made.value.key)
    })
  }, [id, as, isIn, key])
  const names = seats.map(({ name = '' }) => name)
  useEffect(() => {
    if (isIn) rememberTable(id, { names: names.some(Boolean) ? names : undefined })
  })
  return key === undefined ? undefined : `${location.origin}/t/${id}#i=${key}`
}
