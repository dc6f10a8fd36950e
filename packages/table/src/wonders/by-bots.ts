/** Wonder agreements without an online table: people at one device answer, bots answer for all other seats. */
import type { Ruleset } from '@heptapolis/engine'
import { ChaCha, fromHex, ok, type Random, type Result, sha256, sure, toHex } from '@heptapolis/engine/kernel'
import { type Agreement, answered, openAgreement, questionOf, revealed, stepOf, unanswered } from './agreement.ts'
import { botAnswer } from './bot-answers.ts'
import type { AgreementRules, GivenWonder, WonderAnswer, WonderMethod, WonderQuestion } from './model.ts'
import { poolOf } from './pool.ts'

/** Rules of an agreement with the wonders of a mix; without further terms the sides are dealt. */
export const agreementIn = (
  rules: Ruleset,
  method: WonderMethod,
  { sides = 'dealt', isSpread = false }: Partial<Pick<AgreementRules, 'sides' | 'isSpread'>> = {},
): AgreementRules => ({
  method,
  sides,
  isSpread,
  seats: rules.players,
  edition: rules.setup.edition,
  pool: poolOf(rules, rules.setup.without),
})

/** Opens an agreement of people at one device; any text is a seed. */
export function openAtDevice(rules: AgreementRules, seed: string, people: readonly number[]): Result<Agreement> {
  const opened = openAgreement(rules, toHex(sha256(seed)))
  return opened.ok ? ok(untilAsked(opened.value, people)) : opened
}

/** Adds the answer of a person. The last one of a step reveals it. */
export function answeredAtDevice(
  agreement: Agreement,
  seat: number,
  answer: unknown,
  people: readonly number[],
): Result<Agreement> {
  const given = answered(agreement, seat, answer)
  return given.ok ? ok(untilAsked(given.value, people)) : given
}

/** Bots answer and steps are revealed until one of the people is asked or there is a result. */
function untilAsked(agreement: Agreement, people: readonly number[]): Agreement {
  let now = agreement
  while (now.open && !unanswered(now).some((seat) => people.includes(seat))) {
    now = revealed(withBotAnswers(now, diceOf(`${now.seed} ${stepOf(now)}`)))
  }
  return now
}

/** Wonder of each seat if bots answer for all; any text is a seed. Throws if the pool is too small. */
export function agreedByBots(rules: AgreementRules, seed: string): readonly GivenWonder[] {
  const dice = diceOf(seed)
  let agreement = sure(openAgreement(rules, toHex(sha256(seed))))
  while (!agreement.result) agreement = revealed(withBotAnswers(agreement, dice))
  return agreement.result
}

const diceOf = (seed: string): Random => new ChaCha().open(fromHex(toHex(sha256(`${seed} bots`))), 0, 0)

/** Bots answer for all seats without an answer. */
const withBotAnswers = (agreement: Agreement, dice: Random): Agreement =>
  unanswered(agreement).reduce((before, seat) => {
    const question = questionOf(before, seat)
    return question ? sure(answered(before, seat, botAnswer(question, before.rules.edition, dice))) : before
  }, agreement)

/** Asks the person at a seat. An answer that is refused is asked for again. */
export type AskPerson = (question: WonderQuestion) => Promise<WonderAnswer>

/** As `agreedByBots`, with a person at one seat. */
export async function agreedWithPerson(
  rules: AgreementRules,
  seed: string,
  person: number,
  ask: AskPerson,
): Promise<readonly GivenWonder[]> {
  let agreement = sure(openAtDevice(rules, seed, [person]))
  for (let question = questionOf(agreement, person); question; question = questionOf(agreement, person)) {
    const next = answeredAtDevice(agreement, person, await ask(question), [person])
    if (next.ok) agreement = next.value
  }
  return agreement.result ?? []
}
