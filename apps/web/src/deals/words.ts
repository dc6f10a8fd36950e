/** Texts of shared deals. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const dealWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
