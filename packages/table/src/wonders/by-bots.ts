/** Agreements in which bots answer for every seat, for simulated games. */
import { ChaCha, fromHex, type Random, sha256, sure, toHex } from '@heptapolis/engine/kernel'
import { type Agreement, answered, openAgreement, questionOf, revealed, unanswered } from './agreement.ts'
import { botAnswer } from './bot-answers.ts'
import type { AgreementRules, GivenWonder } from './model.ts'

/** Wonder of each seat; any text is a seed. Throws if the pool is too small. */
export function agreedByBots(rules: AgreementRules, seed: string): readonly GivenWonder[] {
  const dice = new ChaCha().open(fromHex(toHex(sha256(`${seed} bots`))), 0, 0)
  let agreement = sure(openAgreement(rules, toHex(sha256(seed))))
  while (!agreement.result) agreement = revealed(withBotAnswers(agreement, dice))
  return agreement.result
}

const withBotAnswers = (agreement: Agreement, dice: Random): Agreement =>
  unanswered(agreement).reduce((before, seat) => {
    const question = questionOf(before, seat)
    return question ? sure(answered(before, seat, botAnswer(question, before.rules.edition, dice))) : before
  }, agreement)
