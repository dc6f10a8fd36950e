/** Texts of wonders by agreement. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const agreementWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
