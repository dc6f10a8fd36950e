/** The form that changes the name of the account. */
import { MOST_ACCOUNT_NAME } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import styles from './account.module.css'
import { rename } from './door.ts'
import { Trouble } from './Trouble.tsx'
import { useAsking } from './useAsking.ts'
import { accountWords } from './words.ts'

export function OwnName({ name, onChange }: { name: string; onChange: () => Promise<void> }) {
  const w = accountWords()
  const [typed, setTyped] = useState(name)
  const { isBusy, problem, run } = useAsking()
  const change = (event: FormEvent) => {
    event.preventDefault()
    run(
      () => rename(typed),
      () => void onChange(),
    )
  }
  return (
    <section className={styles.part}>
      <form className={styles.row} onSubmit={change}>
        <label>
          {w.name}
          <input
            value={typed}
            maxLength={MOST_ACCOUNT_NAME}
            autoComplete="username"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="btn" disabled={isBusy || typed.trim() === '' || typed === name}>
          {w.rename}
        </button>
      </form>
      <Trouble problem={problem} />
      <p className={styles.help}>{w.nameHelp}</p>
    </section>
  )
}
