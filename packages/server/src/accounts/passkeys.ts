/**
 * Passkeys as browsers make and use them. What an authenticator has to sign is good once, for whoever asked; the page and
 * the host it is signed for are those of the server's own address.
 */
import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Passkey, Store } from '@heptapolis/store'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { hashOf } from '../sessions/session.ts'

/** The page people are at, and the host their passkeys are for. */
export interface PasskeyOrigin {
  readonly id: string
  readonly origin: string
}

/** What a signature is asked for. */
export type Purpose = 'register' | 'sign-in' | 'leave' | 'passkeys'

const PATIENCE = 5 * 60_000
/** EdDSA, ES256 and RS256, which every authenticator knows one of. */
const ALGORITHMS = [-8, -7, -257]

/** Where passkeys are made for; undefined where browsers make none: a page that comes over plain http from elsewhere. */
export function placeOf(address: string | undefined, host: string): PasskeyOrigin | undefined {
  const origin = address ?? `http://${host}`
  if (!URL.canParse(origin)) return undefined
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : undefined
}

/** Loaded when the first one asks: it brings much that a table among friends never needs. */
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

  /** What a browser needs to make a passkey for somebody. */
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

  /** The passkey a browser has made, not kept yet. */
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

  /** What a browser needs to have somebody sign: at the door the same for everybody; who is in is told which they have. */
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

  /** Whose passkey has signed. Why one is not accepted is told to nobody. */
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
