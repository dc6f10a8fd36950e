/** Texts of the page about the HTTP API. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const programWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
