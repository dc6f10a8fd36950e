/** The waiting room: the table from above with its link in the middle, what is played, talk, and the beginning. */

import type { TableSnapshot } from '@heptapolis/table'
import { newNonce } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { say } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { BoxMark } from '../look/Tokens.tsx'
import { useNarrow } from '../look/useNarrow.ts'
import { Beside } from './Beside.tsx'
import { clockOf } from './clocks.ts'
import type { TableSubscription } from './following.ts'
import { LinkBox } from './LinkBox.tsx'
import { MixForm } from './MixForm.tsx'
import { recallName, recallTable, rememberName, rememberTable } from './memory.ts'
import { Others } from './moderation/Others.tsx'
import { NameForm } from './NameForm.tsx'
import { Notices } from './Notices.tsx'
import { OnlineBar } from './OnlineBar.tsx'
import { OtherDevice } from './OtherDevice.tsx'
import { OwnBots } from './OwnBots.tsx'
import { Renaming } from './Renaming.tsx'
import styles from './room.module.css'
import { Seal } from './Seal.tsx'
import { SeatRows } from './SeatRows.tsx'
import { mateOf, mayShare, seatName } from './sitters.ts'
import { TableShape } from './TableShape.tsx'
import { Talk } from './Talk.tsx'
import { type CommandState, useDoing } from './useDoing.ts'
import { server } from './useFollowing.ts'
import type { TableVisit } from './Visit.tsx'
import { onlineWords } from './words.ts'

const FILL = 'medium'

export function RoomScreen({ following, shown, onAgain }: TableVisit) {
  const doing = useDoing(following)
  const { you } = shown
  const isIn = you.seat !== undefined || you.watcher !== undefined
  const link = useInvitation(following, shown)
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
              <Renaming key={shown.seats[you.seat].name} name={shown.seats[you.seat].name ?? ''} doing={doing} />
              <Beside following={following} isFull={isFull || !mayShare(shown)} onSat={onAgain} />
              <OtherDevice table={following.id} as={following.people[0]} />
              <Notices as={following.people[0]} hosted={you.isHost ? following.id : undefined} />
            </>
          )}
        </section>
        <aside className={styles.right}>
          <MixForm shown={shown} doing={doing} />
          {doing.problem ? (
            <p className={styles.problem} role="alert">
              {doing.problem}
            </p>
          ) : undefined}
          <Beginning shown={shown} doing={doing} />
          <SeatRows shown={shown} doing={doing} />
          <OwnBots shown={shown} />
          {isIn ? <Others following={following} shown={shown} className={styles.panel} /> : undefined}
          <section className={styles.panel}>
            <Talk following={following} shown={shown} />
          </section>
          <Seal table={shown.id} commitment={shown.commitment} />
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

export const hostName = ({ seats, watchers }: TableSnapshot): string =>
  [...seats, ...watchers].find(({ isHost }) => isHost)?.name ?? onlineWords().host

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
  const mate = mateOf(shown, seat)
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

function Beginning({ shown, doing }: { shown: TableSnapshot; doing: CommandState }) {
  const w = onlineWords()
  const { you, seats, options } = shown
  if (!you.isHost) return undefined
  const people = seats.flatMap(({ kind, name = '' }, i) => (kind === 'person' && i !== you.seat ? [name] : []))
  const bots = seats.filter(({ kind }) => kind !== 'person').length
  if (options.rated) return <RatedBeginning free={bots} people={people} doing={doing} />
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

/** At a rated table nobody takes the place of a person. */
function RatedBeginning({ free, people, doing }: { free: number; people: readonly string[]; doing: CommandState }) {
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

/** The whole link to this table; whoever has lost its secret part gets a new one. */
function useInvitation({ id, people }: TableSubscription, { you, seats }: TableSnapshot): string | undefined {
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
