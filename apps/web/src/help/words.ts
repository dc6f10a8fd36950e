/** Texts of explanations, shortcuts and legend. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const helpWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

/** Name on the key; letters, digits and arrows name themselves. */
export const nameOfKey = (key: string): string => new Map(Object.entries(helpWords().keyNames)).get(key) ?? key
