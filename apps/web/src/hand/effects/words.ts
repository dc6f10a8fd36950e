/** Texts of the list of what a choice changes. */
import { featureWords } from '../../i18n/index.ts'
import { words } from './words/en.ts'

export const changeWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
