/** The side panel with the people at a table and actions: votes, pause, leaving, resume links. */

import type { TableSnapshot } from '@heptapolis/table'
import type { CommandMessage } from '@heptapolis/wire'
import { useState } from 'react'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { Vacation } from '../clocks/Vacation.tsx'
import type { TableSubscription } from '../connection/subscription.ts'
import type { CommandState } from '../connection/useCommands.ts'
import { ResumeLink } from '../join/ResumeLink.tsx'
import { Others } from '../moderation/Others.tsx'
import { NotificationSettings } from '../notifications/NotificationSettings.tsx'
import { mayVote, seatName, slowSeats } from '../seats/seats.ts'
import styles from '../strip.module.css'
import { Commitment } from '../verify/Commitment.tsx'
import { onlineWords } from '../words.ts'

interface TablePanelProps {
  shown: TableSnapshot
  doing: CommandState
  following: TableSubscription
  /** Milliseconds since the open round began. */
  waited: number
}

export function TablePanel({ shown, doing, following, waited }: TablePanelProps) {
  const w = onlineWords()
  const { seats, watchers, you, game } = shown
  return (
    <div className={styles.body}>
      <ul>
        {seats.map((seat, i) => (
          <li key={keyAt(i)}>
            <Icon
              name={seat.kind !== 'person' ? 'bot' : seat.goneSince === undefined ? 'person' : 'o-away'}
              size={14}
            />{' '}
            {seatName(seat, i)}
            {seat.level ? ` · ${seat.kind === 'person' ? w.sitsIn(w.levels[seat.level]) : w.levels[seat.level]}` : ''}
          </li>
        ))}
        {watchers.map(({ watcher, name }) => (
          <li key={watcher}>
            <Icon name="o-eye" size={14} /> {name}
          </li>
        ))}
      </ul>
      {you.seat === undefined ? undefined : (
        <>
          <Others following={following} shown={shown} />
          <TableActions {...{ shown, doing, waited }} isFirstRound={game?.round === 1} />
          <Vacation shown={shown} doing={doing} />
          <NotificationSettings as={following.people[0]} hosted={you.isHost ? following.id : undefined} />
          {following.people.map((as) => (
            <ResumeLink key={as} table={following.id} as={as} name={nameIn(following, as)} />
          ))}
        </>
      )}
      <Commitment
        table={shown.id}
        commitment={shown.commitment}
        secret={shown.end?.secret}
        deal={shown.end && shown.deal}
      />
    </div>
  )
}

/** The owner of a resume link, where several people share this device. */
function nameIn(following: TableSubscription, as: number): string | undefined {
  const { you, seats } = following.shown(as) ?? {}
  return following.people.length > 1 && you?.seat !== undefined ? seats?.[you.seat].name : undefined
}

const keyAt = (seat: number): string => `seat ${seat}`

interface TableActionsProps extends Pick<TablePanelProps, 'shown' | 'doing' | 'waited'> {
  isFirstRound: boolean
}

function TableActions({ shown, doing, waited, isFirstRound }: TableActionsProps) {
  const w = onlineWords()
  const { seats, paused, showsHands, options, textAgreed } = shown
  if (!mayVote(shown)) return undefined
  return (
    <nav className={styles.ways}>
      {slowSeats(shown, waited).map((of) => (
        <ActionButton
          key={of}
          label={w.callBot(seatName(seats[of], of))}
          doing={doing}
          command={{ do: 'vote', about: 'bot', of, yes: true }}
        />
      ))}
      {paused ? undefined : (
        <ActionButton label={w.askPause} doing={doing} command={{ do: 'vote', about: 'pause', yes: true }} />
      )}
      {showsHands ? undefined : (
        <ActionButton label={w.askHands} doing={doing} command={{ do: 'vote', about: 'hands', yes: true }} />
      )}
      {options.talk === 'text' || textAgreed ? undefined : (
        <ActionButton label={w.askTalk} doing={doing} command={{ do: 'vote', about: 'talk', yes: true }} />
      )}
      <ActionButton label={w.goAway} doing={doing} command={{ do: 'away' }} />
      {isFirstRound && options.visibility !== 'open' && !options.rated ? (
        <ActionButton label={w.abort} doing={doing} command={{ do: 'abort' }} isFinal />
      ) : (
        <ActionButton label={w.askAbort} doing={doing} command={{ do: 'vote', about: 'abort', yes: true }} />
      )}
      <ActionButton label={w.resign} doing={doing} command={{ do: 'resign' }} isFinal />
    </nav>
  )
}

interface ActionButtonProps {
  label: string
  doing: CommandState
  command: CommandMessage
  /** Requires a second press. */
  isFinal?: boolean
}

function ActionButton({ label, doing, command, isFinal = false }: ActionButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const press = () => {
    if (isFinal && !isAsked) setAsked(true)
    else doing.run(command)
  }
  return (
    <button type="button" className="btn" onClick={press} onBlur={() => setAsked(false)}>
      {isAsked ? words().labelled(label, onlineWords().really) : label}
    </button>
  )
}
