/** Texts of the rulebook page. */
import { firstVoice, voiceIn } from '@heptapolis/rulebook'
import { featureWords, spoken } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const rulesWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

/** The language of the rulebook. */
export const bookVoice = await spoken(firstVoice, voiceIn)
