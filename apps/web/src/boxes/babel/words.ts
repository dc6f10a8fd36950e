/** Texts of the Babel tiles. */
import { featureWords } from '../../i18n/index.ts'
import { words } from './words/en.ts'

export const babelWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
