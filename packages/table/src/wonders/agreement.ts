/**
 * State machine of a wonder agreement, in which players decide who gets which wonder: open step, secret answers,
 * revealed steps, result. Pure functions on immutable states.
 */
import { broken, ChaCha, fail, fromHex, ok, type Result } from '@heptapolis/engine/kernel'
import { readAnswer } from './answers.ts'
import { type AgreementStep, type AwardedBoard, stepsOf } from './methods.ts'
import type { AgreementRules, GivenWonder, WonderAnswer, WonderQuestion } from './model.ts'
import { poolFault } from './pool.ts'

/** Step with the answers so far, by seat. */
export interface AnsweredStep extends AgreementStep {
  readonly answers: readonly (WonderAnswer | undefined)[]
}

export interface Agreement {
  readonly rules: AgreementRules
  /** 64 hex digits; all chance follows from it. */
  readonly seed: string
  /** Revealed steps. */
  readonly past: readonly AnsweredStep[]
  /** The open step; undefined once there is a result. */
  readonly open?: AnsweredStep | undefined
  readonly result?: readonly GivenWonder[] | undefined
}

/** Opens an agreement. Methods that ask nothing have a result at once. */
export function openAgreement(rules: AgreementRules, seed: string): Result<Agreement> {
  return poolFault(rules) ?? ok(continued({ rules, seed, past: [] }))
}

/** Runs the method through the revealed steps, to the next step or the result. */
function continued({ rules, seed, past }: Agreement): Agreement {
  const steps = stepsOf(rules, new ChaCha().open(fromHex(seed), 0, 0))
  let next = steps.next()
  for (const { answers } of past) next = steps.next(answers)
  if (next.done) return { rules, seed, past, result: next.value.map(asGiven) }
  return { rules, seed, past, open: { ...next.value, answers: next.value.questions.map(() => undefined) } }
}

const asGiven = ({ board: { wonder, side }, price }: AwardedBoard): GivenWonder => ({
  wonder,
  side: side ?? broken('a wonder without a side'),
  ...(price !== undefined && price > 0 && { price }),
})

/** Number of the open step, from 0. */
export const stepOf = ({ past }: Agreement): number => past.length

export const questionOf = ({ open }: Agreement, seat: number): WonderQuestion | undefined => open?.questions[seat]

/** Seats that have not answered in the open step. */
export const unanswered = ({ open }: Agreement): number[] =>
  open ? [...open.questions.keys()].filter((seat) => open.questions[seat] && !open.answers[seat]) : []

/** Adds or replaces the answer of a seat. */
export function answered(agreement: Agreement, seat: number, answer: unknown): Result<Agreement> {
  const { open } = agreement
  const question = questionOf(agreement, seat)
  if (!open || !question) return fail('not-asked', 'You are not asked now.')
  const read = readAnswer(question, answer)
  if (!read.ok) return read
  return ok({ ...agreement, open: { ...open, answers: open.answers.map((one, i) => (i === seat ? read.value : one)) } })
}

/** Whether all have answered in the open step. */
export const isAnswered = (agreement: Agreement): boolean =>
  agreement.open !== undefined && unanswered(agreement).length === 0

/** Reveals the open step. Throws while answers are missing. */
export function revealed(agreement: Agreement): Agreement {
  const { open, past } = agreement
  if (!open || !isAnswered(agreement)) return broken('nobody may see answers before the last one')
  return continued({ ...agreement, past: [...past, open] })
}
