/** Section of the account page for data export and deletion of the account. */
import type { MyAccount } from '@heptapolis/wire'
import { useState } from 'react'
import styles from './account.module.css'
import { deleteAccount, EXPORT } from './account-api.ts'
import { RequestError } from './RequestError.tsx'
import { useAccountRequest } from './useAccountRequest.ts'
import { accountWords } from './words.ts'

export function DeleteAccount({ account, onGone }: { account: MyAccount; onGone: () => void }) {
  const w = accountWords()
  const [isMeant, setMeant] = useState(false)
  const { isBusy, problem, run } = useAccountRequest()
  return (
    <>
      <section className={styles.part}>
        <h2>{w.yours}</h2>
        <p className={styles.help}>{w.yoursHelp}</p>
        <div className={styles.row}>
          <a href={EXPORT} download="heptapolis-account.json" className="btn">
            {w.download}
          </a>
        </div>
      </section>
      <section className={styles.part}>
        <h2>{w.leave}</h2>
        <p className={styles.help}>{w.leaveHelp}</p>
        <RequestError problem={problem} />
        <div className={styles.row}>
          <button
            type="button"
            className={isMeant ? 'btn primary' : 'btn'}
            disabled={isBusy}
            onClick={() => (isMeant ? run(() => deleteAccount(account), onGone) : setMeant(true))}
          >
            {isMeant ? w.leaveSure : w.leaveNow}
          </button>
          {isMeant ? (
            <button type="button" className="btn ghost" onClick={() => setMeant(false)}>
              {w.stay}
            </button>
          ) : undefined}
        </div>
      </section>
    </>
  )
}
