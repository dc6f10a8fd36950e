/** Texts of puzzles. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const puzzleWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
