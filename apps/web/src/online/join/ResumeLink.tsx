/** Personal link of a seat, with which a player continues on another device. */
import { useState } from 'react'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import styles from '../room.module.css'
import { server } from '../server/server.ts'
import { onlineWords, troubleText } from '../words.ts'
import { LinkBox } from './LinkBox.tsx'
import { useReach } from './useReach.ts'

interface OtherDeviceProps {
  table: string
  as: number
  /** Owner of the seat, if several people share this device. */
  name?: string
}

export function ResumeLink({ table, as, name }: OtherDeviceProps) {
  const w = onlineWords()
  const reach = useReach()
  const [key, setKey] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const make = async () => {
    const made = await server.resume(table, as)
    if (made.ok) setKey(made.value.key)
    else setProblem(troubleText(made.error.code))
  }
  return (
    <section className={styles.keep}>
      <Icon name="o-phone" size={20} />
      <p>
        <b>{name === undefined ? w.otherDevice : words().labelled(w.otherDevice, name)}</b>
        <span>{w.otherDeviceHelp}</span>
        {problem ? <span role="alert">{problem}</span> : undefined}
      </p>
      {key && reach ? (
        <div className={styles.invite}>
          <LinkBox link={`${reach.origin}/t/${table}#r=${key}`} isLocal={reach.isLocal} size={132} />
        </div>
      ) : (
        <button type="button" className="btn" onClick={() => void make()}>
          {w.showLink}
        </button>
      )}
    </section>
  )
}
