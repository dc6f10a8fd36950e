/** The language everything is printed in: chosen once, before anything is said. */
import {
  FIRST_LANGUAGE,
  firstSpeech,
  isLanguage,
  LANGUAGES,
  type Language,
  type Speech,
  speechIn,
  type WordsDoor,
  wordsIn,
} from '@heptapolis/boxes'
import { UserError } from './errors.ts'
import { type CliWords, words as first } from './words/en.ts'

const door: WordsDoor<CliWords> = (language) => import(`./words/${language}.ts`)

const spoken: { say: Speech; words: CliWords } = { say: firstSpeech, words: first }

/** What the game says, and what the command line says around it. */
export const say = (): Speech => spoken.say
export const words = (): CliWords => spoken.words

export async function speak(language: Language): Promise<void> {
  spoken.say = await speechIn(language)
  spoken.words = language === FIRST_LANGUAGE ? first : await wordsIn(language, door)
}

/** The code behind `--lang`, wherever it stands; the first language where there is none. */
export function languageIn(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return FIRST_LANGUAGE
  const code = args[at].startsWith('--lang=') ? args[at].slice('--lang='.length) : (args[at + 1] ?? '')
  if (isLanguage(code)) return code
  throw new UserError(words().errors.noSuchLanguage(code, Object.keys(LANGUAGES).join(', ')))
}
