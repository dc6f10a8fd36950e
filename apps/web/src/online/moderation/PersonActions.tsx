/** Actions against another person: mute, block, report. */

import type { Result } from '@heptapolis/engine/kernel'
import { MOST_TEXT, type PlayerReputation } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import { NoticeBox } from '../../look/controls/NoticeBox.tsx'
import { server } from '../server/server.ts'
import { troubleText } from '../words.ts'
import styles from './moderation.module.css'
import { reloadMuted } from './useWithoutMuted.ts'
import { moderationWords } from './words.ts'

export interface PersonAtTable {
  as: number
  seat?: number
  watcher?: number
}

/** Mutes and blocks of this visit, which can be undone here. */
export interface RecentActions {
  id: string
  degree: Degree
}

const DEGREES = ['mute', 'block'] as const
type Degree = (typeof DEGREES)[number]

/** Address of the requests, and how they name the person: at a table by seat or spectator, else by name. */
interface PersonAddress {
  path: string
  whom?: PersonAtTable
}

interface AboutProps {
  person: PersonAddress
  since: RecentActions | undefined
  onSince: (since: RecentActions | undefined) => void
  standing?: PlayerReputation | undefined
}

export function PersonActions({ person: { path, whom }, since, onSince, standing }: AboutProps) {
  const w = moderationWords()
  const [isReporting, setReporting] = useState(false)
  const [said, setSaid] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const tell = (done: Result<unknown>, text: string): void => {
    setSaid(done.ok ? text : undefined)
    setProblem(done.ok ? undefined : troubleText(done.error.code))
  }
  const avoid = async (degree: Degree) => {
    const done = await server.request<RecentActions>('POST', `${path}/avoid`, { ...whom, degree })
    tell(done, w.done[degree])
    if (!done.ok) return
    onSince({ id: done.value.id, degree })
    reloadMuted()
  }
  const takeBack = async ({ id, degree }: RecentActions) => {
    const done = await server.request('POST', `/me/avoided/${id}/remove`, {})
    tell(done, w.takenBack[degree])
    if (!done.ok) return
    onSince(undefined)
    reloadMuted()
  }
  const report = async (reason: string, text: string) => {
    const done = await server.request('POST', `${path}/report`, { ...whom, reason, words: text })
    tell(done, w.sent)
    if (done.ok) setReporting(false)
  }
  return (
    <div className={styles.about}>
      {standing ? (
        <p>
          {standing.isAccount ? `${w.isAccount} · ` : ''}
          {w.standing(standing.left, standing.games)}
        </p>
      ) : undefined}
      <div className={styles.ways}>
        {DEGREES.map((degree) =>
          since?.degree === degree ? (
            <button key={degree} type="button" className="btn" onClick={() => void takeBack(since)}>
              {w.takeBack[degree]}
            </button>
          ) : (
            <button
              key={degree}
              type="button"
              className="btn"
              title={w.help[degree]}
              onClick={() => void avoid(degree)}
            >
              {w.avoid[degree]}
            </button>
          ),
        )}
        <button type="button" className="btn" aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
          {w.report}
        </button>
      </div>
      <p role="status">{said}</p>
      {problem ? <NoticeBox kind="problem">{problem}</NoticeBox> : undefined}
      {isReporting ? (
        <Reporting
          help={whom ? w.reportHelp : w.reportProfileHelp}
          onSend={(reason, text) => void report(reason, text)}
        />
      ) : undefined}
    </div>
  )
}

function Reporting({ help, onSend }: { help: string; onSend: (reason: string, text: string) => void }) {
  const w = moderationWords()
  const [reason, setReason] = useState('insult')
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend(reason, text)
  }
  return (
    <form onSubmit={send} className={styles.about}>
      <label>
        {w.reason}
        <select value={reason} onChange={({ target }) => setReason(target.value)}>
          {Object.entries(w.reasons).map(([one, named]) => (
            <option key={one} value={one}>
              {named}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.words}
        <textarea value={text} maxLength={MOST_TEXT} onChange={({ target }) => setText(target.value)} />
      </label>
      <small>{help}</small>
      <div className={styles.ways}>
        <button type="submit" className="btn">
          {w.send}
        </button>
      </div>
    </form>
  )
}
