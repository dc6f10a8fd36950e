/** Search form for administrators: finds a person or table by name or id, without a report. */
import type { ShownFound } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import styles from '../account/account.module.css'
import type { PendingRequest } from '../account/useAccountRequest.ts'
import { server } from '../online/server/server.ts'
import { PersonLink } from './PersonLink.tsx'
import { Sanctions } from './Sanctions.tsx'
import { adminWords } from './words.ts'

export function PersonSearch({ asking, onChange }: { asking: PendingRequest; onChange: () => void }) {
  const w = adminWords()
  const [sought, setSought] = useState('')
  const [found, setFound] = useState<ShownFound>()
  const look = async () => {
    const answer = await server.request<ShownFound>('GET', `/admin/find?for=${encodeURIComponent(sought.trim())}`)
    setFound(answer.ok ? answer.value : undefined)
    return answer
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    asking.run(look, () => {})
  }
  const changed = () => {
    void look()
    onChange()
  }
  return (
    <section className={styles.part}>
      <h2>{w.find}</h2>
      <form className={styles.row} onSubmit={find}>
        <label>
          {w.sought}
          <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
        </label>
        <button type="submit" className="btn" disabled={sought.trim() === ''}>
          {w.look}
        </button>
      </form>
      <ul className={styles.list}>
        {found?.person ? <Person person={found.person} asking={asking} onChange={changed} /> : undefined}
        {found?.table ? <Table table={found.table} asking={asking} onChange={changed} /> : undefined}
      </ul>
    </section>
  )
}

interface RowActions {
  asking: PendingRequest
  onChange: () => void
}

function Person({ person, ...acting }: RowActions & { person: NonNullable<ShownFound['person']> }) {
  const w = adminWords()
  const { account, name, attendance, isSuspended } = person
  const facts = [
    attendance.games > 0 ? w.attendance(attendance.left, attendance.games) : '',
    isSuspended ? w.isSuspended : '',
  ]
  return (
    <li>
      <span>
        <PersonLink name={name} /> <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <Sanctions account={account} {...acting} />
    </li>
  )
}

function Table({ table: found, ...acting }: RowActions & { table: NonNullable<ShownFound['table']> }) {
  const w = adminWords()
  const { table, phase, people } = found
  return (
    <li>
      <span>
        <Link href={`/t/${table}`}>{w.table(table)}</Link> <small>{[w.phases[phase], ...people].join(' · ')}</small>
      </span>
      {phase === 'over' ? undefined : <Sanctions table={table} {...acting} />}
    </li>
  )
}
