/** Form for the webhook of a table, which is called once per round. Only the host may set it. */
import { type FormEvent, useEffect, useState } from 'react'
import { words } from '../../i18n/index.ts'
import { settings } from '../../settings/settings.ts'
import styles from '../room.module.css'
import { server } from '../server/server.ts'
import { onlineWords, troubleText } from '../words.ts'

export function TableWebhook({ table, as }: { table: string; as: number }) {
  const w = onlineWords()
  const [webhook, setWebhook] = useState<string>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    void server.tableHook(table, as).then((known) => {
      if (known.ok) setWebhook(known.value.webhook ?? '')
    })
  }, [table, as])
  if (webhook === undefined) return undefined
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const address = webhook.trim()
    const { language } = settings.getState()
    const done = await server.setTableHook(table, { as, language, ...(address ? { webhook: address } : {}) })
    setSaid(done.ok ? w.kept : troubleText(done.error.code))
  }
  return (
    <form className={styles.notices} onSubmit={(event) => void save(event)}>
      <label>
        {w.tableWebhook}
        <input
          type="url"
          value={webhook}
          placeholder="https://"
          onChange={({ target }) => {
            setSaid('')
            setWebhook(target.value)
          }}
        />
        <span>{w.tableWebhookHelp}</span>
      </label>
      <button type="submit" className="btn">
        {w.keep}
      </button>
      <span role="status">{said ? words().labelled(w.tableWebhook, said) : ''}</span>
    </form>
  )
}
