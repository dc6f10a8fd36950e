/** Who is at the table, and what one may ask of it: votes, a pause, the own way out and back. */

import type { TableSnapshot } from '@heptapolis/table'
import type { CommandMessage } from '@heptapolis/wire'
import { useState } from 'react'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import type { TableSubscription } from './following.ts'
import { Others } from './moderation/Others.tsx'
import { Notices } from './Notices.tsx'
import { OtherDevice } from './OtherDevice.tsx'
import { Seal } from './Seal.tsx'
import { hasSay, seatName, slowSeats } from './sitters.ts'
import styles from './strip.module.css'
import type { CommandState } from './useDoing.ts'
import { Vacation } from './Vacation.tsx'
import { onlineWords } from './words.ts'

interface AtTheTableProps {
  shown: TableSnapshot
  doing: CommandState
  following: TableSubscription
  /** Milliseconds the open round has lasted. */
  waited: number
}

export function AtTheTable({ shown, doing, following, waited }: AtTheTableProps) {
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
          <Ways {...{ shown, doing, waited }} isFirstRound={game?.round === 1} />
          <Vacation shown={shown} doing={doing} />
          <Notices as={following.people[0]} hosted={you.isHost ? following.id : undefined} />
          {following.people.map((as) => (
            <OtherDevice key={as} table={following.id} as={as} name={nameIn(following, as)} />
          ))}
        </>
      )}
      <Seal table={shown.id} commitment={shown.commitment} secret={shown.end?.secret} deal={shown.end && shown.deal} />
    </div>
  )
}

/** Where several people share this device, whose link it is. */
function nameIn(following: TableSubscription, as: number): string | undefined {
  const { you, seats } = following.shown(as) ?? {}
  return following.people.length > 1 && you?.seat !== undefined ? seats?.[you.seat].name : undefined
}

const keyAt = (seat: number): string => `seat ${seat}`

interface WaysProps extends Pick<AtTheTableProps, 'shown' | 'doing' | 'waited'> {
  isFirstRound: boolean
}

function Ways({ shown, doing, waited, isFirstRound }: WaysProps) {
  const w = onlineWords()
  const { seats, paused, showsHands, options, textAgreed } = shown
  if (!hasSay(shown)) return undefined
  return (
    <nav className={styles.ways}>
      {slowSeats(shown, waited).map((of) => (
        <Way
          key={of}
          label={w.callBot(seatName(seats[of], of))}
          doing={doing}
          command={{ do: 'vote', about: 'bot', of, yes: true }}
        />
      ))}
      {paused ? undefined : (
        <Way label={w.askPause} doing={doing} command={{ do: 'vote', about: 'pause', yes: true }} />
      )}
      {showsHands ? undefined : (
        <Way label={w.askHands} doing={doing} command={{ do: 'vote', about: 'hands', yes: true }} />
      )}
      {options.talk === 'text' || textAgreed ? undefined : (
        <Way label={w.askTalk} doing={doing} command={{ do: 'vote', about: 'talk', yes: true }} />
      )}
      <Way label={w.goAway} doing={doing} command={{ do: 'away' }} />
      {isFirstRound && options.visibility !== 'open' && !options.rated ? (
        <Way label={w.abort} doing={doing} command={{ do: 'abort' }} isFinal />
      ) : (
        <Way label={w.askAbort} doing={doing} command={{ do: 'vote', about: 'abort', yes: true }} />
      )}
      <Way label={w.resign} doing={doing} command={{ do: 'resign' }} isFinal />
    </nav>
  )
}

interface WayProps {
  label: string
  doing: CommandState
  command: CommandMessage
  /** Asks once more. */
  isFinal?: boolean
}

function Way({ label, doing, command, isFinal = false }: WayProps) {
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
