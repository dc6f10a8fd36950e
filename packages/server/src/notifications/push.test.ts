import { createECDH } from 'node:crypto'
import { sure } from '@heptapolis/engine'
import { memoryStore } from '@heptapolis/store'
import { describe, expect, test } from 'vitest'
import { encrypted } from './encrypt.ts'
import { Browser, senderIn } from './testing.ts'
import { type Sender, senderOf, signature } from './vapid.ts'

const EXAMPLE =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

describe('a push message', () => {
  test('is encrypted as in the example of RFC 8291', () => {
    const own = createECDH('prime256v1')
    own.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
    const reader = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const sealed = encrypted('When I grow up, I want to be a watermelon', reader, bytes('DGv6ra1nlYgDCS1FRnbzlw'), own)
    expect(sealed.toString('base64url')).toBe(EXAMPLE)
    const browser = new Browser(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'), bytes(reader.auth))
    expect(browser.keys).toEqual(reader)
    expect(browser.read(bytes(EXAMPLE))).toBe('When I grow up, I want to be a watermelon')
  })

  test('is readable with the keys, and never the same twice', () => {
    const browser = new Browser()
    const [one, other] = [encrypted('Grüße', browser.keys), encrypted('Grüße', browser.keys)]
    expect(one.equals(other)).toBe(false)
    expect([one, other].map((sealed) => browser.read(sealed))).toEqual(['Grüße', 'Grüße'])
    expect(() => new Browser().read(one)).toThrow()
  })
})

describe('the sender', () => {
  test('keeps its keys across restarts', async () => {
    const { settings } = memoryStore()
    const keys = [sure(await senderOf(settings)), sure(await senderOf(settings))].map(({ publicKey }) => publicKey)
    expect(keys[0]).toBe(keys[1])
    expect(bytes(keys[0])).toHaveLength(65)
  })

  test('signs for one push service, for half a day', async () => {
    const sender: Sender = sure(await senderOf(memoryStore().settings))
    const now = Date.parse('2026-11-15T12:00:00Z')
    const said = signature(sender, 'https://push.example/send/abc?x=1', 'mailto:me@example.org', now)
    const told = { aud: 'https://push.example', exp: now / 1000 + 12 * 3600, sub: 'mailto:me@example.org' }
    expect(senderIn(said)).toEqual(told)
    const other = sure(await senderOf(memoryStore().settings))
    expect(senderIn(said.replace(sender.publicKey, other.publicKey))).toBeUndefined()
    expect(said.endsWith(`k=${sender.publicKey}`)).toBe(true)
  })
})
