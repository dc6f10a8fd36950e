/** Texts of the form in which players enter the values printed on their Armada boards, including its error messages. */
import type { BoardFault } from '@heptapolis/boxes/armada'
import { coded } from '@heptapolis/engine/show'
import { featureWords, say } from '../../../i18n/index.ts'
import { words } from './words/en.ts'

export const boardsWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

/** The text of a board error. */
export const faultWords = (fault: BoardFault): string => say().problem(coded('board-fault', fault))
