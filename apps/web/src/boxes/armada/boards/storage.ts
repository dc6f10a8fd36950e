/** Corrected Armada boards, stored in this browser. */
import { storedCorrections, storeLetters } from '../../../corrections/corrections.ts'

const BOX = 'armada'

export const keptBoards = (): string => storedCorrections()[BOX] ?? ''
export const keepBoards = (letters: string): void => storeLetters(BOX, letters)
