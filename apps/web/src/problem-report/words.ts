/** Texts of problem reports. */
import { featureWords } from '../i18n/index.ts'
import { words as first } from './words/en.ts'

export const reportWords = await featureWords(first, (language) => import(`./words/${language}.ts`))
