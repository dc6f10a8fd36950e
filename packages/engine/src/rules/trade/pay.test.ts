import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAYEES } from '../vocabulary.ts'
import { noDearer, share, showPay, total, withShare } from './pay.ts'

const shares = fc.array(fc.nat(31), { minLength: PAYEES.length, maxLength: PAYEES.length })
const pay = (coins: readonly number[]): number => coins.reduce((sum, n, payee) => sum + withShare(n, payee), 0)

describe('A payment', () => {
  test('keeps the share of every payee', () => {
    fc.assert(
      fc.property(shares, (coins) => {
        expect(coins.map((_, payee) => share(pay(coins), payee))).toEqual(coins)
        expect(total(pay(coins))).toBe(coins.reduce((sum, n) => sum + n, 0))
      }),
      { seed: 1 },
    )
  })

  test('undercuts another if no payee gets more', () => {
    fc.assert(
      fc.property(shares, shares, (a, b) => {
        expect(noDearer(pay(a), pay(b))).toBe(a.every((coins, payee) => coins <= b[payee]))
      }),
      { seed: 1 },
    )
  })

  test('names distant cities only if they are paid', () => {
    expect(showPay(pay([1, 0, 2, 0, 0]))).toEqual({ left: 1, right: 0, bank: 2 })
    expect(showPay(pay([0, 0, 0, 3, 4]))).toEqual({ left: 0, right: 0, bank: 0, farLeft: 3, farRight: 4 })
  })
})
