/** The administration page: reports, suspensions, audit log. */

import { ok, type Result } from '@heptapolis/engine/kernel'
import {
  REPORTS_LISTED,
  type ShownAct,
  type ShownAlike,
  type ShownReport,
  type ShownSuspension,
} from '@heptapolis/wire'
import { Fragment, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import styles from '../account/account.module.css'
import { type PendingRequest, useAccountRequest } from '../account/useAccountRequest.ts'
import { LoadingNotice } from '../app/LoadingNotice.tsx'
import { NotFound } from '../home/NotFound.tsx'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { PageHead } from '../look/controls/PageHead.tsx'
import { Icon } from '../look/Icon.tsx'
import { server } from '../online/server/server.ts'
import { PersonLink } from './PersonLink.tsx'
import { PersonSearch } from './PersonSearch.tsx'
import { Report } from './Report.tsx'
import { adminWords } from './words.ts'

interface AdminLists {
  reports: readonly ShownReport[]
  suspensions: readonly ShownSuspension[]
  alikes: readonly ShownAlike[]
  acts: readonly ShownAct[]
}

export function AdminScreen() {
  const w = adminWords()
  const [showsSettled, setShowsSettled] = useState(false)
  const [pages, setPages] = useState(1)
  const [lists, setLists] = useState<AdminLists | 'none'>()
  const asking = useAccountRequest()
  const refresh = useCallback(() => lookAt(showsSettled, pages).then(setLists), [showsSettled, pages])
  useEffect(() => void refresh(), [refresh])
  if (lists === 'none') return <NotFound />
  if (!lists) return <LoadingNotice />
  const { reports, suspensions, alikes, acts } = lists
  const changed = () => void refresh()
  const show = (isSettled: boolean) => {
    setPages(1)
    setShowsSettled(isSettled)
  }
  return (
    <main className={classes('page-column', styles.page)}>
      <PageHead scene="service" title={w.title} lead={w.lead}>
        <Link href="/account" className="btn">
          {words().account}
        </Link>
      </PageHead>
      {asking.problem ? <NoticeBox kind="problem">{asking.problem}</NoticeBox> : undefined}
      <section className={styles.part}>
        <h2>{showsSettled ? w.settledReports : w.reports}</h2>
        <label className={styles.tick}>
          <input type="checkbox" checked={showsSettled} onChange={({ target }) => show(target.checked)} />
          {w.showSettled}
        </label>
        {reports.length === 0 ? <p className={styles.help}>{w.noReports}</p> : undefined}
        <ul className={styles.list}>
          {reports.map((report) => (
            <Report key={report.id} report={report} asking={asking} onChange={changed} />
          ))}
        </ul>
        {reports.length < pages * REPORTS_LISTED ? undefined : (
          <button type="button" className="btn" onClick={() => setPages(pages + 1)}>
            {w.olderReports}
          </button>
        )}
      </section>
      <PersonSearch asking={asking} onChange={changed} />
      <Suspensions suspensions={suspensions} asking={asking} onChange={changed} />
      <Alikes alikes={alikes} />
      <Acts acts={acts} />
    </main>
  )
}

/** Returns 'none' for people who are no administrators. */
async function lookAt(isSettled: boolean, pages: number): Promise<AdminLists | 'none'> {
  const reports = await reportsOf(isSettled, pages)
  const suspensions = await server.request<ShownSuspension[]>('GET', '/admin/suspensions')
  const alikes = await server.request<ShownAlike[]>('GET', '/admin/alikes')
  const acts = await server.request<ShownAct[]>('GET', '/admin/audit')
  if (!reports.ok || !suspensions.ok || !alikes.ok || !acts.ok) return 'none'
  return { reports: reports.value, suspensions: suspensions.value, alikes: alikes.value, acts: acts.value }
}

/** The newest pages of reports. */
async function reportsOf(isSettled: boolean, pages: number): Promise<Result<ShownReport[]>> {
  const all: ShownReport[] = []
  for (let i = 0; i < pages; i++) {
    const last = all.at(-1)
    const before = last && { before: String((isSettled && last.settled) || last.at), id: last.id }
    const query = new URLSearchParams({ ...(isSettled && { settled: '1' }), ...before })
    const page = await server.request<ShownReport[]>('GET', `/admin/reports?${query}`)
    if (!page.ok) return page
    all.push(...page.value)
    if (page.value.length < REPORTS_LISTED) break
  }
  return ok(all)
}

interface SuspensionsProps {
  suspensions: readonly ShownSuspension[]
  asking: PendingRequest
  onChange: () => void
}

function Suspensions({ suspensions, asking, onChange }: SuspensionsProps) {
  const w = adminWords()
  return (
    <section className={styles.part} aria-label={w.suspensions}>
      <h2>{w.suspensions}</h2>
      {suspensions.length === 0 ? <p className={styles.help}>{w.nobody}</p> : undefined}
      <ul className={styles.list}>
        {suspensions.map(({ account, name, until, why }) => (
          <li key={account}>
            <span>
              <PersonLink name={name} />{' '}
              <small>{[until === undefined ? w.forGood : w.until(dayText(until)), why].join(' · ')}</small>
            </span>
            <button
              type="button"
              className="btn ghost icon"
              title={w.lift(name || w.unnamed)}
              onClick={() => asking.run(() => server.request('POST', '/admin/unsuspend', { account }), onChange)}
            >
              <Icon name="cross" size={15} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rated games in which two seats may belong to one person. */
function Alikes({ alikes }: { alikes: readonly ShownAlike[] }) {
  const w = adminWords()
  return (
    <section className={styles.part} aria-label={w.alikes}>
      <h2>{w.alikes}</h2>
      <p className={styles.help}>{alikes.length === 0 ? w.noAlikes : w.alikesHelp}</p>
      <ul className={styles.list}>
        {alikes.map(({ table, kind, at, people, games }) => (
          <li key={`${kind} ${table}`}>
            <span>
              {people.map(({ account, name }, i) => (
                <Fragment key={account}>
                  {i > 0 ? ', ' : ''}
                  <PersonLink name={name} />
                </Fragment>
              ))}{' '}
              <small>
                {[w.alikeBy[kind], games > 1 ? w.alikeGames(games) : '', momentText(at)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <Link href={`/t/${table}`} className="btn ghost">
              {w.table(table)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Acts({ acts }: { acts: readonly ShownAct[] }) {
  const w = adminWords()
  return (
    <section className={styles.part} aria-label={w.audit}>
      <h2>{w.audit}</h2>
      {acts.length === 0 ? <p className={styles.help}>{w.nothingDone}</p> : undefined}
      <ol className={styles.list}>
        {acts.map((one, i) => (
          <li key={actKey(acts.length - i)}>
            <span>
              <Doer act={one} /> {actText(one.act)} <Subject act={one} />
              <small>{[momentText(one.at), detailText(one)].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Doer({ act: { admin, adminName } }: { act: ShownAct }) {
  if (adminName) return <PersonLink name={adminName} />
  return adminWords().doers[admin] ?? <code>{admin.slice(0, 8)}</code>
}

/** The person or table of an audit entry. */
function Subject({ act: { act, subject, subjectName } }: { act: ShownAct }) {
  if (subjectName) return <PersonLink name={subjectName} />
  if (OF_TABLES.some((one) => act.startsWith(one))) return <Link href={`/t/${subject}`}>{subject}</Link>
  return <code>{subject.slice(0, 12)}</code>
}

const OF_TABLES = ['close', 'alike']

const actKey = (n: number): string => `act ${n}`

const REFUSED = ' refused'

function actText(act: string): string {
  const w = adminWords()
  const [done] = act.split(REFUSED)
  const named = w.acts[done] ?? done
  return act.endsWith(REFUSED) ? words().labelled(named, w.refused) : named
}

/** Audit entries store person ids; this replaces them by names. */
function detailText({ act, detail, people }: ShownAct): string {
  if (act.startsWith('suspend')) return suspensionText(detail)
  if (!people) return detail
  const [kind] = detail.split(': ')
  const w = adminWords()
  return [w.alikeBy[kind as ShownAlike['kind']], people.map((name) => name || w.unnamed).join(', ')].join(' · ')
}

/** The server stores a suspension as `7 d: reason` or `for good: reason`. */
function suspensionText(detail: string): string {
  const [, days, why] = /^(?:(\d+) d|for good): (.*)$/s.exec(detail) ?? []
  if (why === undefined) return detail
  const w = adminWords()
  return words().labelled(days === undefined ? w.forGood : w.days(Number(days)), why)
}

const dayText = (at: number): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })
const momentText = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
