/** List of the bots that the host has connected to the server, which can be invited to the table. */
import type { TableSnapshot } from '@heptapolis/table'
import type { OwnBot } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { Icon } from '../../look/Icon.tsx'
import styles from '../room.module.css'
import { server } from '../server/server.ts'
import { onlineWords, troubleText } from '../words.ts'

export function OwnBots({ snapshot }: { snapshot: TableSnapshot }) {
  const w = onlineWords()
  const [bots, setBots] = useState<readonly OwnBot[]>([])
  const [said, setSaid] = useState('')
  const { isHost } = snapshot.you
  useEffect(() => {
    if (isHost)
      void server.request<OwnBot[]>('GET', '/me/bots').then((known) => {
        if (known.ok) setBots(known.value)
      })
  }, [isHost])
  if (bots.length === 0 || !isHost) return undefined
  const ask = async ({ bot, name }: OwnBot) => {
    const asked = await server.request('POST', `/tables/${snapshot.id}/bots`, { bot })
    setSaid(asked.ok ? w.botAsked(name) : troubleText(asked.error.code))
  }
  return (
    <section className={styles.panel}>
      <h2>{w.ownBots}</h2>
      <ul className={styles.rows}>
        {bots.map((one) => (
          <li key={one.bot}>
            <Icon name="bot" size={15} />
            <span className={styles.who}>{one.name}</span>
            <button type="button" className="btn" onClick={() => void ask(one)}>
              {w.askBot(one.name)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </section>
  )
}
