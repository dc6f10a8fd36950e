/** The account of this browser at the server, and the name that it gives. */
import type { Result } from '@heptapolis/engine/kernel'
import type { MyAccount } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { server } from './server.ts'
import { recallName, rememberAccount } from './storage.ts'

/** Creates the session first: a new visitor has none. */
export async function ownAccount(): Promise<Result<MyAccount>> {
  const me = await server.me()
  if (!me.ok) return me
  const account = await server.request<MyAccount>('GET', '/me/account')
  if (account.ok) rememberAccount(account.value.kind === 'visitor' ? '' : account.value.name)
  return account
}

/** The name to play under; empty for a newcomer. A signed-in browser may have lost what it remembered. */
export async function ownName(): Promise<string> {
  if (recallName() === '') await ownAccount()
  return recallName()
}

export function useOwnName(): string {
  const [name, setName] = useState(recallName)
  useEffect(() => void ownName().then(setName), [])
  return name
}
