/** Texts in the output language, which is selected once at the start. */
import {
  FIRST_LANGUAGE,
  firstSpeech,
  isFinished,
  isLanguage,
  LANGUAGE_NAMES,
  type Language,
  type Speech,
  speechIn,
  type WordsLoader,
  wordsIn,
} from '@heptapolis/boxes'
import { firstTypedWords, type TypedWords, typedWordsIn } from '@heptapolis/table/typed'
import { UserError } from './errors.ts'
import { type CliWords, words as first } from './words/en.ts'

const loadWords: WordsLoader<CliWords> = (language) => import(`./words/${language}.ts`)

const spoken: { say: Speech; words: CliWords; typed: TypedWords } = {
  say: firstSpeech,
  words: first,
  typed: firstTypedWords,
}

/** Texts of the game (`say`), of the command line (`words`) and of commands typed at a table (`typedWords`). */
export const say = (): Speech => spoken.say
export const words = (): CliWords => spoken.words
export const typedWords = (): TypedWords => spoken.typed

export async function speak(language: Language): Promise<void> {
  spoken.say = await speechIn(language)
  spoken.words = language === FIRST_LANGUAGE ? first : await wordsIn(language, loadWords)
  spoken.typed = language === FIRST_LANGUAGE ? firstTypedWords : await wordsIn(language, typedWordsIn)
}

/** Value of `--lang` anywhere in the arguments; otherwise the language of the environment. */
export function languageIn(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return languageOf(env)
  const option = args[at] ?? ''
  const code = option.startsWith('--lang=') ? option.slice('--lang='.length) : (args[at + 1] ?? '')
  if (isLanguage(code)) return code
  throw new UserError(words().errors.noSuchLanguage(code, Object.keys(LANGUAGE_NAMES).join(', ')))
}

/** `LC_ALL=fr_FR.UTF-8`, then `LC_MESSAGES`, then `LANG`; the first language if none is supported. */
function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const [code = ''] = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().split(/[^a-z]/)
  return isFinished(code) ? code : FIRST_LANGUAGE
}
