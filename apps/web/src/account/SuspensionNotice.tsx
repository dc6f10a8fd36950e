/** Suspension of the own account from open tables: until when, why, and what remains possible. */
import type { Result } from '@heptapolis/engine/kernel'
import type { MyAccount } from '@heptapolis/wire'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { server } from '../online/server/server.ts'
import { useRequest } from '../online/server/useRequest.ts'
import { accountWords } from './words.ts'

export function SuspensionNotice({ until, why }: NonNullable<MyAccount['suspended']>) {
  const w = accountWords()
  const when =
    until === undefined
      ? undefined
      : new Date(until).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })
  return (
    <NoticeBox kind="warning" isQuiet={false}>
      {w.suspended(when)} {w.why(why)}
    </NoticeBox>
  )
}

const askAccount = (): Promise<Result<MyAccount>> => server.request('GET', '/me/account')

/** On other pages than that of the account: nothing unless the account is suspended. */
export function OwnSuspension() {
  const { value: account } = useRequest(askAccount)
  return account?.suspended ? <SuspensionNotice {...account.suspended} /> : undefined
}
