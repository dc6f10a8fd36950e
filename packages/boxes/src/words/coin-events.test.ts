import { expect, test } from 'vitest'
import { scenario } from '../testing.ts'
import { paymentsIn } from './coin-events.ts'

const { rules } = scenario({ cities: [{}, {}, {}] })

const paid = { what: 'paid', seat: 0, coins: 1, left: 0, right: 0, bank: 1 }
const built = { what: 'built', seat: 0, card: 'baths', by: 'pay' }
const participation = { what: 'participation', seat: 0, card: 'project-rampart-road' }

test('a payment belongs to the card, unless the card was free', () => {
  expect([...paymentsIn([paid, built, participation], rules)]).toEqual([[built, paid]])
  const free = { ...built, by: 'chain', from: 'theater' }
  expect([...paymentsIn([paid, free, participation], rules)]).toEqual([[participation, paid]])
  expect([...paymentsIn([paid, free], rules)]).toEqual([[free, paid]])
  const cheap = { ...built, card: 'altar' }
  expect([...paymentsIn([paid, cheap, participation], rules)]).toEqual([[participation, paid]])
})

test('two payments of a city belong to two purchases, and none to that of another city', () => {
  const second = { ...paid, coins: 2 }
  const dug = { ...built, by: 'discard' }
  expect([...paymentsIn([paid, { ...built, seat: 1 }, built, second, dug], rules)]).toEqual([
    [built, paid],
    [dug, second],
  ])
})
