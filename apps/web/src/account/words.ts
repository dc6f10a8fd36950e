/** Texts of the account page. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const accountWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
