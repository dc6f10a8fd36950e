/** Validates the shape of an external move: known fields with the right types. */
import { isRecord, textOf, unknownField } from '../kernel/position/naming.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Ruleset } from '../rules/contract/box.ts'
import { oncePerRuleset } from '../rules/once.ts'
import { refuse } from '../rules/problem.ts'
import { PAYEES, type Pay } from '../rules/vocabulary.ts'

export interface MoveJson {
  action: string
  card?: string
  /** chain, or the power that makes it free; default is the first way that uses up no power. */
  by?: string
  pay?: Pay
  /** Sellers of resources for 0 coins: `left`, `right`, `left+right`. */
  from?: string
  [detail: string]: unknown
}

/** Fields of every move, and of the actions and riders in play. */
const fieldsOf = oncePerRuleset(({ actions, riders }): string[] => {
  const added = [...actions, ...riders].flatMap(({ fields = [] }) => fields)
  return [...new Set(['action', 'card', 'by', 'pay', 'from', ...added])]
})

export function readShape(rules: Ruleset, json: unknown): Result<MoveJson> {
  if (!isRecord(json)) return refuse('bad-move', { is: 'shape', of: 'move' })
  const { action, card, by, pay, from } = json
  if (typeof action !== 'string') return refuse('bad-move', { is: 'shape', of: 'action' })
  if (card !== undefined && typeof card !== 'string') return refuse('bad-move', { is: 'shape', of: 'card' })
  if (by !== undefined && typeof by !== 'string') return refuse('bad-move', { is: 'shape', of: 'by' })
  if (from !== undefined && !areSellers(from)) return refuse('bad-move', { is: 'no-seller', known: PAYEES })
  const stray = unknownField(json, fieldsOf(rules), '')
  if (stray) return { ok: false, error: { ...stray, code: 'bad-move' } }
  const unpaid = pay === undefined ? ok(pay) : readPay(pay)
  return unpaid.ok ? ok({ ...json, action } as MoveJson) : unpaid
}

const areSellers = (from: unknown): boolean =>
  textOf(from)
    .split('+')
    .every((seller) => PAYEES.some((payee) => payee === seller))

function readPay(pay: unknown): Result<unknown> {
  if (!isRecord(pay)) return refuse('bad-move', { is: 'shape', of: 'pay' })
  const stray = unknownField(pay, PAYEES, 'pay')
  if (stray) return { ok: false, error: { ...stray, code: 'bad-move' } }
  const odd = PAYEES.find((payee) => !isCoins(pay[payee]))
  return odd ? refuse('bad-move', { is: 'no-coins', field: `pay.${odd}` }) : ok(pay)
}

const isCoins = (coins: unknown = 0): boolean => typeof coins === 'number' && Number.isInteger(coins) && coins >= 0
