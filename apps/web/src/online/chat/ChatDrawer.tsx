/** The drawer with chat and log, merged by time or in separate tabs. */
import type { TableSnapshot } from '@heptapolis/table'
import { type ReactNode, useEffect, useState } from 'react'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { useEscape } from '../../look/page/useEscape.ts'
import { useLastLine } from '../../look/page/useLastLine.ts'
import { LogText } from '../../table-screen/log/LogText.tsx'
import type { LogLine } from '../../table-screen/log/log.ts'
import type { TableSubscription } from '../connection/subscription.ts'
import { onlineWords } from '../words.ts'
import { ChatEntry, ChatInput } from './Chat.tsx'
import styles from './chat.module.css'

type Tab = 'everything' | 'talk' | 'moves'

interface ChatDrawerProps {
  subscription: TableSubscription
  snapshot: TableSnapshot
  lines: readonly LogLine[]
  /** The time of the step that a log line belongs to, by the server's clock. */
  timeOf: (line: LogLine) => number
  onClose: () => void
}

interface Entry {
  key: string
  at: number
  isTalk: boolean
  text: ReactNode
}

export function ChatDrawer({ subscription, snapshot, lines, timeOf, onClose }: ChatDrawerProps) {
  const w = onlineWords()
  const [tab, setTab] = useState<Tab>('everything')
  useEscape(onClose)
  const talk = snapshot.chat.map(
    (line, i): Entry => ({
      key: `said ${line.at} ${i}`,
      at: line.at,
      isTalk: line.did === undefined,
      text: <ChatEntry line={line} />,
    }),
  )
  const moves = lines.map(
    (line): Entry => ({ key: line.key, at: timeOf(line), isTalk: false, text: <LogText line={line} /> }),
  )
  const both = [...moves, ...talk].sort((a, b) => a.at - b.at)
  const shownEntries = tab === 'talk' ? talk : tab === 'moves' ? moves : both
  return (
    <div className={styles.drawer}>
      <header className={styles.tabs}>
        <div role="tablist" aria-label={w.talk}>
          {(['everything', 'talk', 'moves'] as const).map((one) => (
            <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
              {w.tabs[one]}
            </button>
          ))}
        </div>
        {snapshot.watchers.length > 0 ? (
          <span title={snapshot.watchers.map(({ name }) => name).join(', ')}>
            <Icon name="o-eye" size={15} /> {w.watchers(snapshot.watchers.length)}
          </span>
        ) : undefined}
        <button type="button" className={styles.up} aria-label={words().close} onClick={onClose}>
          <Icon name="up" size={15} />
        </button>
      </header>
      <Stream label={w.tabs[tab]} entries={shownEntries} />
      {snapshot.you.seat === undefined && snapshot.you.watcher === undefined ? undefined : (
        <ChatInput subscription={subscription} snapshot={snapshot} />
      )}
    </div>
  )
}

/** Scrolls to the last entry. */
function Stream({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const list = useLastLine<HTMLDivElement>(entries.length)
  // Keyboard users can only scroll an element that takes the focus.
  useEffect(() => {
    if (list.current) list.current.tabIndex = 0
  }, [list])
  return (
    <div ref={list} className={styles.stream} role="tabpanel" aria-label={label} aria-live="polite">
      {entries.length === 0 ? <p className={styles.quiet}>{onlineWords().nothingSaid}</p> : undefined}
      {entries.map(({ key, isTalk, text }) => (
        <p key={key} className={isTalk ? undefined : styles.quiet}>
          {text}
        </p>
      ))}
    </div>
  )
}
