import { describe, expect, test } from 'vitest'
import { move } from './move.ts'
import { MoveList } from './move-list.ts'

const many = Array.from({ length: 200 }, (_, i) => move(i % 40, i * 5, i % 34, i << 20, i * 7, i * 11))

describe('A list of moves', () => {
  test('returns all added moves, also beyond its capacity', () => {
    const list = new MoveList()
    for (const one of many) list.push(one)
    expect(list.length).toBe(many.length)
    expect(list.all()).toEqual(many)
    expect(list.at(150)).toEqual(many[150])
  })

  test('can be refilled without changing moves taken before', () => {
    const list = new MoveList()
    list.push(many[3])
    const [kept] = list.all()
    list.clear().push(many[4])
    expect(list.all()).toEqual([many[4]])
    expect(kept).toEqual(many[3])
  })

  test('takes over moves without a card', () => {
    const waiting = new MoveList()
    waiting.push(move(1, 0, 2, 3, 4, 5))
    waiting.push(move(1, 0, 0, 6, 0, 7))
    const list = new MoveList()
    list.addAll(waiting, 9)
    expect(list.all()).toEqual([move(1, 9, 2, 3, 4, 5), move(1, 9, 0, 6, 0, 7)])
    for (let card = 10; card < 200; card++) list.addAll(waiting, card)
    expect(list.at(0)).toEqual(move(1, 9, 2, 3, 4, 5))
    expect(list.all().slice(-2)).toEqual([move(1, 199, 2, 3, 4, 5), move(1, 199, 0, 6, 0, 7)])
  })

  test('groups moves by action and card', () => {
    const list = new MoveList()
    for (const one of [move(1, 5, 0, 3), move(1, 5, 2), move(2, 5), move(2, 6)]) list.push(one)
    const [first, second, third, fourth] = [0, 1, 2, 3].map((i) => list.pair(i))
    expect(second).toBe(first)
    expect(new Set([first, third, fourth]).size).toBe(3)
  })
})
