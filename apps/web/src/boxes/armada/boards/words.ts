/** The words for the boards of Armada. */
import { type BoardsWords, enBoards } from '../../../i18n/en-boards.ts'
import { inLanguage } from '../../../i18n/feature.ts'
import { frBoards } from '../../../i18n/fr-boards.ts'

export const boardsWords = (): BoardsWords => inLanguage({ en: enBoards, fr: frBoards })
