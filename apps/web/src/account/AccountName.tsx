/** The form that changes the name of the account. */
import { MOST_ACCOUNT_NAME } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import { Field } from '../look/controls/Field.tsx'
import styles from './account.module.css'
import { rename } from './account-api.ts'
import { RequestError } from './RequestError.tsx'
import { useAccountRequest } from './useAccountRequest.ts'
import { accountWords } from './words.ts'

export function AccountName({ name, onChange }: { name: string; onChange: () => Promise<void> }) {
  const w = accountWords()
  const [typed, setTyped] = useState(name)
  const { isBusy, problem, run } = useAccountRequest()
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
        <Field
          label={w.name}
          value={typed}
          onType={setTyped}
          maxLength={MOST_ACCOUNT_NAME}
          autoComplete="username"
          isSmall
        />
        <button type="submit" className="btn" disabled={isBusy || typed.trim() === '' || typed === name}>
          {w.rename}
        </button>
      </form>
      <RequestError problem={problem} />
      <p className={styles.help}>{w.nameHelp}</p>
    </section>
  )
}
