/**
 * Assignment of wonders in the terminal before the first round: the person is asked, bots answer for the other seats.
 */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Setup } from '@heptapolis/engine'
import { itemAt, ok } from '@heptapolis/engine/kernel'
import {
  agreedWithPerson,
  agreementIn,
  type GivenWonder,
  poolFault,
  type WonderAnswer,
  type WonderBoard,
  type WonderMethod,
  type WonderQuestion,
} from '@heptapolis/table/wonders'
import type { Asker } from '../input/asker.ts'
import { say, words } from '../language.ts'
import { orFail } from '../or-fail.ts'

/** The set-up with the wonders and prices of an agreement. */
export async function setupByAgreement(
  setup: Setup,
  method: WonderMethod,
  person: number,
  asker: Asker,
): Promise<Setup> {
  const rules = agreementIn(orFail(compile(setup, BOXES)), method)
  orFail(poolFault(rules) ?? ok(undefined))
  const given = await agreedWithPerson(rules, setup.seed, person, (question) => answerOf(asker, question))
  console.log(
    given
      .map((one, seat) => `  ${words().wonders.gets(setup.seats[seat]?.name ?? '', boardName(one), one.price ?? 0)}`)
      .join('\n'),
  )
  return { ...setup, seats: setup.seats.map((seat, i) => ({ ...seat, ...itemAt(given, i) })) }
}

const boardName = ({ wonder, side }: WonderBoard | GivenWonder): string =>
  [say().wonder(wonder), side === undefined ? undefined : (say().terms.sides[side] ?? side)].filter(Boolean).join(' ')

const optionsFrom = (from: readonly WonderBoard[]) => from.map((board) => ({ value: board, label: boardName(board) }))

async function answerOf(asker: Asker, question: WonderQuestion): Promise<WonderAnswer> {
  const w = words().wonders
  const { ask, from } = question
  if (ask === 'bids') return { bids: await bidsFor(asker, from, question.most) }
  if (ask === 'wishes') return { wishes: await wishesFor(asker, from) }
  if (ask === 'redraw') {
    const title = `${w.asks.redraw} ${boardName(itemAt(from, 0))}`
    const redraw = await asker.choose(title, [
      { value: false, label: w.keep },
      { value: true, label: w.redraw },
    ])
    return { redraw }
  }
  const { wonder, side = '' } = await asker.choose(w.asks[ask], optionsFrom(from))
  return ask === 'side' ? { side } : { wonder }
}

/** Asks for one wish after another, until the person is done. */
async function wishesFor(asker: Asker, from: readonly WonderBoard[]): Promise<string[]> {
  const w = words().wonders
  const wishes: string[] = []
  for (let left = from; left.length > 0; left = left.filter(({ wonder }) => !wishes.includes(wonder))) {
    const done = wishes.length > 0 ? [{ value: undefined, label: w.done, key: 'd' }] : []
    const wish = await asker.choose<WonderBoard | undefined>(w.wish(wishes.length + 1), [...optionsFrom(left), ...done])
    if (!wish) return wishes
    wishes.push(wish.wonder)
  }
  return wishes
}

async function bidsFor(asker: Asker, from: readonly WonderBoard[], most: number): Promise<Record<string, number>> {
  const bids: Record<string, number> = {}
  for (const board of from) {
    for (let bid = Number.NaN; !Number.isInteger(bid) || bid < 0 || bid > most; ) {
      bid = Number(await asker.write(words().wonders.bid(boardName(board), most), '0'))
      bids[board.wonder] = bid
    }
  }
  return bids
}
