/** Texts of the text mode, and the words of typed commands. */
import { firstTypedWords, typedWordsIn } from '@heptapolis/table/typed'
import { featureWords } from '../../i18n/index.ts'
import { words } from './words/en.ts'

export const textWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
export const typedWords = await featureWords(firstTypedWords, typedWordsIn)
