/** Texts of the player aid pages. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const aidWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
