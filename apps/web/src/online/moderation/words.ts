/** Texts of moderation. */
import { featureWords } from '../../i18n/index.ts'
import { words } from './words/en.ts'

export const moderationWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
