/** The side panel with the people at a table and actions: votes, pause, leaving, resume links. */

import type { TableSnapshot } from '@heptapolis/table'
import type { CommandMessage } from '@heptapolis/wire'
import { useState } from 'react'
import { AgreementHistory } from '../../agreement/AgreementHistory.tsx'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { Vacation } from '../clocks/Vacation.tsx'
import type { TableSubscription } from '../connection/subscription.ts'
import type { CommandState } from '../connection/useCommands.ts'
import { ResumeLink } from '../join/ResumeLink.tsx'
import { isOther, Others } from '../moderation/Others.tsx'
import { NotificationSettings } from '../notifications/NotificationSettings.tsx'
import { mayVote, seatName, slowSeats } from '../seats/seats.ts'
import styles from '../strip.module.css'
import { Commitment } from '../verify/Commitment.tsx'
import { onlineWords } from '../words.ts'

interface TablePanelProps {
  snapshot: TableSnapshot
  commands: CommandState
  subscription: TableSubscription
  /** Milliseconds since the open round began. */
  waited: number
}

export function TablePanel({ snapshot, commands, subscription, waited }: TablePanelProps) {
  const w = onlineWords()
  const { seats, watchers, you, game } = snapshot
  // Players see the other people in a list of their own, with actions.
  const listsOthers = you.seat !== undefined
  return (
    <div className={styles.body}>
      <ul>
        {seats.map((seat, i) =>
          listsOthers && isOther(subscription, seat, i) ? undefined : (
            <li key={keyAt(i)}>
              <Icon
                name={seat.kind !== 'person' ? 'bot' : seat.goneSince === undefined ? 'person' : 'o-away'}
                size={14}
              />{' '}
              {seatName(seat, i)}
              {seat.level ? ` · ${seat.kind === 'person' ? w.sitsIn(w.levels[seat.level]) : w.levels[seat.level]}` : ''}
            </li>
          ),
        )}
        {listsOthers
          ? undefined
          : watchers.map(({ watcher, name }) => (
              <li key={watcher}>
                <Icon name="o-eye" size={14} /> {name}
              </li>
            ))}
      </ul>
      {snapshot.agreement ? (
        <AgreementHistory agreement={snapshot.agreement} names={seats.map((seat, i) => seatName(seat, i))} />
      ) : undefined}
      {listsOthers ? (
        <>
          <Others subscription={subscription} snapshot={snapshot} />
          <TableActions {...{ snapshot, commands, waited }} isFirstRound={game?.round === 1} />
          <Vacation snapshot={snapshot} commands={commands} />
          <NotificationSettings as={subscription.people[0]} hosted={you.isHost ? subscription.id : undefined} />
          {subscription.people.map((as) => (
            <ResumeLink key={as} table={subscription.id} as={as} name={nameIn(subscription, as)} />
          ))}
        </>
      ) : undefined}
      <Commitment
        table={snapshot.id}
        commitment={snapshot.commitment}
        secret={snapshot.end?.secret}
        deal={snapshot.end && snapshot.deal}
      />
    </div>
  )
}

/** Owner of a resume link, if several people share this device. */
function nameIn(subscription: TableSubscription, as: number): string | undefined {
  const { you, seats } = subscription.snapshot(as) ?? {}
  return subscription.people.length > 1 && you?.seat !== undefined ? seats?.[you.seat].name : undefined
}

const keyAt = (seat: number): string => `seat ${seat}`

interface TableActionsProps extends Pick<TablePanelProps, 'snapshot' | 'commands' | 'waited'> {
  isFirstRound: boolean
}

function TableActions({ snapshot, commands, waited, isFirstRound }: TableActionsProps) {
  const w = onlineWords()
  const { seats, paused, showsHands, options, textAgreed } = snapshot
  if (!mayVote(snapshot)) return undefined
  return (
    <nav className={styles.ways}>
      {slowSeats(snapshot, waited).map((of) => (
        <ActionButton
          key={of}
          label={w.callBot(seatName(seats[of], of))}
          commands={commands}
          command={{ do: 'vote', about: 'bot', of, yes: true }}
        />
      ))}
      {paused ? undefined : (
        <ActionButton label={w.askPause} commands={commands} command={{ do: 'vote', about: 'pause', yes: true }} />
      )}
      {showsHands ? undefined : (
        <ActionButton label={w.askHands} commands={commands} command={{ do: 'vote', about: 'hands', yes: true }} />
      )}
      {options.talk !== 'phrases' || textAgreed ? undefined : (
        <ActionButton label={w.askTalk} commands={commands} command={{ do: 'vote', about: 'talk', yes: true }} />
      )}
      <ActionButton label={w.goAway} commands={commands} command={{ do: 'away' }} />
      {isFirstRound && options.visibility !== 'open' && !options.rated ? (
        <ActionButton label={w.abort} commands={commands} command={{ do: 'abort' }} isFinal />
      ) : (
        <ActionButton label={w.askAbort} commands={commands} command={{ do: 'vote', about: 'abort', yes: true }} />
      )}
      <ActionButton label={w.resign} commands={commands} command={{ do: 'resign' }} isFinal />
    </nav>
  )
}

interface ActionButtonProps {
  label: string
  commands: CommandState
  command: CommandMessage
  /** Requires a second press. */
  isFinal?: boolean
}

function ActionButton({ label, commands, command, isFinal = false }: ActionButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const press = () => {
    if (isFinal && !isAsked) setAsked(true)
    else commands.run(command)
  }
  return (
    <button type="button" className="btn" onClick={press} onBlur={() => setAsked(false)}>
      {isAsked ? words().labelled(label, onlineWords().really) : label}
    </button>
  )
}
