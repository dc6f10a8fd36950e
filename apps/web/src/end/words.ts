/** Texts of the end of a game. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const endWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
