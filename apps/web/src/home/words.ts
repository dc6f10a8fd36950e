/** Texts of the start page. They load with the page, which is shown first. */
import { type WordsLoader, wordsIn } from '@heptapolis/boxes/words'
import { part } from '../i18n/app.ts'
import { words } from './words/en.ts'

const loadWords: WordsLoader<typeof words> = (language) => import(`./words/${language}.ts`)

export const homeWords = part(words, (language) => wordsIn(language, loadWords))
