/** Wonder agreement as one viewer may see it: other players' answers to the open step are omitted until the reveal. */
import { type Agreement, type AnsweredStep, questionOf, stepOf, unanswered } from './agreement.ts'
import type { GivenWonder, WonderAnswer, WonderBoard, WonderMethod, WonderQuestion } from './model.ts'

/** Step that all have answered. */
export interface ShownStep {
  boards: WonderBoard[]
  /** By seat; null for a seat that was not asked. */
  questions: (WonderQuestion | null)[]
  answers: (WonderAnswer | null)[]
}

export interface ShownAgreement {
  method: WonderMethod
  /** Number of the open step, from 0. An answer names it. */
  step: number
  /** Boards that everybody sees in the open step. */
  boards: WonderBoard[]
  /** Seats that have not answered in the open step. */
  awaited: number[]
  /** Question to the viewer, and the own answer, which may be changed until the last seat answers. */
  asked?: WonderQuestion | undefined
  answer?: WonderAnswer | undefined
  past: ShownStep[]
  /** Wonder of each seat, once it is settled. */
  result?: GivenWonder[] | undefined
}

/** `seat` is undefined for a spectator. */
export function shownAgreement(agreement: Agreement, seat: number | undefined): ShownAgreement {
  const { rules, open, past, result } = agreement
  return {
    method: rules.method,
    step: stepOf(agreement),
    boards: [...(open?.shown ?? [])],
    awaited: unanswered(agreement),
    asked: seat === undefined ? undefined : questionOf(agreement, seat),
    answer: seat === undefined ? undefined : open?.answers[seat],
    past: past.map(shownStep),
    result: result && [...result],
  }
}

const shownStep = ({ shown, questions, answers }: AnsweredStep): ShownStep => ({
  boards: [...shown],
  questions: questions.map((question) => question ?? null),
  answers: answers.map((answer) => answer ?? null),
})
