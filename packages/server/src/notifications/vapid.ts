/**
 * Identity of this server at push services (VAPID, RFC 8292): a key pair created at the first start, and a signature
 * per message.
 */
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { ServerSettings } from '@heptapolis/store'
import { CURVE } from './encrypt.ts'

const SETTING = 'vapid'
const LIFE_SECONDS = 12 * 3600

export interface Sender {
  /** In base64url, as browsers expect it. */
  readonly publicKey: string
  readonly key: KeyObject
}

/** Reads the stored keys, or creates them at the first start. Subscriptions are bound to them. */
export async function senderOf(settings: ServerSettings): Promise<Result<Sender>> {
  const fresh = createECDH(CURVE)
  fresh.generateKeys()
  const kept = await settings.settle(SETTING, fresh.getPrivateKey('base64url'))
  return kept.ok ? ok(senderFrom(kept.value)) : kept
}

function senderFrom(secret: string): Sender {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(secret, 'base64url')
  const point = pair.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: pair.getPrivateKey().toString('base64url'), x, y }
  return { publicKey: point.toString('base64url'), key: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Authorization header for the service of one endpoint. */
export function signature({ publicKey, key }: Sender, endpoint: string, contact: string, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFE_SECONDS, sub: contact }
  const text = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`
  const signed = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signed.toString('base64url')}, k=${publicKey}`
}
