/** The waiting room: seats, invite link, settings, chat and the start button. */

import type { TableSnapshot } from '@heptapolis/table'
import { newNonce } from '@heptapolis/wire'
import { useEffect } from 'react'
import { appearance } from '../../art/appearance.ts'
import { BotFace } from '../../city/BotFace.tsx'
import { PersonFace, SeatCity } from '../../city/SeatCity.tsx'
import { say } from '../../i18n/index.ts'
import { BREAKPOINTS } from '../../look/breakpoints.ts'
import { classes } from '../../look/classes.ts'
import { NoticeBox } from '../../look/controls/NoticeBox.tsx'
import { PageHead } from '../../look/controls/PageHead.tsx'
import { Icon } from '../../look/Icon.tsx'
import { findFocus } from '../../look/page/focus.ts'
import { SCENES } from '../../look/page/scenes.ts'
import { useMounted } from '../../look/page/useMounted.ts'
import ground from '../../look/pieces/ground.module.css'
import { BoxMark } from '../../look/pieces/Tokens.tsx'
import { useMedia, useNarrow } from '../../look/useNarrow.ts'
import { Chat } from '../chat/Chat.tsx'
import { clockOf } from '../clocks/clocks.ts'
import { type CommandState, useCommands } from '../connection/useCommands.ts'
import { AddPlayerForm } from '../join/AddPlayerForm.tsx'
import { LinkBox } from '../join/LinkBox.tsx'
import { NameForm } from '../join/NameForm.tsx'
import { RenameForm } from '../join/RenameForm.tsx'
import { ResumeLink } from '../join/ResumeLink.tsx'
import { Others } from '../moderation/Others.tsx'
import { NotificationSettings } from '../notifications/NotificationSettings.tsx'
import { GroupDealLink } from '../play/GroupDealLink.tsx'
import { SeriesTable } from '../play/SeriesTable.tsx'
import styles from '../room.module.css'
import { hostName, mayShare, partnerName, seatName, waitingText } from '../seats/seats.ts'
import { TableShape } from '../seats/TableShape.tsx'
import { rememberName } from '../server/storage.ts'
import type { TableVisit } from '../TableLoader.tsx'
import { Commitment } from '../verify/Commitment.tsx'
import { onlineWords } from '../words.ts'
import { OnlineBar } from './OnlineBar.tsx'
import { OwnBots } from './OwnBots.tsx'
import { RoomSettings } from './RoomSettings.tsx'
import { SeatRows } from './SeatRows.tsx'
import { FILL, StartButton } from './StartButton.tsx'
import { type InviteLink, useInviteLink } from './useInviteLink.ts'

export function RoomScreen({ subscription, snapshot, onReload }: TableVisit) {
  const commands = useCommands(subscription)
  const { you } = snapshot
  const isIn = you.seat !== undefined || you.watcher !== undefined
  const link = useInviteLink(subscription, snapshot)
  const sit = (name: string) => {
    rememberName(name)
    commands.run({ do: 'sit', name, nonce: newNonce() })
  }
  const watch = (name: string) => {
    if (name !== '') rememberName(name)
    commands.run({ do: 'watch', name: name || onlineWords().spectator })
  }
  const isFull = !snapshot.seats.some(({ kind }) => kind === 'open' || kind === 'kept')
  return (
    <>
      <OnlineBar subscription={subscription} />
      <main className={styles.room}>
        <Heading snapshot={snapshot} link={link} />
        <section className={styles.left}>
          {you.seat === undefined && !(isFull && isIn) ? (
            <NameForm
              action={onlineWords().sitDown}
              onName={isFull ? undefined : sit}
              onWatch={isIn ? undefined : watch}
            />
          ) : undefined}
          <Board snapshot={snapshot} link={isIn ? link : undefined} commands={commands} />
          {you.isHost && link?.isLocal ? <OnlyHere /> : undefined}
          <RoomStandings snapshot={snapshot} />
        </section>
        <aside className={styles.right}>
          <GroupDealLink deal={snapshot.deal} isRoom />
          <RoomSettings snapshot={snapshot} commands={commands} />
          {commands.problem ? <NoticeBox kind="problem">{commands.problem}</NoticeBox> : undefined}
          <StartButton snapshot={snapshot} commands={commands} />
          <SeatRows snapshot={snapshot} commands={commands} />
          <OwnBots snapshot={snapshot} />
          {isIn ? <Others subscription={subscription} snapshot={snapshot} className={styles.panel} /> : undefined}
          <section className={classes(styles.panel, styles.talk)}>
            <Chat subscription={subscription} snapshot={snapshot} />
          </section>
          <Commitment table={snapshot.id} commitment={snapshot.commitment} />
        </aside>
        <section className={styles.seat}>
          {you.seat === undefined ? undefined : (
            <>
              <RenameForm
                key={snapshot.seats[you.seat].name}
                name={snapshot.seats[you.seat].name ?? ''}
                commands={commands}
              />
              <AddPlayerForm subscription={subscription} isFull={isFull || !mayShare(snapshot)} onSat={onReload} />
              <ResumeLink table={subscription.id} as={subscription.people[0]} />
              <NotificationSettings as={subscription.people[0]} hosted={you.isHost ? subscription.id : undefined} />
            </>
          )}
        </section>
      </main>
    </>
  )
}

/** How the server lets other devices in. */
const OnlyHere = () => (
  <p className={styles.onlyHere}>
    {onlineWords().onlyHereHelp} <code>npm start -- --lan</code>
  </p>
)

/** Standings over the games before this one. */
function RoomStandings({ snapshot: { series, you } }: { snapshot: TableSnapshot }) {
  if (!series) return undefined
  return (
    <section className={classes(styles.panel, styles.standings)}>
      <SeriesTable series={series} own={you.seat} />
    </section>
  )
}

