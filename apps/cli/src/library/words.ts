/** Texts in the public library: names, effects, questions and problems, in every language. */
import { FIRST_LANGUAGE, firstSpeech, isLanguage, type Speech, speechIn } from '@heptapolis/boxes'
import { fail, ok } from '@heptapolis/engine/kernel'
import { type Game, obstacleTo, type Result } from '@heptapolis/engine/show'

/** Texts by id: `say.piece(game.rules.piece('altar'))`. Default: English. */
export async function words(language: string = FIRST_LANGUAGE): Promise<Result<Speech>> {
  if (!isLanguage(language)) return fail('no-such-language', `There is no language "${language}".`)
  return ok(await speechIn(language))
}

/** Reason in English why a card cannot be built now; undefined if it can. */
export function whyNot(game: Game, seat: number, card: string): string | undefined {
  const obstacle = obstacleTo(game, seat, card)
  return obstacle && firstSpeech.obstacle(obstacle)
}

/** Adds an English message to the problem of a result. */
export const withMessage = <T>(result: Result<T>): Result<T> =>
  result.ok ? result : { ok: false, error: { ...result.error, message: firstSpeech.problem(result.error) } }
