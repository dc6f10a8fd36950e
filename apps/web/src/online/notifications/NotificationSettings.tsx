/** Settings for turn notifications: push, webhook, quiet hours. */
import type { Notify } from '@heptapolis/wire'
import { type FormEvent, useEffect, useState } from 'react'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { settings } from '../../settings/settings.ts'
import styles from '../room.module.css'
import { server } from '../server/server.ts'
import { onlineWords, troubleText } from '../words.ts'
import { canPush, isPushed, pushOff, pushOn } from './push.ts'
import { TableWebhook } from './TableWebhook.tsx'

interface NoticesProps {
  as: number
  /** The table, for its host, who may set a webhook for it. */
  hosted?: string
}

export function NotificationSettings({ as, hosted }: NoticesProps) {
  const w = onlineWords()
  const [isOn, setOn] = useState<boolean>()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (canPush()) void isPushed().then(setOn)
  }, [])
  const toggle = async () => {
    const done = isOn ? await pushOff() : await pushOn(as)
    if (done.ok) setOn(!isOn)
    else setProblem(done.error.code === 'denied' ? w.noticesDenied : troubleText(done.error.code))
  }
  return (
    <section className={styles.keep}>
      <Icon name="o-bell" size={20} />
      <p>
        <b>{w.tellMe}</b>
        <span>{w.tellMeHelp}</span>
        {problem ? <span role="alert">{problem}</span> : undefined}
      </p>
      {isOn === undefined ? undefined : (
        <button type="button" className="btn" aria-pressed={isOn} onClick={() => void toggle()}>
          {isOn ? w.tellMeNot : w.allow}
        </button>
      )}
      <button type="button" className="btn ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {w.otherWays}
      </button>
      {isOpen ? <Ways as={as} /> : undefined}
      {isOpen && hosted !== undefined ? <TableWebhook table={hosted} as={as} /> : undefined}
    </section>
  )
}

const HOUR = 60
const QUIET: NonNullable<Notify['quiet']> = { from: 22 * HOUR, to: 8 * HOUR, zone: 0 }

function Ways({ as }: { as: number }) {
  const w = onlineWords()
  const [notify, setNotify] = useState<Notify>()
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    void server.notify(as).then((known) => {
      if (known.ok) setNotify(known.value.notify)
      else setSaid(troubleText(known.error.code))
    })
  }, [as])
  if (!notify) return <span role="status">{said}</span>
  const { webhook = '', quiet } = notify
  const change = (wish: Partial<Notify>) => {
    setSaid(undefined)
    setNotify({ ...notify, ...wish })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const zone = -new Date().getTimezoneOffset() * 60_000
    const done = await server.setNotify(as, {
      language: settings.getState().language,
      ...(webhook.trim() ? { webhook: webhook.trim() } : {}),
      ...(quiet ? { quiet: { ...quiet, zone } } : {}),
    })
    setSaid(done.ok ? w.kept : troubleText(done.error.code))
  }
  return (
    <form className={styles.notices} onSubmit={(event) => void save(event)}>
      <label>
        {w.webhook}
        <input
          type="url"
          value={webhook}
          placeholder="https://"
          onChange={({ target }) => change({ webhook: target.value })}
        />
        <span>{w.webhookHelp}</span>
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={() => change({ quiet: quiet ? undefined : QUIET })}
        />
        {w.quietHours}
      </label>
      {quiet ? (
        <span className={styles.hours}>
          <Hour label={w.quietFrom} minutes={quiet.from} onChange={(from) => change({ quiet: { ...quiet, from } })} />
          <Hour label={w.quietTo} minutes={quiet.to} onChange={(to) => change({ quiet: { ...quiet, to } })} />
        </span>
      ) : undefined}
      <button type="submit" className="btn">
        {w.keep}
      </button>
      <span role="status">{said ? words().labelled(w.tellMe, said) : ''}</span>
    </form>
  )
}

function Hour({ label, minutes, onChange }: { label: string; minutes: number; onChange: (minutes: number) => void }) {
  const text = [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <label>
      {label}
      <input
        type="time"
        value={text}
        onChange={({ target }) => {
          const [hours, rest] = target.value.split(':').map(Number)
          if (Number.isInteger(hours) && Number.isInteger(rest)) onChange(hours * HOUR + rest)
        }}
      />
    </label>
  )
}
