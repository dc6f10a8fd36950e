/** Encryption of push messages for one browser (RFC 8291, RFC 8188). */
import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface ReaderKeys {
  readonly p256dh: string
  readonly auth: string
}

export const CURVE = 'prime256v1'
/** Whether a key is a point on the curve; encryption fails otherwise. */
export function isReaderKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url')
    return true
  } catch {
    return false
  }
}

const RECORD_BYTES = 4096
/** Delimiter of the last record. */
const LAST = Buffer.from([2])

/** Salt and keys are random per message; only tests pass them. */
export function encrypted(text: string, reader: ReaderKeys, salt: Buffer = randomBytes(16), own = newKeys()): Buffer {
  const readerKey = Buffer.from(reader.p256dh, 'base64url')
  const ownKey = own.getPublicKey()
  const shared = own.computeSecret(readerKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), readerKey, ownKey])
  const secret = derived(shared, Buffer.from(reader.auth, 'base64url'), info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), LAST])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, sizes(ownKey.length), ownKey, ...sealed])
}

function newKeys(): ECDH {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return keys
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

function sizes(keyLength: number): Buffer {
  const bytes = Buffer.alloc(5)
  bytes.writeUInt32BE(RECORD_BYTES)
  bytes.writeUInt8(keyLength, 4)
  return bytes
}
