/** Requests of the account page to the server: sign in, passkeys, devices, name, deletion. */
import type { Result } from '@heptapolis/engine/kernel'
import { API, type AvoidedPlayer, type MyAccount, type SignIn, type SignInStep } from '@heptapolis/wire'
import { server } from '../online/server/server.ts'
import { rememberAccount, renumberPeople } from '../online/server/storage.ts'
import { type CreationChallenge, makePasskey, type SigningChallenge, signWith } from './passkey.ts'

export const EXPORT = `${API}/me/export`

/** The first passkey creates the account. */
export async function createAccount(name: string, account: string): Promise<Result<unknown>> {
  return newPasskey(name, { account })
}

export async function addPasskey(name: string): Promise<Result<unknown>> {
  const signed = await signFor('passkeys')
  return signed.ok ? newPasskey(name, { signed: signed.value }) : signed
}

async function newPasskey(
  name: string,
  { account, signed }: { account?: string; signed?: SignIn['signed'] },
): Promise<Result<unknown>> {
  const asked = await server.request<CreationChallenge>('POST', '/me/passkeys/options', { account, signed })
  if (!asked.ok) return asked
  const made = await makePasskey(asked.value)
  return made.ok ? server.request('POST', '/me/passkeys', { account, name, made: made.value }) : made
}

/** The server renumbers the people of this device when they join an account. */
export async function signIn(): Promise<Result<unknown>> {
  const asked = await server.request<SigningChallenge>('POST', '/sign-in/options', {})
  if (!asked.ok) return asked
  const signed = await signWith(asked.value)
  if (!signed.ok) return signed
  const arrived = await server.request<{ people: (number | null)[] }>('POST', '/sign-in', { signed: signed.value })
  if (!arrived.ok) return arrived
  renumberPeople((as) => arrived.value.people[as] ?? 0)
  return arrived
}

export async function signOut(): Promise<Result<unknown>> {
  const left = await server.request('POST', '/sign-out', {})
  if (left.ok) forgetHere()
  return left
}

export async function deleteAccount({ kind }: MyAccount): Promise<Result<unknown>> {
  const signed = kind === 'person' ? await signFor('leave') : undefined
  if (signed && !signed.ok) return signed
  const left = await server.request('POST', '/me/leave', { signed: signed?.value })
  if (left.ok) forgetHere()
  return left
}

/** Sensitive actions need a passkey signature besides the cookie. */
async function signFor(purpose: SignInStep['purpose']) {
  const asked = await server.request<SigningChallenge>('POST', '/me/signing', { purpose })
  return asked.ok ? signWith(asked.value) : asked
}

export const rename = (name: string): Promise<Result<{ name: string }>> => server.request('POST', '/me/name', { name })

export const renamePasskey = (id: string, name: string): Promise<Result<unknown>> =>
  server.request('POST', `/me/passkeys/${id}/rename`, { name })

export async function removePasskey(id: string): Promise<Result<unknown>> {
  const signed = await signFor('passkeys')
  return signed.ok ? server.request('POST', `/me/passkeys/${id}/remove`, { signed: signed.value }) : signed
}

export const signOutDevice = (id: string): Promise<Result<unknown>> =>
  server.request('POST', `/me/devices/${id}/end`, {})
export const signOutOtherDevices = (): Promise<Result<unknown>> => server.request('POST', '/me/devices/end', {})

export const blockedPeople = (): Promise<Result<AvoidedPlayer[]>> => server.request('GET', '/me/avoided')
export const unblock = (id: string): Promise<Result<unknown>> => server.request('POST', `/me/avoided/${id}/remove`, {})

function forgetHere(): void {
  renumberPeople(() => 0)
  rememberAccount('')
}
