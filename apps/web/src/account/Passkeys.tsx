/** The passkeys of an account: rename, add, remove. The last one cannot be removed. */

import { deviceIn, MOST_NAME, type MyAccount } from '@heptapolis/wire'
import { useState } from 'react'
import { Field } from '../look/controls/Field.tsx'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { ListRow, RowList } from '../look/controls/RowList.tsx'
import { Icon } from '../look/Icon.tsx'
import styles from './account.module.css'
import { addPasskey, removePasskey, renamePasskey } from './account-api.ts'
import { canHavePasskeys } from './passkey.ts'
import { RequestError } from './RequestError.tsx'
import { type PendingRequest, useAccountRequest } from './useAccountRequest.ts'
import { accountWords } from './words.ts'

type Passkey = MyAccount['passkeys'][number]

export function Passkeys({ account, onChange }: { account: MyAccount; onChange: () => Promise<void> }) {
  const w = accountWords()
  const asking = useAccountRequest()
  const { passkeys, mayHavePasskeys } = account
  const changed = () => void onChange()
  return (
    <section className={styles.part}>
      <h2>{w.passkeys}</h2>
      <p className={styles.help}>{w.passkeysHelp}</p>
      <RequestError problem={asking.problem} />
      <RowList>
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} isLast={passkeys.length === 1} asking={asking} onChange={changed} />
        ))}
      </RowList>
      {passkeys.length === 1 ? <p className={styles.help}>{w.lastOne}</p> : undefined}
      {mayHavePasskeys && canHavePasskeys() ? (
        <div className={styles.row}>
          <button
            type="button"
            className="btn"
            disabled={asking.isBusy}
            onClick={() => asking.run(() => addPasskey(w.device(deviceIn(navigator.userAgent))), changed)}
          >
            <Icon name="plus" size={15} /> {w.addPasskey}
          </button>
        </div>
      ) : (
        <NoticeBox kind="warning">{w.notSecure}</NoticeBox>
      )}
    </section>
  )
}

interface RowProps {
  passkey: Passkey
  isLast: boolean
  asking: PendingRequest
  onChange: () => void
}

/** Removal needs a second press. */
function Row({ passkey: { id, name, used }, isLast, asking, onChange }: RowProps) {
  const w = accountWords()
  const [typed, setTyped] = useState(name)
  const [isMeant, setMeant] = useState(false)
  const when = new Date(used).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })
  const form = (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault()
        asking.run(() => renamePasskey(id, typed), onChange)
      }}
    >
      <Field label={w.passkeyName} value={typed} onType={setTyped} maxLength={MOST_NAME} isSmall />
      {typed.trim() === '' || typed === name ? undefined : (
        <button type="submit" className="btn">
          {w.rename}
        </button>
      )}
    </form>
  )
  return (
    <ListRow title={form} notes={[w.used(when)]}>
      {isLast ? undefined : (
        <button
          type="button"
          className={isMeant ? 'btn' : 'btn ghost icon'}
          aria-label={isMeant ? undefined : w.removePasskey(name)}
          title={w.removePasskey(name)}
          onClick={() => (isMeant ? asking.run(() => removePasskey(id), onChange) : setMeant(true))}
        >
          {isMeant ? w.really : <Icon name="cross" size={15} />}
        </button>
      )}
    </ListRow>
  )
}
