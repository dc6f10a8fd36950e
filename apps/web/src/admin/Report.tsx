/** One report about a person, from a table or a profile, with its context and possible decisions. */
import type { ShownReport } from '@heptapolis/wire'
import { Link } from 'wouter'
import styles from '../account/account.module.css'
import type { PendingRequest } from '../account/useAccountRequest.ts'
import { server } from '../online/server/server.ts'
import { onlineWords } from '../online/words.ts'
import { personAt } from './PersonLink.tsx'
import { Sanctions } from './Sanctions.tsx'
import { adminWords } from './words.ts'

interface ReportProps {
  report: ShownReport
  asking: PendingRequest
  onChange: () => void
}

export function Report({ report, asking, onChange }: ReportProps) {
  const w = adminWords()
  const { at, name, accountName, table, reason, words, talk, attendance, isSuspended, ruling } = report
  const facts = [
    new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }),
    attendance.games > 0 ? w.attendance(attendance.left, attendance.games) : '',
    isSuspended ? w.isSuspended : '',
  ]
  return (
    <li>
      <span>
        <b>{accountName ? <Link href={personAt(accountName)}>{w.about(name)}</Link> : w.about(name)}</b> ·{' '}
        {w.reasons[reason] ?? reason}
        <small>
          {table === undefined ? w.fromProfile : <Link href={`/t/${table}`}>{w.table(table)}</Link>} ·{' '}
          {facts.filter(Boolean).join(' · ')}
        </small>
        {words}
      </span>
      {talk.length === 0 ? undefined : (
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
      )}
      {ruling === undefined ? (
        <Deciding report={report} asking={asking} onChange={onChange} />
      ) : (
        <small>{w.settledAs(ruling)}</small>
      )}
    </li>
  )
}

const lineKey = ({ at }: { at: number }, i: number): string => `${at} ${i}`

/** Administrators may not decide reports about themselves. */
function Deciding({ report: { id, about, table, isAboutYou }, asking, onChange }: ReportProps) {
  const w = adminWords()
  if (isAboutYou) return <small>{w.aboutYou}</small>
  const settle = (ruling: string) =>
    asking.run(() => server.request('POST', `/admin/reports/${id}/settle`, { ruling }), onChange)
  return (
    <Sanctions
      account={about}
      table={table}
      asking={asking}
      onChange={onChange}
      first={(why) => (
        <button type="submit" className="btn" disabled={why === ''} onClick={() => settle(why)}>
          {w.settle}
        </button>
      )}
    />
  )
}
