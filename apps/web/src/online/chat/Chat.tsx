/** The chat of a table: its messages, and the field for a new one. */

import type { ShownLine, TableSnapshot } from '@heptapolis/table'
import { MOST_TEXT } from '@heptapolis/wire'
import { useState } from 'react'
import { words } from '../../i18n/index.ts'
import { Field } from '../../look/controls/Field.tsx'
import { NoticeBox } from '../../look/controls/NoticeBox.tsx'
import { Icon } from '../../look/Icon.tsx'
import { useLastLine } from '../../look/page/useLastLine.ts'
import type { TableSubscription } from '../connection/subscription.ts'
import { onlineWords, troubleText } from '../words.ts'
import styles from './chat.module.css'

export function Chat({ subscription, snapshot }: { subscription: TableSubscription; snapshot: TableSnapshot }) {
  const w = onlineWords()
  const { chat } = snapshot
  const list = useLastLine<HTMLOListElement>(chat.length)
  return (
    <div className={styles.talk}>
      <ol ref={list} className={styles.stream} aria-label={w.talk}>
        {chat.length === 0 ? <li className={styles.quiet}>{w.nothingSaid}</li> : undefined}
        {chat.map((line, i) => (
          <li key={keyOf(line, i)} className={line.did && styles.quiet}>
            <ChatEntry line={line} />
          </li>
        ))}
      </ol>
      {snapshot.you.seat === undefined && snapshot.you.watcher === undefined ? undefined : (
        <ChatInput subscription={subscription} snapshot={snapshot} />
      )}
    </div>
  )
}

const keyOf = ({ at }: ShownLine, i: number): string => `${at} ${i}`

/** One message or notice, with its author and, unless everybody reads it, its audience. */
export function ChatEntry({ line }: { line: ShownLine }) {
  const heardBy = onlineWords().heardBy[line.channel]
  return (
    <>
      <b>{line.name || words().deleted}</b> {heardBy ? <span className={styles.quiet}>{heardBy} </span> : undefined}
      {saidIn(line)}
    </>
  )
}

function saidIn({ text, phrase, did }: ShownLine): string {
  const w = onlineWords()
  return did ? w.did[did] : (text ?? w.phrases[phrase ?? ''] ?? '')
}

/** The audiences a message of this viewer may have. */
function channelsOf({ you, phase, terms }: TableSnapshot): ('all' | 'team' | 'watchers')[] {
  if (you.seat === undefined) return phase === 'play' ? ['watchers'] : ['all', 'watchers']
  return terms.teams && phase !== 'room' ? ['all', 'team'] : ['all']
}

export function ChatInput({ subscription, snapshot }: { subscription: TableSubscription; snapshot: TableSnapshot }) {
  const w = onlineWords()
  const channels = channelsOf(snapshot)
  const [text, setText] = useState('')
  const [wished, setChannel] = useState(channels[0])
  const [problem, setProblem] = useState<string>()
  const channel = channels.includes(wished) ? wished : channels[0]
  const inPhrases = snapshot.options.talk === 'phrases' && !snapshot.textAgreed && channel === 'all'
  const say = async (said: { text: string } | { phrase: string }) => {
    setText('')
    const done = await subscription.do({ do: 'say', channel, ...said })
    setProblem(done.ok ? undefined : troubleText(done.error.code))
  }
  if (snapshot.options.talk === 'none') return <p className={styles.saying}>{w.noTalk}</p>
  return (
    <div className={styles.saying}>
      {channels.length > 1 ? (
        <select
          aria-label={w.talk}
          value={channel}
          onChange={({ target }) => setChannel(channels.find((one) => one === target.value) ?? channels[0])}
        >
          {channels.map((one) => (
            <option key={one} value={one}>
              {w.channels[one]}
            </option>
          ))}
        </select>
      ) : undefined}
      {inPhrases ? (
        <p className={styles.phrases}>
          {Object.entries(w.phrases).map(([phrase, said]) => (
            <button key={phrase} type="button" className="btn" onClick={() => void say({ phrase })}>
              {said}
            </button>
          ))}
        </p>
      ) : (
        <form
          className={styles.field}
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '') void say({ text })
          }}
        >
          <Field
            label={w.say}
            value={text}
            onType={setText}
            maxLength={MOST_TEXT}
            end={
              <button type="submit" className="btn ghost icon" aria-label={w.sayIt}>
                <Icon name="o-send" size={15} />
              </button>
            }
          />
        </form>
      )}
      {problem ? <NoticeBox kind="problem">{problem}</NoticeBox> : undefined}
    </div>
  )
}
