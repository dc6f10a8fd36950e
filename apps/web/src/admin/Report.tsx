/** One report: what it says, and what may be done about it. */
import { MOST_TEXT, type ShownReport } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import styles from '../account/account.module.css'
import type { Asking } from '../account/useAsking.ts'
import { words as appWords } from '../i18n/index.ts'
import { server } from '../online/useFollowing.ts'
import { onlineWords } from '../online/words.ts'
import { adminWords } from './words.ts'

interface ReportProps {
  report: ShownReport
  asking: Asking
  onChange: () => void
}

export function Report({ report, asking, onChange }: ReportProps) {
  const w = adminWords()
  const { labelled } = appWords()
  const { at, name, table, reason, words, talk, attendance, isSuspended, ruling } = report
  const facts = [
    new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }),
    w.table(table),
    attendance.games > 0 ? w.attendance(attendance.left, attendance.games) : '',
    isSuspended ? w.isSuspended : '',
  ]
  return (
    <li>
      <span>
        <b>{labelled(w.about(name), w.reasons[reason] ?? reason)}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {words}
      </span>
      <details className={styles.talk}>
        <summary>{w.talk(talk.length)}</summary>
        <ol>
          {talk.map((line, i) => (
            <li key={lineKey(line, i)}>
              <b>{line.name}</b> {line.text ?? onlineWords().phrases[line.phrase ?? ''] ?? ''}
            </li>
          ))}
        </ol>
      </details>
      {ruling === undefined ? (
        <Deciding report={report} asking={asking} onChange={onChange} />
      ) : (
        <small>{w.settledAs(ruling)}</small>
      )}
    </li>
  )
}

const lineKey = ({ at }: { at: number }, i: number): string => `${at} ${i}`

function Deciding({ report: { id, about, table }, asking, onChange }: ReportProps) {
  const w = adminWords()
  const [text, setText] = useState('')
  const [days, setDays] = useState('7')
  const [isMeant, setMeant] = useState(false)
  const why = text.trim()
  const settle = (event: FormEvent) => {
    event.preventDefault()
    asking.run(() => server.ask('POST', `/admin/reports/${id}/settle`, { ruling: why }), onChange)
  }
  const suspend = () => {
    const long = days === '' ? {} : { days: Number(days) }
    asking.run(() => server.ask('POST', '/admin/suspend', { account: about, why, ...long }), onChange)
  }
  const close = () => {
    if (isMeant) asking.run(() => server.ask('POST', `/admin/tables/${table}/close`, { why }), onChange)
    setMeant(!isMeant)
  }
  return (
    <form className={styles.row} onSubmit={settle}>
      <label>
        {w.ruling}
        <input value={text} maxLength={MOST_TEXT} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit" className="btn" disabled={why === ''}>
        {w.settle}
      </button>
      <label className={styles.short}>
        {w.howLong}
        <select value={days} onChange={({ target }) => setDays(target.value)}>
          {Object.entries(w.lengths).map(([length, named]) => (
            <option key={length} value={length}>
              {named}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn" disabled={why === ''} onClick={suspend}>
        {w.suspend}
      </button>
      <button type="button" className="btn ghost" onClick={close} onBlur={() => setMeant(false)}>
        {isMeant ? w.really : w.closeTable}
      </button>
    </form>
  )
}
