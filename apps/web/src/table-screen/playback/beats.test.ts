import { describe, expect, test } from 'vitest'
import { beatsOf, pairsOf } from './beats.ts'

describe('the beats of a resolution', () => {
  test('are empty without events', () => {
    expect(beatsOf([])).toEqual([])
    expect(beatsOf([{ what: 'paid', seat: 0, coins: 2 }])).toEqual([])
  })

  test('turn cards over first, then build, then show conflicts', () => {
    const beats = beatsOf([
      { what: 'built', seat: 0, card: 'altar', by: 'pay' },
      { what: 'sold', seat: 1 },
      { what: 'conflict', seat: 0, other: 1, strength: 2, against: 1 },
    ])
    expect(beats.map(({ is }) => is)).toEqual(['reveal', 'settle', 'conflict'])
    expect(beats[0]).toMatchObject({
      plays: [
        { seat: 0, what: 'built', card: 'altar' },
        { seat: 1, what: 'sold' },
      ],
    })
  })

  test('show pairs one after another, and tokens after their fight', () => {
    const beats = beatsOf([
      { what: 'conflict', seat: 0, other: 1, strength: 2, against: 1 },
      { what: 'victory', seat: 0, value: 3 },
      { what: 'defeat', seat: 1, value: -1 },
      { what: 'conflict', seat: 1, other: 2, strength: 1, against: 1 },
      { what: 'conflict', seat: 2, other: 0, strength: 1, against: 2 },
      { what: 'defeat', seat: 2, value: -1 },
      { what: 'victory', seat: 0, value: 3 },
    ])
    expect(beats.map((beat) => (beat.is === 'conflict' ? beat.pending.length : undefined))).toEqual([4, 2, 2])
  })

  test('show own fights first, each with its tokens and texts', () => {
    const fight = (seat: number, other: number) => ({ what: 'conflict', seat, other, strength: 2, against: 1 })
    const won = (seat: number) => ({ what: 'victory', seat, value: 3 })
    const events = [fight(0, 1), won(0), fight(1, 2), won(1), fight(2, 0), won(2)]
    const beats = beatsOf(events, 1, 2)
    expect(beats).toMatchObject([
      { tokens: [{ seat: 1, value: 3 }], told: [fight(1, 2), won(1)] },
      { tokens: [{ seat: 2, value: 3 }], told: [fight(2, 0), won(2)] },
      { tokens: [{ seat: 0, value: 3 }], told: [fight(0, 1), won(0)] },
    ])
  })

  test('know all fights of the Age with their tokens, in the order shown', () => {
    const fight = (seat: number, other: number) => ({ what: 'conflict', seat, other, strength: 2, against: 1 })
    const won = (seat: number) => ({ what: 'victory', seat, value: 3 })
    const [first] = beatsOf([fight(0, 1), won(0), fight(1, 2), won(1), fight(2, 0)], 1, 2)
    expect(first.is === 'conflict' && pairsOf(first.all)).toMatchObject([
      { fights: [fight(1, 2)], tokens: [{ seat: 1, value: 3 }] },
      { fights: [fight(2, 0)], tokens: [] },
      { fights: [fight(0, 1)], tokens: [{ seat: 0, value: 3 }] },
    ])
  })

  test('move coins while cards are built, and take a little longer then', () => {
    const built = { what: 'built', seat: 0, card: 'altar', by: 'pay' }
    const paid = { what: 'paid', seat: 0, coins: 3, left: 2, right: 0, bank: 1 }
    const [, settle] = beatsOf([paid, built])
    expect(settle).toMatchObject({ is: 'settle', paid: [paid] })
    expect(settle.ms).toBeGreaterThan(beatsOf([built])[1].ms)
  })

  test('move no coins to the bank', () => {
    const events = [
      { what: 'paid', seat: 0, coins: 1, left: 0, right: 0, bank: 1 },
      { what: 'sold', seat: 1 },
    ]
    expect(beatsOf(events)[1]).toMatchObject({ is: 'settle', paid: [] })
  })

  test('open the next Age after the last fight, and reveal nothing before', () => {
    const beats = beatsOf([
      { what: 'sold', seat: 1 },
      { what: 'conflict', seat: 0, other: 1, strength: 2, against: 1 },
      { what: 'victory', seat: 0, value: 1 },
      { what: 'age', age: 2 },
      { what: 'turn', age: 2, turn: 1 },
    ])
    expect(beats.map(({ is }) => is)).toEqual(['reveal', 'settle', 'conflict', 'age'])
    expect(beats[2]).toMatchObject({ told: [{ what: 'conflict' }, { what: 'victory' }] })
    expect(beats[3]).toMatchObject({ age: 2 })
  })

  test('are shorter at a faster pace', () => {
    const events = [{ what: 'sold', seat: 1 }]
    expect(beatsOf(events, 0.5)[0].ms).toBe(beatsOf(events)[0].ms / 2)
  })
})
