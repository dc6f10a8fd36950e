/** The form in which a newcomer enters a name, then sits down or watches. */
import { useState } from 'react'
import { Icon } from '../../look/Icon.tsx'
import styles from '../room.module.css'
import { onlineWords } from '../words.ts'
import { NameInput } from './NameInput.tsx'

interface NameFormProps {
  name: string
  action: string
  /** Undefined when no seat is free. */
  onName: ((name: string) => void) | undefined
  /** Called with an empty name if none was entered. Absent for spectators. */
  onWatch?: ((name: string) => void) | undefined
}

export function NameForm({ name, action, onName, onWatch }: NameFormProps) {
  const w = onlineWords()
  const [typed, setTyped] = useState(name)
  const isEmpty = typed.trim() === ''
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onName?.(typed)
      }}
    >
      <NameInput name={typed} onType={setTyped} />
      {onName ? (
        <button type="submit" className="btn primary" disabled={isEmpty}>
          {action}
        </button>
      ) : (
        <p className={styles.quiet}>{w.allTaken}</p>
      )}
      {onWatch ? (
        <button type="button" className="btn ghost" onClick={() => onWatch(typed.trim())}>
          <Icon name="o-eye" size={17} /> {w.onlyWatch}
        </button>
      ) : undefined}
    </form>
  )
}
