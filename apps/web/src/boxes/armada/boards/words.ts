/** The words for the boards of Armada. */
import type { BoardFault } from '@heptapolis/boxes/armada'
import { coded } from '@heptapolis/engine/show'
import { featureWords, say } from '../../../i18n/index.ts'
import { words } from './words/en.ts'

export const boardsWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

/** What is wrong with boards, in words. */
export const faultWords = (fault: BoardFault): string => say().problem(coded('board-fault', fault))