function Heading({ snapshot, link }: { snapshot: TableSnapshot; link: InviteLink | undefined }) {
  const w = onlineWords()
  const isMounted = useMounted()
  const title = titleFor(snapshot)
  // Taking a seat changes the title and removes the form that had the focus.
  useEffect(() => {
    if (title) findFocus()
  }, [title])
  const { you, seats, terms } = snapshot
  const boxes = terms.boxes.map(say().boxName)
  const sitting = seats.filter(({ kind }) => kind === 'person').length
  const absent = seats.flatMap(({ kind, name }) => (kind === 'kept' && name !== undefined ? [name] : []))
  const own = you.seat === undefined ? undefined : seats[you.seat].name
  const lead = you.isHost ? (
    <HostLead sitting={sitting} absent={absent} isLocal={link?.isLocal === true} />
  ) : own === undefined ? (
    w.guestLead(w.editions[terms.edition], boxes, seats.length)
  ) : (
    waitingText(snapshot)
  )
  return (
    <div className={styles.heading}>
      <PageHead
        isHome
        scene="room"
        title={title}
        lead={
          <span aria-live="polite">
            <span aria-hidden={!isMounted}>{lead}</span>
          </span>
        }
      />
    </div>
  )
}

function titleFor(snapshot: TableSnapshot): string {
  const w = onlineWords()
  const { you, seats } = snapshot
  if (you.isHost) return w.laid
  const { name } = you.seat === undefined ? {} : seats[you.seat]
  if (name !== undefined) return w.youSit(name)
  return you.watcher === undefined ? w.laidBy(hostName(snapshot)) : w.youWatch(hostName(snapshot))
}

interface HostLeadProps {
  sitting: number
  /** People of a rematch who have not come yet. */
  absent: readonly string[]
  isLocal: boolean
}

function HostLead({ sitting, absent, isLocal }: HostLeadProps): string {
  const w = onlineWords()
  if (absent.length > 0) return `${w.roomLead(sitting)} ${w.reservedFor(absent)}`
  return `${w.roomLead(sitting)} ${isLocal ? w.onlyHere : w.sendLink}`
}

function Board({
  snapshot,
  link,
  commands,
}: {
  snapshot: TableSnapshot
  link: InviteLink | undefined
  commands: CommandState
}) {
  const narrow = useNarrow()
  const isLow = useMedia(BREAKPOINTS.low)
  const { terms, options, seats, you } = snapshot
  const w = onlineWords()
  const isAlone = you.isHost && seats.filter(({ kind }) => kind === 'person').length <= 1
  const light = appearance(({ theme }) => SCENES.play[theme])
  return (
    <div className={classes(ground.ground, styles.board)} data-light={light}>
      {link && narrow ? (
        <div className={styles.invite}>
          <LinkBox link={link.url} isLocal={link.isLocal} size={132} isFirst={isAlone} />
        </div>
      ) : undefined}
      <TableShape
        snapshot={snapshot}
        label={(seat) => <SeatLabel snapshot={snapshot} seat={seat} commands={commands} />}
      >
        {link && !narrow ? (
          <LinkBox link={link.url} isLocal={link.isLocal} size={isLow ? 88 : 148} isFirst={isAlone} />
        ) : (
          <>
            <Icon name="vp-ring" size={44} />
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
    </div>
  )
}

function SeatLabel({ snapshot, seat, commands }: { snapshot: TableSnapshot; seat: number; commands: CommandState }) {
  const w = onlineWords()
  const { you, seats, phase, terms } = snapshot
  const narrow = useNarrow()
  const one = seats[seat]
  if (one.kind === 'open') {
    return (
      <>
        <SeatCity isFree />
        <b className={styles.seatName}>{w.emptySeat}</b>
        {you.isHost && phase === 'room' && !snapshot.options.rated ? (
          <span className={styles.under}>
            <button
              type="button"
              className="btn"
              aria-label={w.sitABot}
              title={w.sitABot}
              onClick={() => commands.run({ do: 'bot', seat, level: FILL })}
            >
              <Icon name={narrow ? 'plus' : 'bot'} size={15} /> {narrow ? w.bot : w.sitABot}
            </button>
          </span>
        ) : undefined}
      </>
    )
  }
  const mate = partnerName(snapshot, seat)
  const isGone = one.goneSince !== undefined
  const { wonder, side } = terms.seats[seat] ?? {}
  return (
    <>
      <SeatCity wonder={wonder} side={side} isFree={one.kind === 'kept'}>
        {one.kind === 'bot' ? (
          <BotFace name={seatName(one, seat)} size={38} symbol={18} />
        ) : one.kind === 'kept' ? (
          <Icon name="o-invited" size={18} />
        ) : (
          <PersonFace isAway={isGone} />
        )}
      </SeatCity>
      <b className={styles.seatName}>
        <span title={seatName(one, seat)}>{seatName(one, seat)}</span>
      </b>
      <span className={styles.note}>{noteOf(snapshot, seat)}</span>
      {mate ? <span className={styles.note}>{w.withPartner(mate)}</span> : undefined}
    </>
  )
}

function noteOf({ you, seats }: TableSnapshot, seat: number): string {
  const w = onlineWords()
  const { kind, level, isHost, goneSince, knowsDeal } = seats[seat]
  const known = knowsDeal ? w.knowsDeal : ''
  if (seat === you.seat) return [isHost ? w.youHost : w.you, known].filter(Boolean).join(', ')
  if (kind === 'bot') return w.levels[level ?? ''] ?? ''
  if (kind === 'kept') return w.keptFor
  return [isHost ? w.hosts : '', goneSince === undefined ? w.here : w.isAway, known].filter(Boolean).join(', ')
}
