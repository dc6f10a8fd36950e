import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { sure } from '@heptapolis/engine'
import { memoryStore } from '@heptapolis/store'
import { describe, expect, test } from 'vitest'
import { encrypted } from './encrypt.ts'
import { type Sender, senderOf, signature } from './vapid.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

describe('what is sent to a browser', () => {
  test('is encrypted as in the example of RFC 8291', () => {
    const own = createECDH('prime256v1')
    own.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
    const reader = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const sealed = encrypted('When I grow up, I want to be a watermelon', reader, bytes('DGv6ra1nlYgDCS1FRnbzlw'), own)
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('is read by whoever has the keys, and is never the same twice', () => {
    const browser = createECDH('prime256v1')
    browser.generateKeys()
    const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg')
    const reader = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') }
    const [one, other] = [encrypted('Grüße', reader), encrypted('Grüße', reader)]
    expect(one.equals(other)).toBe(false)
    const [salt, sender] = [one.subarray(0, 16), one.subarray(21, 86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    cipher.setAuthTag(one.subarray(-16))
    const text = Buffer.concat([cipher.update(one.subarray(86, -16)), cipher.final()])
    expect(text.subarray(0, -1).toString()).toBe('Grüße')
  })
})

describe('who sends it', () => {
  test('has the same keys after every start', async () => {
    const { settings } = memoryStore()
    const keys = [sure(await senderOf(settings)), sure(await senderOf(settings))].map(({ publicKey }) => publicKey)
    expect(keys[0]).toBe(keys[1])
    expect(bytes(keys[0])).toHaveLength(65)
  })

  test('signs for the service it goes to, for half a day', async () => {
    const sender: Sender = sure(await senderOf(memoryStore().settings))
    const now = Date.parse('2026-11-15T12:00:00Z')
    const said = signature(sender, 'https://push.example/send/abc?x=1', 'mailto:me@example.org', now)
    const [, head, claims, signed] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.*)$/.exec(said) ?? []
    expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
    const told = JSON.parse(bytes(claims).toString())
    expect(told).toEqual({ aud: 'https://push.example', exp: now / 1000 + 12 * 3600, sub: 'mailto:me@example.org' })
    const key = { key: createPublicKey(sender.key), dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, bytes(signed))).toBe(true)
    expect(said.endsWith(`k=${sender.publicKey}`)).toBe(true)
  })
})
