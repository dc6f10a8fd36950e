import { describe, expect, test } from 'vitest'
import { choicesOf, firstWay, wayFor } from './choices.ts'

const MOVES = [
  { action: 'build', card: 'altar', pay: { left: 2, right: 2, bank: 0 } },
  { action: 'build', card: 'altar', pay: { left: 0, right: 2, bank: 0 } },
  { action: 'build', card: 'altar', pay: { left: 0, right: 5, bank: 0 }, fleet: 'red' },
  { action: 'stage', card: 'altar', stage: 2 },
  { action: 'stage', card: 'altar', stage: 2, half: 2 },
  { action: 'sell', card: 'altar' },
  { action: 'build', card: 'baths', by: 'chain' },
  { action: 'skip' },
]

describe('the legal answers', () => {
  test('are ordered by card, action, rider, payment', () => {
    const { cards, plain } = choicesOf(MOVES)
    expect(cards.map(({ card }) => card)).toEqual(['altar', 'baths'])
    expect(cards[0].choices.map(({ action, half }) => [action, half])).toEqual([
      ['build', undefined],
      ['stage', undefined],
      ['stage', 2],
      ['sell', undefined],
    ])
    expect(cards[0].choices[0].along.map(({ details }) => details)).toEqual([{}, { fleet: 'red' }])
    expect(plain.map(({ action }) => action)).toEqual(['skip'])
  })

  test('begin with the cheapest payment and no rider', () => {
    const [build] = choicesOf(MOVES).cards[0].choices
    expect(firstWay(build)).toMatchObject({ total: 2, pay: { right: 2 } })
  })

  test('contain every move', () => {
    const { cards, plain } = choicesOf(MOVES)
    const all = [...cards.flatMap(({ choices }) => choices), ...plain]
    expect(all.flatMap(({ along }) => along.flatMap(({ ways }) => ways))).toHaveLength(MOVES.length)
  })
})

test('the price below a card is that of the suggested move, which its panel preselects', () => {
  const way = (left: number, right: number) => ({ action: 'build', card: 'walls', pay: { left, right, bank: 0 } })
  const [{ choices }] = choicesOf([way(2, 0), way(0, 2)]).cards
  expect(wayFor(choices[0], way(0, 2)).pay).toMatchObject({ right: 2 })
  expect(wayFor(choices[0], undefined).pay).toMatchObject({ left: 2 })
})
