/** Texts of explanations, shortcuts and legend. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const helpWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
