/**
 * Registration and verification of passkeys (WebAuthn). A challenge is valid once, for the visitor who requested it.
 * The expected origin comes from the server's own address.
 */
import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Passkey, Store } from '@heptapolis/store'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { hashOf } from '../sessions/session.ts'

/** Origin of the page, and the relying party id. */
export interface PasskeyOrigin {
  readonly id: string
  readonly origin: string
}

/** Purpose of a signature; a challenge is valid for one purpose. */
export type Purpose = 'register' | 'sign-in' | 'leave' | 'passkeys'

const PATIENCE = 5 * 60_000
/** EdDSA, ES256 and RS256: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257]

/** Passkey origin of a request; undefined over plain http from another machine, where browsers offer no passkeys. */
export function placeOf(address: string | undefined, host: string): PasskeyOrigin | undefined {
  const origin = address ?? `http://${host}`
  if (!URL.canParse(origin)) return undefined
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : undefined
}

/** Lazy import: the library is large, and tables among friends never need it. */
const library = () => import('@simplewebauthn/server')

const badPasskey = fail('bad-passkey', 'This passkey was not accepted.')

const asCredential = ({ id, transports }: Passkey) => ({ id, transports: [...transports] })

export class PasskeyVerifier {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Options with which a browser creates a passkey. */
  async registering(
    { id }: Account,
    name: string,
    place: PasskeyOrigin,
    known: readonly Passkey[],
  ): Promise<Result<object>> {
    const challenge = await this.#challenge(id, 'register')
    if (!challenge.ok) return challenge
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: 'Heptapolis',
      rpID: place.id,
      userID: new Uint8Array(Buffer.from(id, 'utf8')),
      userName: name,
      userDisplayName: name,
      challenge: challenge.value,
      timeout: PATIENCE,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(asCredential),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return ok(options)
  }

  /** Verifies a new passkey; the caller stores it. */
  async registered(
    account: string,
    place: PasskeyOrigin,
    response: RegistrationResponseJSON,
    name: string,
  ): Promise<Result<Passkey>> {
    const { verifyRegistrationResponse } = await library()
    const made = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.#isAnswer(challenge, account, 'register'),
      expectedOrigin: place.origin,
      expectedRPID: place.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined)
    if (!made?.registrationInfo) return badPasskey
    const { credential } = made.registrationInfo
    const now = this.#now()
    return ok({
      id: credential.id,
      account,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      created: now,
      used: now,
    })
  }

  /** Options with which a browser signs. Before sign-in they are the same for everybody, so they reveal no account. */
  async signing(
    visitor: string,
    purpose: Purpose,
    place: PasskeyOrigin,
    known: readonly Passkey[] = [],
  ): Promise<Result<object>> {
    const challenge = await this.#challenge(visitor, purpose)
    if (!challenge.ok) return challenge
    const { generateAuthenticationOptions } = await library()
    const wishes = { challenge: challenge.value, timeout: PATIENCE, userVerification: 'required' } as const
    const allowCredentials = known.map(asCredential)
    return ok(await generateAuthenticationOptions({ rpID: place.id, ...wishes, allowCredentials }))
  }

  /** Account whose passkey signed. All failures give the same code, so they reveal nothing. */
  async signed(
    visitor: string,
    purpose: Purpose,
    place: PasskeyOrigin,
    response: AuthenticationResponseJSON,
  ): Promise<Result<string>> {
    const found = await this.#store.passkeys.find(response.id)
    if (!found.ok) return found
    const { verifyAuthenticationResponse } = await library()
    const isExpected = (challenge: string) => this.#isAnswer(challenge, visitor, purpose)
    const passkey = found.value
    if (!passkey) return badPasskey
    const signed = await verifyAuthenticationResponse({
      response,
      expectedChallenge: isExpected,
      expectedOrigin: place.origin,
      expectedRPID: place.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => undefined)
    if (!signed?.verified) return badPasskey
    const counted = await this.#store.passkeys.used(passkey.id, signed.authenticationInfo.newCounter, this.#now())
    if (!counted.ok) return counted
    return counted.value ? ok(passkey.account) : badPasskey
  }

  async #challenge(account: string, purpose: Purpose): Promise<Result<Uint8Array<ArrayBuffer>>> {
    const bytes = new Uint8Array(randomBytes(32))
    const now = this.#now()
    const hash = hashOf(Buffer.from(bytes).toString('base64url'))
    const kept = await this.#store.passkeys.challenge({ hash, account, purpose, expires: now + PATIENCE }, now)
    return kept.ok ? ok(bytes) : kept
  }

  async #isAnswer(challenge: string, account: string, purpose: Purpose): Promise<boolean> {
    const asked = { hash: hashOf(challenge), account, purpose, expires: this.#now() }
    const answered = await this.#store.passkeys.answer(asked)
    return answered.ok && answered.value
  }
}
