/** What people read: names, effects, questions and problems, in every language there is. */
import { FIRST_LANGUAGE, firstSpeech, isLanguage, type Speech, speechIn } from '@heptapolis/boxes'
import { fail, ok } from '@heptapolis/engine/kernel'
import { type Game, obstacleTo, type Result } from '@heptapolis/engine/show'

/** Everything in words, by ids: `say.piece(game.rules.piece('altar'))`. English where no language is named. */
export async function words(language: string = FIRST_LANGUAGE): Promise<Result<Speech>> {
  if (!isLanguage(language)) return fail('no-such-language', `There is no language "${language}".`)
  return ok(await speechIn(language))
}

/** Why a card cannot be built now, in English; undefined where it can. */
export function whyNot(game: Game, seat: number, card: string): string | undefined {
  const obstacle = obstacleTo(game, seat, card)
  return obstacle && firstSpeech.obstacle(obstacle)
}

/** The same with its problem told in English. */
export const told = <T>(result: Result<T>): Result<T> =>
  result.ok ? result : { ok: false, error: { ...result.error, message: firstSpeech.problem(result.error) } }
