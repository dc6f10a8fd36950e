/**
 * Contract tests of every database implementation: rights of resume links to play one seat, and repeated requests to
 * create a table.
 */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import type { Store } from '../src/port.ts'
import type { Suite } from './suite.ts'

const GRANT = { holder: 'phone', person: 'ada', game: 'k7Qx2', seat: 1, at: 5 }

async function withPeople(store: Store): Promise<Store> {
  for (const id of ['ada', 'phone', 'bob'])
    sure(await store.people.saveAccount({ id, name: id, created: 0, kind: 'visitor', prefs: {} }))
  return store
}

export const givesSeats: Suite = (name, fresh) => {
  describe(`${name}: seat grants`, () => {
    test('allow one person at one game, and at the rematches they are carried to', async () => {
      const { grants } = await withPeople(await fresh())
      sure(await grants.give(GRANT))
      expect(sure(await grants.heldBy('phone'))).toEqual([GRANT])
      expect(sure(await grants.allows('phone', 'ada', 'k7Qx2'))).toBe(true)
      expect(sure(await grants.allows('phone', 'ada', 'other'))).toBe(false)
      expect(sure(await grants.allows('bob', 'ada', 'k7Qx2'))).toBe(false)
      sure(await grants.carry('k7Qx2', 'again'))
      sure(await grants.carry('k7Qx2', 'again'))
      expect(sure(await grants.allows('phone', 'ada', 'again'))).toBe(true)
      expect(sure(await grants.givenFor(['ada', 'bob']))).toHaveLength(2)
    })

    test('stay known when they have ended, and can be given anew', async () => {
      const { grants } = await withPeople(await fresh())
      sure(await grants.give(GRANT))
      sure(await grants.end(['ada', 'bob'], 'phone'))
      expect(sure(await grants.heldBy('phone'))).toEqual([{ ...GRANT, ended: true }])
      expect(sure(await grants.givenFor(['ada']))).toEqual([])
      expect(sure(await grants.allows('phone', 'ada', 'k7Qx2'))).toBe(false)
      sure(await grants.carry('k7Qx2', 'again'))
      expect(sure(await grants.allows('phone', 'ada', 'again'))).toBe(false)
      sure(await grants.give({ ...GRANT, seat: 2, at: 9 }))
      expect(sure(await grants.heldBy('phone'))).toEqual([{ ...GRANT, seat: 2, at: 9 }])
    })

    test('go with their person, and move with a holder who signs in', async () => {
      const { grants, people } = await withPeople(await fresh())
      sure(await grants.give(GRANT))
      sure(await people.promote('bob', 'person'))
      expect(sure(await people.merge('phone', 'bob'))).toBe(true)
      expect(sure(await grants.allows('bob', 'ada', 'k7Qx2'))).toBe(true)
      expect(sure(await grants.heldBy('phone'))).toEqual([])
      sure(await people.removeAccount('ada'))
      expect(sure(await grants.heldBy('bob'))).toEqual([])
    })
  })

  test(`${name}: the same request opens one game, until it is forgotten`, async () => {
    const { grants } = await withPeople(await fresh())
    expect(sure(await grants.opened('ada', 'c1'))).toBeUndefined()
    expect(sure(await grants.opening('ada', 'c1', 'first', 10))).toBe('first')
    expect(sure(await grants.opened('ada', 'c1'))).toBe('first')
    expect(sure(await grants.opening('ada', 'c1', 'second', 20))).toBe('first')
    expect(sure(await grants.opening('ada', 'c2', 'second', 20))).toBe('second')
    expect(sure(await grants.opening('bob', 'c1', 'third', 20))).toBe('third')
    expect(sure(await grants.openedBy('ada', 10))).toEqual(['second', 'first'])
    expect(sure(await grants.openedBy('ada', 1))).toEqual(['second'])
    expect(sure(await grants.sweepOpenings(20))).toBe(1)
    expect(sure(await grants.openedBy('ada', 10))).toEqual(['second'])
    expect(sure(await grants.opening('ada', 'c1', 'fourth', 30))).toBe('fourth')
  })
}
