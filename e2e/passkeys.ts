/** Test helper for passkeys: a virtual authenticator in Chromium. */
import type { CDPSession, Page } from 'playwright-core'
import { leavesForGood } from './visitors.ts'

const BUILT_IN = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

type Credentials = Awaited<ReturnType<typeof credentialsOf>>

export interface VirtualAuthenticator {
  readonly cdp: CDPSession
  readonly authenticatorId: string
}

/** Adds an authenticator to a page, with passkeys it already has. */
export async function giveAuthenticator(page: Page, known: Credentials = []): Promise<VirtualAuthenticator> {
  leavesForGood(page.context())
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: BUILT_IN })
  for (const credential of known) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential })
  return { cdp, authenticatorId }
}

export async function credentialsOf({ cdp, authenticatorId }: VirtualAuthenticator) {
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  return credentials
}
