/** A browser that is sent things, and reads them as RFC 8291 has it. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { CURVE, type ReaderKeys } from './encrypt.ts'

const SALT_BYTES = 16
/** Behind the salt: the size of a record and of the sender's key. */
const KEY_AT = 21
const TEXT_AT = 86
const TAG_BYTES = 16

export class Browser {
  readonly #ecdh = createECDH(CURVE)
  readonly #auth = randomBytes(16)

  constructor() {
    this.#ecdh.generateKeys()
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
