/** Form of a move in a position. */

import { readCount } from '../kernel/position/forms.ts'
import { noSuch, readRecord, textOf } from '../kernel/position/naming.ts'
import { isProblem, type Problem } from '../kernel/result.ts'
import { isOneOf } from '../kernel/typed.ts'
import type { Form, Ruleset } from './contract/box.ts'
import { CHAIN, FREE, PAY, riderCode, riderIndex, riderOption } from './move.ts'
import { shares, showFree, showPay, withPurchase, withShare } from './trade/pay.ts'
import { PAYEES } from './vocabulary.ts'

const MOST_PAID = 31
const MOST_OPTION = 0xffff

/** Choice of a seat. The coins are its payment; the action defines the option. */
export const moveForm: Form = {
  read(value, field, rules) {
    const known = ['action', 'card', 'by', 'pay', 'from', 'rider', 'option']
    const given = readRecord(value, field, known, '{"action":"sell","card":"altar"}')
    if (isProblem(given)) return given
    const action = rules.actions.findIndex(({ id }) => id === given.action)
    if (action < 0) return noSuch(`${field}.action`, 'action', given.action, rules.actions.map(idOf))
    const parts = [
      readCard(given.card, `${field}.card`, rules),
      readBy(given.by, `${field}.by`, rules),
      readPay(given.pay, given.from, field),
      readRider(given.rider, `${field}.rider`, rules),
      rules.actions[action].option === 'piece'
        ? readCard(given.option, `${field}.option`, rules)
        : readCount(given.option ?? 0, `${field}.option`, MOST_OPTION),
    ]
    return parts.find(isProblem) ?? [action + 1, ...(parts as number[])]
  },
  write([action, card, by, pay, rider, option], rules) {
    const { id, option: means } = rules.actions[action - 1]
    return {
      action: id,
      ...(card === 0 ? {} : { card: rules.pieces[card].id }),
      ...(by === PAY ? {} : { by: by === CHAIN ? 'chain' : rules.abilities[by - FREE].id }),
      ...(shares(pay) === 0 ? {} : { pay: showPay(pay) }),
      ...(shares(pay) === pay ? {} : { from: showFree(pay) }),
      ...(rider === 0 ? {} : { rider: showRider(rider, rules) }),
      ...(option === 0 ? {} : { option: means === 'piece' ? rules.pieces[option].id : option }),
    }
  },
}

const idOf = ({ id }: { id: string }): string => id

function readCard(id: unknown, field: string, rules: Ruleset): number | Problem {
  if (id === undefined) return 0
  return rules.called(textOf(id))?.index ?? noSuch(field, 'card', id, [...rules.byId.keys()])
}

function readBy(by: unknown, field: string, { abilities }: Ruleset): number | Problem {
  if (by === undefined) return PAY
  if (by === 'chain') return CHAIN
  const ability = abilities.findIndex(({ id }) => id === by)
  return ability < 0 ? noSuch(field, 'ability', by, ['chain', ...abilities.map(idOf)]) : FREE + ability
}

/** Coins per payee, and sellers of free resources. */
function readPay(value: unknown = {}, from: unknown, field: string): number | Problem {
  const given = readRecord(value, `${field}.pay`, PAYEES, '{"bank":1}')
  if (isProblem(given)) return given
  const sellers = from === undefined ? [] : textOf(from).split('+')
  const odd = sellers.find((seller) => !isOneOf(PAYEES, seller))
  if (odd !== undefined) return noSuch(`${field}.from`, 'seller', odd, PAYEES)
  let pay = 0
  for (const [i, payee] of PAYEES.entries()) {
    const coins = readCount(given[payee] ?? 0, `${field}.pay.${payee}`, MOST_PAID)
    if (isProblem(coins)) return coins
    pay |= withShare(coins, i)
    if (sellers.includes(payee)) pay = withPurchase(pay, 0, i)
  }
  return pay
}

/** A box has at most one rider, so the name of the box identifies it. */
const riderBoxes = ({ boxes }: Ruleset): string[] => boxes.filter(({ rider }) => rider !== undefined).map(idOf)

const showRider = (code: number, rules: Ruleset) => ({
  box: riderBoxes(rules)[riderIndex(code)],
  option: riderOption(code),
})

function readRider(value: unknown, field: string, rules: Ruleset): number | Problem {
  if (value === undefined) return 0
  const given = readRecord(value, field, ['box', 'option'], '{"box":"…","option":1}')
  if (isProblem(given)) return given
  const boxes = riderBoxes(rules)
  const rider = boxes.indexOf(textOf(given.box))
  if (rider < 0) return noSuch(`${field}.box`, 'rider', given.box, boxes)
  const option = readCount(given.option, `${field}.option`, MOST_OPTION)
  return isProblem(option) ? option : riderCode(rider, option)
}
