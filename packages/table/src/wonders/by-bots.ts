/** Wonder agreements without an online table: bots answer for all seats, or for all but one person. */
import type { Ruleset } from '@heptapolis/engine'
import { ChaCha, fromHex, ok, type Random, sha256, sure, toHex } from '@heptapolis/engine/kernel'
import { type Agreement, answered, openAgreement, questionOf, revealed, unanswered } from './agreement.ts'
import { botAnswer } from './bot-answers.ts'
import type { AgreementRules, GivenWonder, WonderAnswer, WonderMethod, WonderQuestion } from './model.ts'
import { poolOf } from './pool.ts'

/** Rules of an agreement with all wonders of a mix and dealt sides. */
export const agreementIn = (rules: Ruleset, method: WonderMethod): AgreementRules => ({
  method,
  sides: 'dealt',
  isSpread: false,
  seats: rules.players,
  edition: rules.setup.edition,
  pool: poolOf(rules),
})

/** Wonder of each seat; any text is a seed. Throws if the pool is too small. */
export function agreedByBots(rules: AgreementRules, seed: string): readonly GivenWonder[] {
  const dice = new ChaCha().open(fromHex(toHex(sha256(`${seed} bots`))), 0, 0)
  let agreement = sure(openAgreement(rules, toHex(sha256(seed))))
  while (!agreement.result) agreement = revealed(withBotAnswers(agreement, dice))
  return agreement.result
}

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
  const dice = new ChaCha().open(fromHex(toHex(sha256(`${seed} bots`))), 0, 0)
  let agreement = sure(openAgreement(rules, toHex(sha256(seed))))
  while (!agreement.result) {
    const question = questionOf(agreement, person)
    const own = question ? answered(agreement, person, await ask(question)) : ok(agreement)
    if (own.ok) agreement = revealed(withBotAnswers(own.value, dice))
  }
  return agreement.result
}
