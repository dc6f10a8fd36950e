/** The form of a move from outside: only fields there are, each with something of its kind. */
import { isRecord, textOf, unknownField } from '../kernel/position/naming.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Ruleset } from '../rules/contract/box.ts'
import { oncePerRuleset } from '../rules/once.ts'
import { PAYEES, type Pay } from '../rules/vocabulary.ts'

export interface MoveJson {
  action: string
  card?: string
  /** chain, or the power that makes it free; where it is left out, the first way that costs no power. */
  by?: string
  pay?: Pay
  /** Who sells goods for 0 coins: `left`, `right`, `left+right`. */
  from?: string
  [detail: string]: unknown
}

/** What every move may say, and what the actions and riders in play add. */
const fieldsOf = oncePerRuleset(({ actions, riders }): string[] => {
  const added = [...actions, ...riders].flatMap(({ fields = [] }) => fields)
  return [...new Set(['action', 'card', 'by', 'pay', 'from', ...added])]
})

export function readShape(rules: Ruleset, json: unknown): Result<MoveJson> {
  if (!isRecord(json)) return fail('bad-move', 'A move is an object such as {"action":"build","card":"altar"}.')
  const { action, card, by, pay, from } = json
  if (typeof action !== 'string') return fail('bad-move', 'action must be a text such as "build".')
  if (card !== undefined && typeof card !== 'string') return fail('bad-move', 'card must be the id of a card.')
  if (by !== undefined && typeof by !== 'string') return fail('bad-move', 'by must be a text such as "chain".')
  if (from !== undefined && !areSellers(from)) return fail('bad-move', SELLERS)
  const stray = unknownField(json, fieldsOf(rules), '')
  if (stray) return { ok: false, error: { ...stray, code: 'bad-move' } }
  const unpaid = pay === undefined ? ok(pay) : readPay(pay)
  return unpaid.ok ? ok({ ...json, action } as MoveJson) : unpaid
}

const SELLERS = `from must be ${PAYEES.join(', ')}, or several of them joined by "+".`

const areSellers = (from: unknown): boolean =>
  textOf(from)
    .split('+')
    .every((seller) => PAYEES.some((payee) => payee === seller))

function readPay(pay: unknown): Result<unknown> {
  if (!isRecord(pay)) return fail('bad-move', 'pay must be an object such as {"left":2}.')
  const stray = unknownField(pay, PAYEES, 'pay')
  if (stray) return { ok: false, error: { ...stray, code: 'bad-move' } }
  const odd = PAYEES.find((payee) => !isCoins(pay[payee]))
  return odd ? fail('bad-move', `pay.${odd} must be a whole number of coins.`) : ok(pay)
}

const isCoins = (coins: unknown = 0): boolean => typeof coins === 'number' && Number.isInteger(coins) && coins >= 0
