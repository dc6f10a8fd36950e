/** Form that seats one more person who shares this device. */
import { MOST_NAME } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import { Icon } from '../../look/Icon.tsx'
import type { TableSubscription } from '../connection/subscription.ts'
import styles from '../room.module.css'
import { rememberTable } from '../server/storage.ts'
import { onlineWords, troubleText } from '../words.ts'
import { sitDown } from './sit-down.ts'

interface AddPlayerFormProps {
  subscription: TableSubscription
  isFull: boolean
  onSat: () => void
}

export function AddPlayerForm({ subscription: { id, people }, isFull, onSat }: AddPlayerFormProps) {
  const w = onlineWords()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  if (isFull) return undefined
  const sit = async (event: FormEvent) => {
    event.preventDefault()
    const as = Math.max(...people) + 1
    const sat = await sitDown(id, [{ as, name }])
    if (!sat.ok) return setProblem(troubleText(sat.error.code))
    rememberTable(id, { people: [...people, as] })
    onSat()
  }
  return (
    <form className={styles.keep} onSubmit={(event) => void sit(event)}>
      <Icon name="o-friends" size={20} />
      <p>
        <b>{w.beside}</b>
        <span>{w.besideHelp}</span>
        <input
          aria-label={w.besideName}
          value={name}
          maxLength={MOST_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        {problem ? <span role="alert">{problem}</span> : undefined}
      </p>
      <button type="submit" className="btn" disabled={name.trim() === ''}>
        {w.besideSit}
      </button>
    </form>
  )
}
