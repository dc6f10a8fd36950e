/** Form for sanctions against a person or table. Each needs a reason, which is logged. */
import { MOST_TEXT } from '@heptapolis/wire'
import { type ReactNode, useState } from 'react'
import styles from '../account/account.module.css'
import type { PendingRequest } from '../account/useAccountRequest.ts'
import { server } from '../online/server/server.ts'
import { adminWords } from './words.ts'

interface MeasuresProps {
  account?: string | undefined
  table?: string | undefined
  asking: PendingRequest
  onChange: () => void
  /** Further actions that use the same reason. */
  first?: (why: string) => ReactNode
}

export function Sanctions({ account, table, asking, onChange, first }: MeasuresProps) {
  const w = adminWords()
  const [text, setText] = useState('')
  const [days, setDays] = useState('7')
  const [isMeant, setMeant] = useState(false)
  const why = text.trim()
  const suspend = () => {
    const long = days === '' ? {} : { days: Number(days) }
    asking.run(() => server.request('POST', '/admin/suspend', { account, why, ...long }), onChange)
  }
  const close = () => {
    if (isMeant) asking.run(() => server.request('POST', `/admin/tables/${table}/close`, { why }), onChange)
    setMeant(!isMeant)
  }
  return (
    <form className={styles.row} onSubmit={(event) => event.preventDefault()}>
      <label>
        {first ? w.ruling : w.why}
        <input value={text} maxLength={MOST_TEXT} onChange={({ target }) => setText(target.value)} />
      </label>
      {first?.(why)}
      {account === undefined ? undefined : (
        <span className={styles.pair}>
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
        </span>
      )}
      {table === undefined ? undefined : (
        <button
          type="button"
          className="btn ghost"
          disabled={why === ''}
          onClick={close}
          onBlur={() => setMeant(false)}
        >
          {isMeant ? w.really : w.closeTable}
        </button>
      )}
    </form>
  )
}
