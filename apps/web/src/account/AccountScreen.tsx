/** The account page: a visitor can create an account or sign in; an account manages passkeys, devices and data. */

import type { MyAccount } from '@heptapolis/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { LoadingNotice } from '../app/LoadingNotice.tsx'
import { Notice } from '../app/Notice.tsx'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import { Icon } from '../look/Icon.tsx'
import { ownAccount } from '../online/server/own-account.ts'
import { troubleText } from '../online/words.ts'
import { AccountName } from './AccountName.tsx'
import styles from './account.module.css'
import { signOut } from './account-api.ts'
import { BlockedPeople } from './BlockedPeople.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RequestError } from './RequestError.tsx'
import { SignInForms } from './SignInForms.tsx'
import { SuspensionNotice } from './SuspensionNotice.tsx'
import { useAccountRequest } from './useAccountRequest.ts'
import { accountWords } from './words.ts'

export function AccountScreen() {
  const w = accountWords()
  const [account, setAccount] = useState<MyAccount>()
  const [problem, setProblem] = useState<string>()
  const [isGone, setGone] = useState(false)
  const refresh = useCallback(
    () =>
      ownAccount().then((found) => {
        if (found.ok) setAccount(found.value)
        else setProblem(troubleText(found.error.code))
      }),
    [],
  )
  useEffect(() => void refresh(), [refresh])
  if (isGone) return <Notice title={w.gone} />
  if (problem) return <Notice title={w.title} text={problem} />
  if (!account) return <LoadingNotice />
  const isVisitor = account.kind === 'visitor'
  return (
    <main className={classes('page-column', styles.page)}>
      <Head account={account} onChange={refresh} />
      {account.attendance.left > 0 ? (
        <p className={styles.help}>{w.attendance(account.attendance.left, account.attendance.games)}</p>
      ) : undefined}
      {account.suspended ? <SuspensionNotice {...account.suspended} /> : undefined}
      {isVisitor ? <SignInForms account={account} onChange={refresh} /> : undefined}
      {isVisitor ? undefined : <AccountName key={account.name} name={account.name} onChange={refresh} />}
      {isVisitor ? undefined : <Passkeys account={account} onChange={refresh} />}
      {isVisitor ? undefined : <Devices devices={account.devices} onChange={refresh} />}
      <BlockedPeople />
      <DeleteAccount account={account} onGone={() => setGone(true)} />
      <p className={styles.foot}>{words().labelled(w.number, account.id)}</p>
    </main>
  )
}

function Head({ account, onChange }: { account: MyAccount; onChange: () => Promise<void> }) {
  const w = accountWords()
  const { problem, run } = useAccountRequest()
  const isVisitor = account.kind === 'visitor'
  const since = new Date(account.created).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
  return (
    <PageHead scene="people" title={isVisitor ? w.title : account.name} lead={isVisitor ? w.visitor : w.since(since)}>
      <Link href="/games" className="btn">
        {words().yourGames}
      </Link>
      {isVisitor ? undefined : (
        <Link href="/me" className="btn">
          {w.profile}
        </Link>
      )}
      <Link href="/programs" className="btn">
        {w.programs}
      </Link>
      {account.isAdmin ? (
        <Link href="/admin" className="btn">
          {w.admin}
        </Link>
      ) : undefined}
      {isVisitor ? undefined : (
        <button type="button" className="btn" onClick={() => run(signOut, () => void onChange())}>
          <Icon name="o-door" size={15} /> {w.signOut}
        </button>
      )}
      <RequestError problem={problem} />
    </PageHead>
  )
}
