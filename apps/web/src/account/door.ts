/** What is asked of the server about the own account. */
import type { Result } from '@heptapolis/engine/kernel'
import { API, type Avoided, type MyAccount } from '@heptapolis/wire'
import { rememberAccount, renumberPeople } from '../online/memory.ts'
import { server } from '../online/useFollowing.ts'
import { type Asked, makePasskey, signWith } from './passkey.ts'

export const EXPORT = `${API}/me/export`

/** Whoever comes for the first time is somebody from then on. */
export async function myAccount(): Promise<Result<MyAccount>> {
  const me = await server.me()
  return me.ok ? server.ask('GET', '/me/account') : me
}

export async function addPasskey(name: string, account?: string): Promise<Result<unknown>> {
  const asked = await server.ask<Asked>('POST', '/me/passkeys/options', { account })
  if (!asked.ok) return asked
  const made = await makePasskey(asked.value)
  return made.ok ? server.ask('POST', '/me/passkeys', { account, name, made: made.value }) : made
}

/** The people of this device have other numbers in the account. */
export async function signIn(): Promise<Result<unknown>> {
  const asked = await server.ask<Asked>('POST', '/sign-in/options', {})
  if (!asked.ok) return asked
  const signed = await signWith(asked.value)
  if (!signed.ok) return signed
  const arrived = await server.ask<{ people: (number | null)[] }>('POST', '/sign-in', { signed: signed.value })
  if (!arrived.ok) return arrived
  renumberPeople((as) => arrived.value.people[as] ?? 0)
  return arrived
}

export async function signOut(): Promise<Result<unknown>> {
  const left = await server.ask('POST', '/sign-out', {})
  if (left.ok) forgetHere()
  return left
}

export async function leave({ kind }: MyAccount): Promise<Result<unknown>> {
  const signed = kind === 'person' ? await signToLeave() : undefined
  if (signed && !signed.ok) return signed
  const left = await server.ask('POST', '/me/leave', { signed: signed?.value })
  if (left.ok) forgetHere()
  return left
}

async function signToLeave() {
  const asked = await server.ask<Asked>('POST', '/me/leave/options', {})
  return asked.ok ? signWith(asked.value) : asked
}

export const rename = (name: string): Promise<Result<{ name: string }>> => server.ask('POST', '/me/name', { name })

export const renamePasskey = (id: string, name: string): Promise<Result<unknown>> =>
  server.ask('POST', `/me/passkeys/${id}/rename`, { name })

export const removePasskey = (id: string): Promise<Result<unknown>> =>
  server.ask('POST', `/me/passkeys/${id}/remove`, {})

export const avoided = (): Promise<Result<Avoided[]>> => server.ask('GET', '/me/avoided')
export const unavoid = (id: string): Promise<Result<unknown>> => server.ask('POST', `/me/avoided/${id}/remove`, {})

function forgetHere(): void {
  renumberPeople(() => 0)
  rememberAccount('')
}
