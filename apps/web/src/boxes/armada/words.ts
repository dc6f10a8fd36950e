/** Texts of Armada shipyards. */
import { featureWords } from '../../i18n/index.ts'
import { words } from './words/en.ts'

export const armadaWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
