/** Forms to create an account or sign in to one. */

import { deviceIn, MOST_ACCOUNT_NAME, type MyAccount } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import { Field } from '../look/controls/Field.tsx'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { recallName } from '../online/server/storage.ts'
import styles from './account.module.css'
import { createAccount, signIn } from './account-api.ts'
import { canHavePasskeys } from './passkey.ts'
import { RequestError } from './RequestError.tsx'
import { useAccountRequest } from './useAccountRequest.ts'
import { accountWords } from './words.ts'

export function SignInForms({ account, onChange }: { account: MyAccount; onChange: () => Promise<void> }) {
  const w = accountWords()
  const [name, setName] = useState(recallName)
  const { isBusy, problem, run } = useAccountRequest()
  if (!account.mayHavePasskeys || !isSecureContext) return <NoticeBox kind="warning">{w.notSecure}</NoticeBox>
  if (!canHavePasskeys()) return <NoticeBox kind="warning">{w.noSupport}</NoticeBox>
  const become = (event: FormEvent) => {
    event.preventDefault()
    run(
      () => createAccount(w.device(deviceIn(navigator.userAgent)), name),
      () => void onChange(),
    )
  }
  return (
    <>
      <RequestError problem={problem} />
      <section className={styles.part}>
        <h2>{w.become}</h2>
        <p className={styles.help}>{w.becomeHelp}</p>
        <form className={styles.row} onSubmit={become}>
          <Field
            label={w.name}
            value={name}
            onType={setName}
            maxLength={MOST_ACCOUNT_NAME}
            autoComplete="username"
            describedBy="name-help"
            isSmall
          />
          <button type="submit" className="btn primary" disabled={isBusy || name.trim() === ''}>
            {w.makePasskey}
          </button>
        </form>
        <p id="name-help" className={styles.help}>
          {w.nameHelp}
        </p>
      </section>
      <section className={styles.part}>
        <h2>{w.haveOne}</h2>
        <p className={styles.help}>{w.haveOneHelp}</p>
        <div className={styles.row}>
          <button type="button" className="btn" disabled={isBusy} onClick={() => run(signIn, () => void onChange())}>
            {w.signIn}
          </button>
        </div>
      </section>
    </>
  )
}
