/** Texts of house rules on screen. The rules and their readings are in the texts of the boxes. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const houseRuleWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
