/** The forms in which a newcomer enters a name, then sits down or watches. */
import { useState } from 'react'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import styles from '../room.module.css'
import { useOwnName } from '../server/own-account.ts'
import { onlineWords } from '../words.ts'
import { NameInput } from './NameInput.tsx'

interface NameFormProps {
  action: string
  /** Undefined when no seat is free. */
  onName: ((name: string) => void) | undefined
  /** Called with an empty name if none was entered. Absent for spectators. */
  onWatch?: ((name: string) => void) | undefined
}

export function NameForm({ action, onName, onWatch }: NameFormProps) {
  const w = onlineWords()
  const [typed, setTyped] = useName()
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
          <WatchLabel />
        </button>
      ) : undefined}
    </form>
  )
}

interface WatchFormProps extends NameFormProps {
  onWatch: (name: string) => void
}

/** The same at a game that has begun: a newcomer watches, and may ask for the seat of a bot. */
export function WatchForm({ action, onName, onWatch }: WatchFormProps) {
  const [typed, setTyped] = useName()
  return (
    <form
      className={classes(styles.naming, styles.watching)}
      onSubmit={(event) => {
        event.preventDefault()
        onWatch(typed.trim())
      }}
    >
      <NameInput name={typed} onType={setTyped} />
      <button type="submit" className="btn primary">
        <WatchLabel />
      </button>
      {onName ? (
        <button type="button" className="btn" disabled={typed.trim() === ''} onClick={() => onName(typed)}>
          {action}
        </button>
      ) : (
        <p className={styles.quiet}>{onlineWords().allTaken}</p>
      )}
    </form>
  )
}

/** The typed name; before that the name of the account, or the remembered one. */
function useName(): [string, (name: string) => void] {
  const own = useOwnName()
  const [typed, setTyped] = useState<string>()
  return [typed ?? own, setTyped]
}

const WatchLabel = () => (
  <>
    <Icon name="o-eye" size={17} /> {onlineWords().onlyWatch}
  </>
)
