/** Test helper: a software passkey authenticator that signs like a real one. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { API, type SignInStep } from '@heptapolis/wire'
import type { TestGuest } from '../../test-guest.ts'

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

/** CBOR encoder for attestations: integers, bytes, texts and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n])
    if (n < 256) return Buffer.from([(major << 5) | 24, n])
    return Buffer.from([(major << 5) | 25, n >> 8, n & 0xff])
  }
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Uint8Array)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

export interface AuthenticatorOptions {
  /** Origin of the page; tests may forge it. */
  readonly origin?: string
  readonly isVerified?: boolean
}

export class Authenticator {
  readonly id = b64(randomBytes(16))
  readonly #origin: string
  readonly #host: string
  readonly #key: KeyObject
  readonly #public: Buffer
  #user = 'AAAA'
  /** Signature counter; authenticators without one stay at 0. */
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
    this.#host = new URL(origin).hostname
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    this.#public = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, left],
        [-3, right],
      ]),
    )
  }

  /** Creates a passkey. */
  makes(options: Record<string, unknown>, { origin = this.#origin }: AuthenticatorOptions = {}) {
    this.#user = (options.user as { id: string }).id
    const id = Buffer.from(this.id, 'base64url')
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#public])
    const authData = Buffer.concat([this.#data(PRESENT | VERIFIED | ATTESTED), attested])
    const none = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...this.#head,
      response: {
        clientDataJSON: b64(this.#said('webauthn.create', options, origin)),
        attestationObject: b64(cbor(none)),
        transports: ['internal'],
      },
    }
  }

  /** Signs a challenge. */
  signs(options: Record<string, unknown>, { origin = this.#origin, isVerified = true }: AuthenticatorOptions = {}) {
    const data = this.#data(isVerified ? PRESENT | VERIFIED : PRESENT)
    const said = this.#said('webauthn.get', options, origin)
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), this.#key)
    return {
      ...this.#head,
      response: {
        clientDataJSON: b64(said),
        authenticatorData: b64(data),
        signature: b64(signature),
        userHandle: this.#user,
      },
    }
  }

  get #head() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(this.#host), Buffer.from([flags]), counter])
  }

  #said(type: string, { challenge }: Record<string, unknown>, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}

/** Signature of a passkey for a purpose. */
export async function confirm(guest: TestGuest, authenticator: Authenticator, purpose: SignInStep['purpose']) {
  return authenticator.signs((await guest.post('/me/signing', { purpose })).body)
}

/** Creates an account, or adds a passkey to one with the help of another. */
export async function registers(
  guest: TestGuest,
  authenticator: Authenticator,
  account: string,
  by?: Authenticator,
): Promise<string> {
  const signed = by ? await confirm(guest, by, 'passkeys') : undefined
  const options = await guest.post('/me/passkeys/options', { account, signed })
  if (options.status !== 200) return String(options.body.code)
  const { body, status } = await guest.post('/me/passkeys', {
    account,
    name: 'Phone',
    made: authenticator.makes(options.body),
  })
  return status === 200 ? 'ok' : String(body.code)
}

/** Signs in and returns the new cookie. */
export async function signsIn(
  guest: TestGuest,
  authenticator: Authenticator,
): Promise<{ code: string; cookie: string }> {
  const options = await guest.post('/sign-in/options', {})
  const body = JSON.stringify({ signed: authenticator.signs(options.body) })
  const headers = { 'content-type': 'application/json', cookie: guest.cookie, origin: guest.origin }
  const response = await fetch(`${guest.origin}${API}/sign-in`, { method: 'POST', headers, body })
  const said = (await response.json()) as { code?: string }
  const [cookie] = (response.headers.get('set-cookie') ?? '').split(';')
  return { code: said.code ?? 'ok', cookie }
}
