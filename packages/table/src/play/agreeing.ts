/**
 * Wonder agreement at an online table, in which players decide who gets which wonder: its rules, missing bot answers
 * and next event.
 */
import type { Box, Ruleset, Terms } from '@heptapolis/engine'
import { ChaCha, fail, fromHex, itemAt } from '@heptapolis/engine/kernel'
import { poolsIn } from '@heptapolis/engine/show'
import { wonderDiceOf } from '../fair/fair.ts'
import type { Options, TableEventBody } from '../model/events.ts'
import { rulesFor } from '../model/rules.ts'
import { type GameState, isBotRun, type TableState } from '../model/state.ts'
import { type Agreement, isAnswered, questionOf, revealed, stepOf, unanswered } from '../wonders/agreement.ts'
import { botAnswer } from '../wonders/bot-answers.ts'
import type { AgreementRules, PoolWonder, WonderMethod } from '../wonders/model.ts'
import { poolFault, poolOf } from '../wonders/pool.ts'
import { deadlineOf, leftAfter } from './clock.ts'
import { standInDue } from './owed.ts'

type DealOptions = Pick<Options, 'wonders' | 'sides' | 'resources' | 'without'>

/** Whether the engine deals wonders as printed: all of them, with dealt sides and no further rule. */
export const isStandardDeal = ({ wonders, sides, resources, without = [] }: DealOptions): boolean =>
  wonders === 'drawn' && sides === 'dealt' && resources === 'any' && without.length === 0

const methodOf = ({ wonders }: DealOptions): WonderMethod | undefined =>
  wonders === 'fixed' || wonders === 'chosen' ? undefined : wonders

const isByAgreement = (options: DealOptions): boolean => methodOf(options) !== undefined && !isStandardDeal(options)

/** Rules of the agreement with a stored pool. */
export const rulesWith = (
  { edition, seats }: Terms,
  options: DealOptions,
  pool: readonly PoolWonder[],
): AgreementRules => ({
  method: methodOf(options) ?? 'drawn',
  sides: options.sides,
  isSpread: options.resources === 'spread',
  seats: seats.length,
  edition,
  pool,
})

/** Rules of the agreement; undefined if wonders are given out without one. */
export const agreementRules = (terms: Terms, options: DealOptions, rules: Ruleset): AgreementRules | undefined =>
  isByAgreement(options) ? rulesWith(terms, options, poolOf(rules, options.without)) : undefined

/** Refuses options that leave out unknown wonders or cards, or too many. */
export function agreementFault(
  terms: Terms,
  options: DealOptions,
  library: readonly Box[],
): ReturnType<typeof fail> | undefined {
  const rules = rulesFor(terms, library)
  if (!rules.ok) return rules
  const limited = options.without ? rulesFor({ ...terms, without: [...options.without] }, library) : rules
  const isWished = terms.seats.some(({ wonder = '' }) => options.without?.includes(wonder))
  if (isWished) return leftOut
  const agreement = agreementRules(terms, options, rules.value)
  return (agreement && poolFault(agreement)) ?? (limited.ok ? undefined : limited)
}

/** Pieces that a table of this mix may leave out: wonders and drawn pieces. */
const namesIn = (rules: Ruleset): string[] => [
  ...poolOf(rules).map(({ wonder }) => wonder),
  ...poolsIn(rules).flatMap(({ pieces }) => pieces.map((index) => itemAt(rules.pieces, index).id)),
]

/** The options without names that this mix does not have. */
export function withKnownWonders(terms: Terms, options: Options, library: readonly Box[]): Options {
  const { without, ...others } = options
  const rules = rulesFor(terms, library)
  if (!without || !rules.ok) return options
  const known = namesIn(rules.value).filter((id) => without.includes(id))
  return known.length > 0 ? { ...others, without: known } : others
}

export const leftOut = fail('left-out', 'This wonder is left out at this table.')

/** Next event of an open agreement: the answer of a bot, or the reveal; undefined while people are awaited. */
export function agreementEvent(table: TableState, play: GameState, now: number): TableEventBody | undefined {
  const { agreement } = play
  if (!agreement || table.paused !== undefined) return undefined
  if (agreement.result || isAnswered(agreement)) return revealEvent(table, play, agreement)
  for (const seat of unanswered(agreement)) {
    const by = answererOf(table, seat, now)
    if (by) return { kind: 'agree', step: stepOf(agreement), seat, answer: botAnswerOf(table, agreement, seat), by }
  }
  return undefined
}

/** Programs know moves of the game alone, so the table answers for them too. */
function answererOf(table: TableState, seat: number, now: number): 'bot' | 'clock' | undefined {
  const seatState = itemAt(table.seats, seat)
  if (seatState.isProgram) return 'bot'
  if (isBotRun(seatState)) return (standInDue(table, seat) ?? now) <= now ? 'bot' : undefined
  const deadline = deadlineOf(table, seat)
  return deadline !== undefined && deadline <= now ? 'clock' : undefined
}

function botAnswerOf({ secret }: TableState, agreement: Agreement, seat: number): ReturnType<typeof botAnswer> {
  const question = questionOf(agreement, seat)
  const dice = new ChaCha().open(fromHex(wonderDiceOf(secret, stepOf(agreement), seat)), 0, 0)
  return question ? botAnswer(question, agreement.rules.edition, dice) : {}
}

function revealEvent({ options }: TableState, { times }: GameState, agreement: Agreement): TableEventBody {
  const { result } = agreement.open ? revealed(agreement) : agreement
  // Without a question no clock has run.
  const left = times.map((time) => (agreement.open ? leftAfter(options.clock, time) : time.left))
  return { kind: 'reveal', step: stepOf(agreement), left, wonders: result }
}
