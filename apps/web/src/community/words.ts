/** Texts of the community pages. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const communityWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
