/**
 * Methods of a wonder agreement, such as draft or bids. Each is a generator: it yields the questions of a step and
 * receives the answers by seat. The same random numbers and answers always give the same result.
 */
import { broken, itemAt, type Random, shuffle } from '@heptapolis/engine/kernel'
import { bestAssignment } from './assignment.ts'
import {
  type AgreementRules,
  MOST_BID,
  type WonderAnswer,
  type WonderBoard,
  type WonderMethod,
  type WonderQuestion,
} from './model.ts'
import { boardsOf, capacity, firstFitting, fits } from './pool.ts'

export interface AgreementStep {
  /** Boards that everybody sees. */
  readonly shown: readonly WonderBoard[]
  /** By seat; undefined for a seat that is not asked. */
  readonly questions: readonly (WonderQuestion | undefined)[]
}

type Answers = readonly (WonderAnswer | undefined)[]

/** Board of a seat with its price; a free side is still open. */
export interface AwardedBoard {
  readonly board: WonderBoard
  readonly price?: number
}

type Steps = Generator<AgreementStep, AwardedBoard[], Answers>

interface Setting {
  readonly rules: AgreementRules
  readonly chance: Random
  /** All boards of the pool, in its order. */
  readonly boards: readonly WonderBoard[]
  /** The same in an order by chance. */
  readonly mixed: readonly WonderBoard[]
}

export function* stepsOf(rules: AgreementRules, chance: Random): Steps {
  const boards = boardsOf(rules, chance)
  const mixed = shuffle([...boards], chance)
  const { method } = rules
  const awarded =
    method === 'drawn'
      ? firstFitting(rules, mixed, rules.seats).map(asAwarded)
      : yield* methods[method]({ rules, chance, boards, mixed })
  return rules.sides === 'free' ? yield* withSides(rules, awarded) : awarded
}

const methods: Readonly<Record<Exclude<WonderMethod, 'drawn'>, (setting: Setting) => Steps>> = {
  *pair({ rules, mixed }) {
    const dealt = firstFitting(rules, mixed, 2 * rules.seats)
    const answers = yield toAll(rules, [], (seat) => ({ ask: 'keep', from: dealt.slice(2 * seat, 2 * seat + 2) }))
    return answers.map((answer) => asAwarded(boardIn(dealt, answer?.wonder)))
  },
  *draft({ rules, boards }) {
    const picked: WonderBoard[] = []
    for (let seat = rules.seats - 1; seat >= 0; seat--) {
      const from = boards.filter((board) => !picked.includes(board) && fits(rules, picked, board))
      const answers = yield {
        shown: boards,
        questions: perSeat(rules, (one) => (one === seat ? { ask: 'pick', from } : undefined)),
      }
      picked.push(boardIn(from, answers[seat]?.wonder))
    }
    return picked.reverse().map(asAwarded)
  },
  *ban({ rules, chance, boards, mixed }) {
    const answers = yield toAll(rules, boards, () => ({ ask: 'ban', from: boards }))
    let left = mixed
    for (const answer of shuffle([...answers], chance)) {
      const rest = left.filter(({ wonder }) => wonder !== answer?.wonder)
      // A ban that would leave too few wonders is void.
      if (capacity(rules, rest) >= rules.seats) left = rest
    }
    return firstFitting(rules, left, rules.seats).map(asAwarded)
  },
  *redraw({ rules, chance, mixed }) {
    const dealt = firstFitting(rules, mixed, rules.seats)
    const answers = yield toAll(rules, dealt, (seat) => ({ ask: 'redraw', from: [itemAt(dealt, seat)] }))
    const returns = (seat: number): boolean => answers[seat]?.redraw === true
    const final = dealt.map((board, seat) => (returns(seat) ? undefined : board))
    const order = shuffle([...dealt.keys()].filter(returns), chance)
    let left = shuffle(
      mixed.filter((board) => !final.includes(board)),
      chance,
    )
    for (const seat of order) {
      const taken = final.filter((board) => board !== undefined)
      const open = left.filter((board) => fits(rules, taken, board))
      // The returned board comes back only if nothing else fits.
      const board = open.find((one) => one !== dealt[seat]) ?? open[0] ?? broken('no wonder is left')
      final[seat] = board
      left = left.filter((one) => one !== board)
    }
    return final.map((board) => asAwarded(board ?? broken('a seat has no wonder')))
  },
  *wishes({ rules, chance, boards, mixed }) {
    const answers = yield toAll(rules, boards, () => ({ ask: 'wishes', from: boards }))
    const given: (WonderBoard | undefined)[] = answers.map(() => undefined)
    for (const seat of shuffle([...answers.keys()], chance)) {
      const taken = given.filter((board) => board !== undefined)
      const open = mixed.filter((board) => !taken.includes(board) && fits(rules, taken, board))
      const wished = answers[seat]?.wishes?.find((wonder) => open.some((board) => board.wonder === wonder))
      given[seat] = open.find(({ wonder }) => wonder === wished) ?? itemAt(open, 0)
    }
    return given.map((board) => asAwarded(board ?? broken('a seat has no wonder')))
  },
  *bids({ rules, chance, mixed }) {
    const lots = firstFitting(rules, mixed, rules.seats)
    const answers = yield toAll(rules, lots, () => ({ ask: 'bids', from: lots, most: MOST_BID }))
    // Rows and columns in an order by chance decide between equal bids.
    const order = shuffle([...answers.keys()], chance)
    const bids = order.map((seat) => lots.map(({ wonder }) => answers[seat]?.bids?.[wonder] ?? 0))
    const won = bestAssignment(bids)
    return answers.map((_, seat) => {
      const row = order.indexOf(seat)
      const lot = itemAt(won, row)
      return { board: itemAt(lots, lot), price: itemAt(itemAt(bids, row), lot) }
    })
  },
}

/** Last step with free sides: everybody chooses at the same time. */
function* withSides(rules: AgreementRules, awarded: readonly AwardedBoard[]): Steps {
  const isOpen = ({ board }: AwardedBoard): boolean => board.side === undefined
  if (!awarded.some(isOpen)) return [...awarded]
  const answers = yield {
    shown: awarded.map(({ board }) => board),
    questions: awarded.map((one) => (isOpen(one) ? { ask: 'side', from: sidesOf(rules, one.board) } : undefined)),
  }
  return awarded.map((one, seat) =>
    isOpen(one) ? { ...one, board: { ...one.board, side: answers[seat]?.side ?? broken('no side') } } : one,
  )
}

const sidesOf = ({ pool }: AgreementRules, { wonder }: WonderBoard): WonderBoard[] =>
  (pool.find((one) => one.wonder === wonder)?.sides ?? []).map((side) => ({ wonder, side }))

const asAwarded = (board: WonderBoard): AwardedBoard => ({ board })

const perSeat = <T>({ seats }: AgreementRules, of: (seat: number) => T): T[] =>
  Array.from({ length: seats }, (_, i) => of(i))

const toAll = (
  rules: AgreementRules,
  shown: readonly WonderBoard[],
  question: (seat: number) => WonderQuestion,
): AgreementStep => ({ shown, questions: perSeat(rules, question) })

const boardIn = (boards: readonly WonderBoard[], wonder: string | undefined): WonderBoard =>
  boards.find((board) => board.wonder === wonder) ?? broken('this wonder is not on offer')
