/** Test helper: a simulated browser that decrypts push messages (RFC 8291). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { CURVE, type ReaderKeys } from './encrypt.ts'

const SALT_BYTES = 16
/** After the salt: record size and length of the sender's key. */
const KEY_AT = 21
const TEXT_AT = 86
const TAG_BYTES = 16

export class Browser {
  readonly #ecdh = createECDH(CURVE)
  readonly #auth: Buffer

  /** With new keys, unless the test passes some. */
  constructor(key?: Buffer, auth: Buffer = randomBytes(16)) {
    this.#auth = auth
    if (key) this.#ecdh.setPrivateKey(key)
    else this.#ecdh.generateKeys()
  }

  get keys(): ReaderKeys {
    return { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  read(sealed: Buffer): string {
    const [salt, sender] = [sealed.subarray(0, SALT_BYTES), sealed.subarray(KEY_AT, TEXT_AT)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(sender), this.#auth, info, 32))
    const part = (name: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    const text = Buffer.concat([cipher.update(sealed.subarray(TEXT_AT, -TAG_BYTES)), cipher.final()])
    return text.subarray(0, -1).toString()
  }
}

/** Claims of the sender (RFC 8292); undefined if the signature is invalid. */
export function senderIn(authorization: string): { aud: string; exp: number; sub: string } | undefined {
  const [, head, claims, signed, key] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.*)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const sender = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: sender, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signed, 'base64url'),
  )
  return isTheirs ? JSON.parse(String(Buffer.from(claims, 'base64url'))) : undefined
}
