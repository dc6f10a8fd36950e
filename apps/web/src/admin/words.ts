/** Texts of the administration page. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const adminWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
